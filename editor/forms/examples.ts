import { schemaOf } from "../../src/content/check/file-problems";
import { markedPaths } from "../../src/content/check/placeholders";
import { hasKey, valueAt } from "../../src/content/walk";
import { complete } from "./complete";

/** The content without the marks of examples that have been replaced. Entries may have moved: a value is known by itself. */
export function withoutReplaced(name: string, base: unknown, typed: unknown): unknown {
  if (!hasKey(typed, "placeholders")) return typed;
  const valuesOf = (content: unknown) => {
    const completed = complete(schemaOf(name), content);
    return markedPaths(content).map(({ text, path }) => ({
      text,
      value: JSON.stringify(valueAt(completed, path)),
    }));
  };
  const examples = new Set(valuesOf(base).map(({ value }) => value));
  const left = valuesOf(typed).filter(({ value }) => examples.has(value));
  return { ...Object(typed), placeholders: left.map(({ text }) => text) };
}
