import { readdir } from "node:fs/promises";
import fc from "fast-check";
import { ContentCopy } from "../../../tests/support/content-copy";
import { type ValuePath, valueAt } from "../walk";
import { checkContent } from "./content-check";
import { formatPath } from "./problem";
import { allPaths } from "./value-paths";

function mutate(content: unknown, path: ValuePath, value: unknown): void {
  const parent = Object(valueAt(content, path.slice(0, -1)));
  const key = path.at(-1) ?? "";
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

const anyValue = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("<b>x</b>", "/", "#", "images/x.jpg", "https://x", "a@b", { ["__proto__"]: 1 }),
);

test("the check names the path of any replaced or removed value, or returns content with the same paths", async () => {
  const copy = await ContentCopy.make();
  const files = (await readdir(copy.folder)).filter((file) => file.endsWith(".json"));
  const anyFraction = fc.double({ min: 0, max: 0.999999, noNaN: true });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), anyFraction, anyValue, async (file, fraction, value) => {
      const originalText = await copy.read(file);
      const content = JSON.parse(originalText);
      const paths = allPaths(content);
      const path = paths[Math.floor(fraction * paths.length)] ?? [];
      mutate(content, path, value);
      await copy.write(file, JSON.stringify(content));
      const { problems, contents: checkedContents } = await checkContent(copy.folder);
      await copy.write(file, originalText);

      if (problems.length === 0) {
        const checkedContent = checkedContents.get(file.replace(".json", ""));
        expect(allPaths(checkedContent).map(formatPath).sort()).toEqual(
          allPaths(content).map(formatPath).sort(),
        );
        return;
      }
      const mutatedPath = formatPath(path);
      // Two kinds of problems have another path: a text that another file repeats, whose message names this file, and
      // an example address that is no longer listed in `placeholders`, whose message ends with this word.
      const isReported = problems.some(
        (problem) =>
          problem.message.includes(`data/${file}`) ||
          problem.message.endsWith("à placeholders") ||
          (problem.file === `data/${file}` &&
            (mutatedPath.startsWith(problem.path) || problem.path.startsWith(mutatedPath))),
      );
      if (!isReported) throw new Error(`${file} ${mutatedPath}: ${JSON.stringify(problems)}`);
    }),
    { numRuns: process.env.LONG_TESTS ? 1000 : 60 },
  );
  await copy.remove();
  // A thousand runs take minutes on a busy machine.
}, 600_000);
