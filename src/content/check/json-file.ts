import { isUtf8 } from "node:buffer";
import { createScanner, findNodeAtLocation, type Node, parseTree, printParseErrorCode } from "jsonc-parser";
import { formatPath, type Problem, quoted, type ValuePath } from "./problem";

/** A file of data/ as far as it could be read. */
export type JsonFile = {
  /** `data/solutions.json` */
  file: string;
  problems: Problem[];
  /** Undefined when the file is not JSON. */
  content?: { value: unknown; locate: (path: ValuePath, part?: "key" | "value") => Position };
};

export type Position = { line: number; column: number };

/** Deeper than any content: beyond it, a parser would run out of stack. */
const deepest = 64;

/** Reads a JSON file the way Gatsby will, and says where it is not well-formed: encoding, syntax, duplicate keys. */
export function readJsonFile(file: string, bytes: Uint8Array): JsonFile {
  const at = (position: Position, message: string, path = "", excerpt?: string): Problem => ({
    file,
    ...position,
    path,
    message,
    ...(excerpt && { excerpt }),
  });
  const start = { line: 1, column: 1 };

  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const problem = at(start, "encodage UTF-16 ; enregistrez le fichier en UTF-8 sans BOM");
    return { file, problems: [problem] };
  }
  const invalid = firstInvalidByte(bytes);
  if (invalid !== undefined) {
    const before = new TextDecoder().decode(bytes.subarray(0, invalid));
    const byte = bytes[invalid] ?? 0;
    const meant = String.fromCharCode(byte);
    const message = `octet 0x${byte.toString(16).toUpperCase()} qui n'est pas de l'UTF-8 (${quoted(meant)} en Latin-1 ?) ; enregistrez le fichier en UTF-8 sans BOM`;
    return { file, problems: [at(positionAt(before, before.length), message)] };
  }

  const problems: Problem[] = [];
  let text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (text.startsWith("\ufeff")) {
    problems.push(at(start, "BOM au début du fichier ; enregistrez-le en UTF-8 sans BOM"));
    text = text.slice(1);
  }
  if (!text.trim()) {
    problems.push(at(start, "fichier vide ; attendu : un objet JSON, entre { et }"));
    return { file, problems };
  }

  const syntaxError = (offset: number, message: string): JsonFile => {
    const position = positionAt(text, offset);
    return { file, problems: [...problems, at(position, message, "", excerptAt(text, offset))] };
  };
  const tooDeep = offsetOfDepth(text, deepest);
  if (tooDeep !== undefined)
    return syntaxError(tooDeep, `plus de ${deepest} crochets ou accolades imbriqués`);

  const errors: { error: number; offset: number; length: number }[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error)
    return syntaxError(error.offset, syntaxMessage(printParseErrorCode(error.error), text, error.offset));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (failure) {
    const offset = /position (\d+)/.exec(String(failure))?.[1];
    return syntaxError(Number(offset ?? 0), "JSON mal formé");
  }
  if (!root) return syntaxError(0, "JSON mal formé");

  for (const { node, path } of duplicateKeys(root)) {
    const message = "clé en double dans le même objet : seule la dernière compterait ; gardez-en une";
    problems.push(at(positionAt(text, node.offset), message, formatPath(path)));
  }
  const locate = (path: ValuePath, part: "key" | "value" = "value") =>
    positionAt(text, offsetOf(root, path, part));
  return { file, problems, content: { value, locate } };
}

/** Where the value stands; for a value that is missing, the object or list that should hold it. */
function offsetOf(root: Node, path: ValuePath, part: "key" | "value"): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = node.parent?.type === "property" ? node.parent.offset : undefined;
    return part === "key" && length === path.length && key !== undefined ? key : node.offset;
  }
  return root.offset;
}

function* duplicateKeys(node: Node, path: ValuePath = []): Generator<{ node: Node; path: ValuePath }> {
  if (node.type === "array") {
    for (const [index, child] of (node.children ?? []).entries())
      yield* duplicateKeys(child, [...path, index]);
  }
  if (node.type !== "object") return;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    const name = String(key.value);
    const keyPath = [...path, name];
    if (seen.has(name)) yield { node: key, path: keyPath };
    seen.add(name);
    yield* duplicateKeys(value, keyPath);
  }
}

/** SyntaxKind of jsonc-parser's scanner: {, }, [, ] and the end of the text. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 };

/** Where the text nests more than `depth` objects and lists. */
function offsetOfDepth(text: string, depth: number): number | undefined {
  const scanner = createScanner(text, true);
  let open = 0;
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) open++;
    else if (kind === token.closeBrace || kind === token.closeBracket) open--;
    if (open > depth) return scanner.getTokenOffset();
  }
  return undefined;
}

/** Index of the first byte that UTF-8 does not allow there. */
function firstInvalidByte(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined;
  // For invalid bytes the decoder writes U+FFFD, which encodes to other bytes: up to there both are the same.
  const reread = Buffer.from(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  let valid = reread.findIndex((byte, index) => byte !== bytes[index]);
  // Back to the start of a character that stays incomplete.
  while (!isUtf8(bytes.subarray(0, valid))) valid--;
  return valid;
}

/** As editors count: lines and columns from 1. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const excerptWidth = 90;

/** The line of the text at the place, and a caret under it. */
function excerptAt(text: string, offset: number): string {
  const { line, column } = positionAt(text, offset);
  const whole = (text.split(/\r\n|\n|\r/)[line - 1] ?? "").replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, " ");
  const from = Math.max(0, Math.min(column - 1 - excerptWidth / 2, whole.length - excerptWidth));
  return `    ${whole.slice(from, from + excerptWidth)}\n    ${" ".repeat(column - 1 - from)}^`;
}

/** jsonc-parser's errors in the owner's words. */
function syntaxMessage(code: string, text: string, offset: number): string {
  const found = text[offset];
  switch (code) {
    case "InvalidSymbol":
      return "JSON mal formé : mot sans guillemets ; attendu : un texte entre guillemets droits, un nombre, une liste ou un objet";
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return "JSON mal formé : nombre incomplet ; par exemple, 1.5 s'écrit avec un point et un chiffre de chaque côté";
    case "PropertyNameExpected":
      return found === "}"
        ? "JSON mal formé : virgule en trop avant cette accolade"
        : 'JSON mal formé : attendu : une clé entre guillemets droits, par exemple "title"';
    case "ValueExpected":
      return found === "]" || found === "}"
        ? "JSON mal formé : virgule en trop ou valeur manquante juste avant"
        : "JSON mal formé : attendu : une valeur ici";
    case "ColonExpected":
      return "JSON mal formé : il manque « : » après la clé";
    case "CommaExpected":
      return "JSON mal formé : il manque une virgule avant cet endroit";
    case "CloseBraceExpected":
      return "JSON mal formé : il manque une accolade fermante }";
    case "CloseBracketExpected":
      return "JSON mal formé : il manque un crochet fermant ]";
    case "EndOfFileExpected":
      return "JSON mal formé : du texte en trop après la fin du contenu";
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return "JSON mal formé : un fichier JSON ne peut pas contenir de commentaire";
    case "UnexpectedEndOfString":
      return "JSON mal formé : il manque un guillemet droit à la fin de ce texte";
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
      return 'JSON mal formé : barre oblique inverse mal suivie ; pour en écrire une, doublez-la : \\\\, et \\" pour un guillemet droit';
    case "InvalidCharacter":
      return "JSON mal formé : caractère de contrôle (tabulation ?) dans un texte ; retirez-le";
    default:
      return "JSON mal formé";
  }
}
