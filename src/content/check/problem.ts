import type { ValuePath } from "../walk";

export type Position = { line: number; column: number };

/** A mistake in data/, as reported to the owner. */
export type Problem = Position & {
  /** `data/solutions.json` */
  file: string;
  /** `offers[2].title`; empty for a problem of the whole file. */
  path: string;
  message: string;
  /** The line of a syntax error, with a caret below the position. */
  excerpt?: string;
};

export function problemAtFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, path: "", message };
}

/** `["offers", 2, "title"]` → `offers[2].title` */
export function formatPath(path: ValuePath): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      if (!/^[\w-]+$/.test(key)) return `[${quote(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join("");
}

/** `offers[2].title` → `["offers", 2, "title"]`; reads no quoted keys (`["a b"]`). */
export function parsePath(path: string): ValuePath {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );
}

/** `data/solutions.json:14:7 offers[2].title: …`, followed by the excerpt if there is one. */
export function formatProblem({ file, line, column, path, message, excerpt }: Problem): string {
  const location = `${escapeControlCharacters(file)}:${line}:${column}${path && ` ${path}`}`;
  return `${location}: ${escapeControlCharacters(message)}${excerpt ? `\n${excerpt}` : ""}`;
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}

/** A value as JSON, truncated after `maxLength` characters, with control characters escaped for the terminal. */
export function quote(value: unknown, maxLength = 60): string {
  const text = JSON.stringify(value) ?? "undefined";
  return escapeControlCharacters(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
}

function escapeControlCharacters(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
