/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { contentContract, contentSchemas } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/fixture";
import { complete } from "./complete";
import { changesBetween, changeText, clash } from "./one-value-diff";

const files = Object.keys(contentContract).map((name) => `${fixtureFolder}/${name}.json`);
const schemaOf = (file: string) =>
  contentSchemas[path.basename(file, ".json") as keyof typeof contentSchemas];

function save(text: string, after: unknown): string {
  return changeText(text, changesBetween(JSON.parse(text), after));
}

type Leaf = { path: (string | number)[]; value: unknown };

function* leavesOf(value: unknown, path: (string | number)[] = []): Generator<Leaf> {
  if (typeof value !== "object" || value === null) yield { path, value };
  else {
    for (const [key, child] of Object.entries(value)) {
      yield* leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

function withValue(content: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((entry, index) => (index === key ? withValue(entry, rest, value) : entry));
  }
  return Object.fromEntries(
    Object.entries(content as object).map(([name, child]) => [
      name,
      name === key ? withValue(child, rest, value) : child,
    ]),
  );
}

/** The lines that one text has and the other does not. */
function linesApart(one: string, other: string): string[] {
  const others = other.split("\n");
  return one.split("\n").filter((line) => !others.includes(line));
}

test.each(files)("%s, saved as it was opened, is the same to the byte", (file) => {
  const text = readFileSync(file, "utf8");
  expect(save(text, complete(schemaOf(file), JSON.parse(text)))).toBe(text);
});

test.each(files)("%s: a change of any one value changes that value in the file, and nothing else", (file) => {
  const text = readFileSync(file, "utf8");
  const leaves = [...leavesOf(JSON.parse(text))];
  fc.assert(
    fc.property(fc.constantFrom(...leaves), fc.string({ minLength: 1, unit: "grapheme" }), (leaf, typed) => {
      const value = typeof leaf.value === "number" ? leaf.value + 1.5 : `${typed}.`;
      const after = withValue(JSON.parse(text), leaf.path, value);
      const saved = save(text, after);
      expect(JSON.parse(saved)).toEqual(after);
      const before = JSON.stringify(leaf.value);
      const at = firstDifference(text, saved);
      const tail = commonEnd(text.slice(at), saved.slice(at));
      expect(text.length - at - tail).toBeLessThanOrEqual(before.length + 2);
    }),
    { numRuns: 60 },
  );
});

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

function commonEnd(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
}

test("whatever a file is changed to, its text reads back as just that", () => {
  const { value: content } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.array(tie("value"), { maxLength: 5 }),
      fc.dictionary(
        fc.string().filter((key) => key !== "__proto__"),
        tie("value"),
        { maxKeys: 5 },
      ),
    ),
  }));
  const layouts = fc.constantFrom(0, 2, 4, "\t");
  fc.assert(
    fc.property(content, content, layouts, fc.boolean(), (before, after, indent, windows) => {
      const text = JSON.stringify({ before }, undefined, indent).replaceAll("\n", windows ? "\r\n" : "\n");
      expect(JSON.parse(save(text, { before: after }))).toEqual(
        JSON.parse(JSON.stringify({ before: after })),
      );
    }),
    { numRuns: 500 },
  );
});

const layout = `{
    "hours": [5.0, 5.1,
      1e1],
    "title" : "a",

    "list": [ {"name": "x"}, {"name": "y"} ]
}
`;

test("numbers keep their spelling, and lists their lines", () => {
  expect(save(layout, { hours: [5, 6, 10], title: "a", list: [{ name: "x" }, { name: "y" }] })).toBe(
    layout.replace("5.1", "6"),
  );
  const renamed = save(layout, { hours: [5, 5.1, 10], title: "b", list: [{ name: "x" }, { name: "y" }] });
  expect(linesApart(renamed, layout)).toEqual(['    "title" : "b",']);
});

test("an entry that is added or removed leaves the others in their places", () => {
  const before = JSON.parse(layout);
  const added = save(layout, { ...before, list: [{ name: "x" }, { name: "z" }, { name: "y" }] });
  expect(JSON.parse(added).list).toEqual([{ name: "x" }, { name: "z" }, { name: "y" }]);
  expect(added).toContain('"list": [ {"name": "x"}, { "name": "z" }, {"name": "y"} ]');
  expect(save(layout, { ...before, list: [{ name: "y" }] })).toContain('"list": [ {"name": "y"} ]');
});

test("a new key stands where the contract has it", () => {
  const text = '{\n  "a": 1,\n  "c": 3\n}\n';
  expect(save(text, { a: 1, b: 2, c: 3 })).toBe('{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n');
});

test("changes of different values go together, those of the same value or list do not", () => {
  const before = { title: "a", list: [{ name: "x" }, { name: "y" }] };
  const title = changesBetween(before, { ...before, title: "b" });
  const name = changesBetween(before, { ...before, list: [{ name: "x" }, { name: "z" }] });
  const longer = changesBetween(before, { ...before, list: [...before.list, { name: "z" }] });
  expect(clash(title, name)).toBe(false);
  expect(clash(title, title)).toBe(true);
  expect(clash(name, longer)).toBe(true);
});
