import type { ValuePath } from "../walk";

export type Position = { line: number; column: number };

/** A mistake in data/, as it is reported to the owner. */
export type Problem = Position & {
  /** `data/solutions.json` */
  file: string;
  /** `offers[2].title`; empty for the file as a whole. */
  path: string;
  message: string;
  /** The line of the file and the caret under the place, for a syntax error. */
  excerpt?: string;
};

/** `["offers", 2, "title"]` → `offers[2].title` */
export function formatPath(path: ValuePath): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      if (!/^[\w-]+$/.test(key)) return `[${quoted(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join("");
}

/** `offers[2].title` → `["offers", 2, "title"]` */
export function parsePath(path: string): ValuePath {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );
}

/** `data/solutions.json:14:7 offers[2].title: …`, and for a syntax error the line and its caret below. */
export function formatProblem({ file, line, column, path, message, excerpt }: Problem): string {
  const place = `${oneLine(file)}:${line}:${column}${path && ` ${path}`}`;
  return `${place}: ${oneLine(message)}${excerpt ? `\n${excerpt}` : ""}`;
}

/** By file, then from its top to its end. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}

/** A value as a message quotes it: short, and without characters that would move the terminal's text. */
export function quoted(value: unknown, longest = 60): string {
  const text = JSON.stringify(value) ?? "undefined";
  return oneLine(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
