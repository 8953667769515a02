/** @jest-environment node */
import { readdir } from "node:fs/promises";
import fc from "fast-check";
import type { z } from "zod";
import { ContentCopy } from "../../../tests/support/content-copy";
import { runs } from "../../../tests/support/runs";
import { contentContract } from "../contract";
import { checkContent, newMemory } from "./content-check";
import { valueAt } from "./contract-problems";
import { formatPath, formatProblem, type Problem, type ValuePath } from "./problem";

/**
 * Random changes to content that is in order. Either a change is no mistake, and everything in the file
 * reaches the site as it stands there, or it is refused with a line that names the right file and place.
 */

const memory = newMemory();
let copy: ContentCopy;
const shipped = new Map<string, string>();

beforeAll(async () => {
  copy = await ContentCopy.make();
  for (const file of await readdir(copy.folder)) {
    if (file.endsWith(".json")) shipped.set(file, await copy.read(file));
  }
});
afterAll(() => copy.remove());

const tries = runs(60, 400);
const budget = 120_000;
const files = Object.keys(contentContract).map((name) => `${name}.json`);
const anyFile = fc.constantFrom(...files);
/** Picks a place in a file by a number from 0 to 1. */
const anyPlace = fc.double({ min: 0, max: 0.999999, noNaN: true });

async function problemsWith(file: string, content: string | Uint8Array): Promise<Problem[]> {
  await copy.write(file, content);
  const { problems } = await checkContent(copy.folder, memory);
  await copy.write(file, shipped.get(file) ?? "");
  return problems;
}

/** Paths of all values of a file, the root excepted. */
function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [childPath, ...pathsIn(child, childPath)];
  });
}

function pick<Item>(items: readonly Item[], place: number): Item {
  const item = items[Math.floor(place * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
}

function parsed(file: string): unknown {
  return JSON.parse(shipped.get(file) ?? "");
}

type Container = Record<string | number, unknown>;

function ownerOf(content: unknown, path: ValuePath): Container {
  const owner = valueAt(content, path.slice(0, -1));
  if (typeof owner !== "object" || owner === null) throw new Error(`${formatPath(path)} has no owner.`);
  return owner as Container; // an object or list, by the line above
}

/** What is passed must reach the site whole: no key stripped, no value turned into another. */
function expectNothingLost(file: string, content: unknown): void {
  const name = file.replace(".json", "") as keyof typeof contentContract; // files are made from its keys
  const schema: z.ZodType = contentContract[name];
  expect(schema.parse(content)).toEqual(content);
}

/** One of the problems is about the changed place: that very place, one around it or one within it. */
function expectNamed(problems: Problem[], file: string, paths: readonly ValuePath[]): void {
  const lines = problems.map(formatProblem);
  for (const line of lines) expect(line).toMatch(/^data\/[\w./-]+:\d+:\d+/);
  const changed = paths.map(formatPath);
  const named = problems.some((problem) => {
    if (problem.file !== `data/${file}`) {
      // The name of the firm is in every page's title: that line names it as the cause.
      return problem.message.includes(`data/${file}`);
    }
    // An example address that is no longer marked: the line names the list of marks.
    if (
      problem.message.endsWith("à placeholders") &&
      changed.some((path) => path.startsWith("placeholders"))
    ) {
      return true;
    }
    return changed.some((path) => path.startsWith(problem.path) || problem.path.startsWith(path));
  });
  if (!named) throw new Error(`No line names ${file} ${changed.join(" or ")}:\n${lines.join("\n")}`);
}

async function mutate(file: string, change: (content: unknown) => readonly ValuePath[]): Promise<void> {
  const content = parsed(file);
  const paths = change(content);
  const problems = await problemsWith(file, JSON.stringify(content, undefined, 2));
  if (problems.length > 0) expectNamed(problems, file, paths);
  else expectNothingLost(file, content);
}

const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", " ", "0", "<b>x</b>", "/", "#", "null", "images/x.jpg", "https://x", "a@b"),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

test(
  "a value that was dropped",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyPlace, (file, place) =>
        mutate(file, (content) => {
          const path = pick(pathsIn(content), place);
          const owner = ownerOf(content, path);
          if (Array.isArray(owner)) owner.splice(Number(path.at(-1)), 1);
          else delete owner[path.at(-1) ?? ""];
          return [path];
        }),
      ),
      { numRuns: tries },
    );
  },
  budget,
);

