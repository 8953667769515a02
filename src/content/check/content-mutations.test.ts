import { readdir } from "node:fs/promises";
import fc from "fast-check";
import { ContentCopy } from "../../../tests/support/content-copy";
import { type ValuePath, valueAt } from "../walk";
import { checkContent } from "./content-check";
import { formatPath } from "./problem";
import { allPaths } from "./value-paths";

function spoil(content: unknown, path: ValuePath, value: unknown): void {
  const owner = Object(valueAt(content, path.slice(0, -1)));
  const key = path.at(-1) ?? "";
  if (value !== undefined) owner[key] = value;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
}

const anything = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("<b>x</b>", "/", "#", "images/x.jpg", "https://x", "a@b", { ["__proto__"]: 1 }),
);

test("rejects any replaced value where it is, or passes it to the site unchanged", async () => {
  const copy = await ContentCopy.make();
  const files = (await readdir(copy.folder)).filter((file) => file.endsWith(".json"));
  const place = fc.double({ min: 0, max: 0.999999, noNaN: true });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), place, anything, async (file, where, value) => {
      const before = await copy.read(file);
      const content = JSON.parse(before);
      const paths = allPaths(content);
      const path = paths[Math.floor(where * paths.length)] ?? [];
      spoil(content, path, value);
      await copy.write(file, JSON.stringify(content));
      const { problems, contents } = await checkContent(copy.folder);
      await copy.write(file, before);

      if (problems.length === 0) {
        const checked = contents.get(file.replace(".json", ""));
        expect(allPaths(checked).map(formatPath).sort()).toEqual(allPaths(content).map(formatPath).sort());
        return;
      }
      const changed = formatPath(path);
      // Removing a placeholder mark is reported at the value; a changed firm name is reported at the titles.
      const isNamed = problems.some(
        (problem) =>
          problem.message.includes(`data/${file}`) ||
          problem.message.endsWith("à placeholders") ||
          (problem.file === `data/${file}` &&
            (changed.startsWith(problem.path) || problem.path.startsWith(changed))),
      );
      if (!isNamed) throw new Error(`${file} ${changed}: ${JSON.stringify(problems)}`);
    }),
    { numRuns: process.env.LONG_TESTS ? 1000 : 60 },
  );
  await copy.remove();
  // A thousand runs take minutes on a busy machine.
}, 600_000);
