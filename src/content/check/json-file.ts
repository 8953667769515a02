import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { ValuePath } from "../walk";
import { formatPath, type Position, type Problem, problemAtFile } from "./problem";

export type JsonFile = {
  file: string;
  problems: Problem[];
  /** Undefined if the file is not valid JSON. */
  content?: { value: unknown; locate: (path: ValuePath, part?: "key" | "value") => Position };
};

/** Parses JSON strictly; reports a wrong encoding, syntax errors and duplicate keys. */
export function parseJsonFile(file: string, bytes: Uint8Array): JsonFile {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const message = "ce fichier n'est pas en UTF-8 ; enregistrez-le de nouveau, avec l'encodage UTF-8";
    return { file, problems: [problemAtFile(file, message)] };
  }
  const parsed = parseJson(text);
  if ("offset" in parsed) {
    const position = positionAt(text, parsed.offset);
    const excerpt = excerptAt(text, position);
    return { file, problems: [{ file, ...position, path: "", message: parsed.message, excerpt }] };
  }
  const { root, value } = parsed;
  const problems = duplicateKeys(root).map(({ node, path }) => ({
    file,
    ...positionAt(text, node.offset),
    path: formatPath(path),
    message: "clé en double dans le même objet : seule la dernière compterait ; gardez-en une",
  }));
  const locate = (path: ValuePath, part: "key" | "value" = "value") =>
    positionAt(text, offsetOf(root, path, part));
  return { file, problems, content: { value, locate } };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the syntax tree, for positions, and the value; or the offset of the first syntax error. */
function parseJson(text: string): { root: Node; value: unknown } | { offset: number; message: string } {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (root && errors.length === 0) {
      if (root.type === "object") return { root, value: JSON.parse(text) };
      return { offset: root.offset, message: "attendu : un objet JSON, entre { et }" };
    }
  } catch {
    // The parser exceeds the call stack on deeply nested brackets, which no valid content has.
  }
  const offset = errors[0]?.offset ?? 0;
  return { offset, message: syntaxMessage(text, offset) };
}

function syntaxMessage(text: string, offset: number): string {
  if (/^<{7} /m.test(text)) {
    return "deux versions de ce texte, que git n'a pas su réunir ; gardez-en une, et retirez les lignes <<<<<<<, ======= et >>>>>>>";
  }
  if (!text.trim()) return "fichier vide ; attendu : un objet JSON, entre { et }";
  if (/[\u00a0\u202f\u2009]/.test(text.charAt(offset))) {
    return "espace insécable entre deux éléments du JSON, où seules les espaces ordinaires ont cours ; remplacez-la (et les suivantes) par une espace ordinaire";
  }
  return "JSON mal formé, ici ou juste avant ; souvent une virgule, un guillemet droit ou une accolade en trop ou qui manque";
}

/** Returns the offset of a value or its key; if missing, that of the object or list that should hold it. */
function offsetOf(root: Node, path: ValuePath, part: "key" | "value"): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(root, path.slice(0, depth));
    if (!node) continue;
    const keyOffset = node.parent?.type === "property" ? node.parent.offset : undefined;
    return part === "key" && depth === path.length && keyOffset !== undefined ? keyOffset : node.offset;
  }
  return root.offset;
}

function duplicateKeys(node: Node, path: ValuePath = []): { node: Node; path: ValuePath }[] {
  const children = node.children ?? [];
  if (node.type === "array")
    return children.flatMap((child, index) => duplicateKeys(child, [...path, index]));
  if (node.type !== "object") return [];
  const seenKeys = new Set<string>();
  return children.flatMap(({ children: [keyNode, valueNode] = [] }) => {
    if (!keyNode || !valueNode) return [];
    const key = String(keyNode.value);
    const duplicate = seenKeys.has(key) ? [{ node: keyNode, path: [...path, key] }] : [];
    seenKeys.add(key);
    return [...duplicate, ...duplicateKeys(valueNode, [...path, key])];
  });
}

/** 1-based line and column. */
function positionAt(text: string, offset: number): Position {
  const linesBefore = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
}

function excerptAt(text: string, { line, column }: Position): string {
  const start = Math.max(0, column - 60);
  const excerpt = (text.split(/\r\n|\n|\r/)[line - 1] ?? "").slice(start, start + 90).replaceAll("\t", " ");
  return `    ${excerpt}\n    ${" ".repeat(column - 1 - start)}^`;
}