test(
  "a key that was renamed",
  async () => {
    const slip = fc.oneof(
      fc.constant((key: string) => key.slice(1)),
      fc.constant((key: string) => `${key}s`),
      fc.constant((key: string) => key.toUpperCase()),
      fc.string().map((name) => () => name),
      fc.constantFrom("__proto__", "constructor", "toString", "").map((name) => () => name),
    );
    await fc.assert(
      fc.asyncProperty(anyFile, anyPlace, slip, (file, place, rename) =>
        mutate(file, (content) => {
          const keys = pathsIn(content).filter((path) => typeof path.at(-1) === "string");
          const path = pick(keys, place);
          const key = String(path.at(-1));
          const owner = ownerOf(content, path);
          const kept = owner[key];
          const name = rename(key);
          delete owner[key];
          Object.defineProperty(owner, name, {
            value: kept,
            enumerable: true,
            configurable: true,
            writable: true,
          });
          return [path, [...path.slice(0, -1), name]];
        }),
      ),
      { numRuns: tries },
    );
  },
  budget,
);

test(
  "a key that was added",
  async () => {
    const name = fc.oneof(fc.string(), fc.constantFrom("__proto__", "title2", "alt", "image"));
    await fc.assert(
      fc.asyncProperty(anyFile, anyPlace, name, value, (file, place, key, added) =>
        mutate(file, (content) => {
          const objects = pathsIn(content).filter((path) => {
            const found = valueAt(content, path);
            return typeof found === "object" && found !== null && !Array.isArray(found);
          });
          const path = pick(objects, place);
          const owner = ownerOf(content, [...path, key]);
          Object.defineProperty(owner, key, {
            value: added,
            enumerable: true,
            configurable: true,
            writable: true,
          });
          return [[...path, key]];
        }),
      ),
      { numRuns: tries },
    );
  },
  budget,
);

test(
  "a value of another type, or another text",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyPlace, value, (file, place, replacement) =>
        mutate(file, (content) => {
          const path = pick(pathsIn(content), place);
          ownerOf(content, path)[path.at(-1) ?? ""] = replacement;
          return [path];
        }),
      ),
      { numRuns: tries },
    );
  },
  budget,
);

test(
  "two values swapped",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyPlace, anyPlace, (file, one, other) =>
        mutate(file, (content) => {
          const paths = pathsIn(content);
          const [first, second] = [pick(paths, one), pick(paths, other)];
          const isWithin = (inner: ValuePath, outer: ValuePath) =>
            outer.every((key, index) => inner[index] === key);
          if (isWithin(first, second) || isWithin(second, first)) return [first, second];
          const [firstOwner, secondOwner] = [ownerOf(content, first), ownerOf(content, second)];
          const [firstKey, secondKey] = [first.at(-1) ?? "", second.at(-1) ?? ""];
          [firstOwner[firstKey], secondOwner[secondKey]] = [secondOwner[secondKey], firstOwner[firstKey]];
          return [first, second];
        }),
      ),
      { numRuns: tries },
    );
  },
  budget,
);

test(
  "a file that breaks off",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyPlace, async (file, place) => {
        const bytes = Buffer.from(shipped.get(file) ?? "");
        const kept = Math.floor(place * (bytes.length - 2));
        const problems = await problemsWith(file, bytes.subarray(0, kept));
        expect(problems.map((problem) => problem.file)).toContain(`data/${file}`);
      }),
      { numRuns: runs(25, 150) },
    );
  },
  budget,
);

test(
  "bytes that were corrupted",
  async () => {
    const corruption = fc.record({ place: anyPlace, bytes: fc.uint8Array({ minLength: 1, maxLength: 3 }) });
    await fc.assert(
      fc.asyncProperty(
        anyFile,
        fc.array(corruption, { minLength: 1, maxLength: 3 }),
        async (file, corruptions) => {
          const bytes = Buffer.from(shipped.get(file) ?? "");
          for (const { place, bytes: wrong } of corruptions) {
            bytes.set(wrong, Math.floor(place * (bytes.length - wrong.length)));
          }
          const problems = await problemsWith(file, bytes);
          if (problems.length === 0) expectNothingLost(file, JSON.parse(bytes.toString()));
          else {
            const named = problems.some(
              (problem) => problem.file === `data/${file}` || problem.message.includes(`data/${file}`),
            );
            expect({ named, problems }).toMatchObject({ named: true });
          }
        },
      ),
      { numRuns: tries },
    );
  },
  budget,
);
