import { parse } from "jsonc-parser";
import { withoutMark } from "../../src/content/byte-order-mark";
import { addressesOf, type Contents } from "../../src/content/check/across-files";
import type { PathProblem } from "../../src/content/check/contract-problems";
import { fileProblems } from "../../src/content/check/file-problems";
import { readJsonFile } from "../../src/content/check/json-file";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { contentContract, schemaOf } from "../../src/content/contract";
import { labelOf, labelOfPath } from "../../src/content/labels";
import { visitRoles } from "../../src/content/walk";
import { complete } from "./complete";
import { ContentError } from "./errors";

/** data/ as it was read: texts of files by name, and versions of pictures by path. A picture that changes gets a new version. */
export type Snapshot = {
  version: string;
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
};

type Entries = [string, string][];

export function createSnapshot(version: string, texts: Entries, pictures: Entries): Snapshot {
  const unmarked = texts.map(([name, text]) => [name, withoutMark(text)] as const);
  return { version, texts: new Map(unmarked), pictures: new Map(pictures) };
}

/** A picture that was added to a form and is not saved yet, with the name that it will get. */
export type Upload = { name: string; file: Blob };

/** A path such as `data/home.json`, and the new content as base64. */
export type WrittenFile = { path: string; contents: string };

export type WriteRequest = { files: WrittenFile[]; version: string };

/** The text of a file: keys in the contract's order, laid out as JSON.stringify does. */
export function textOf({ name, value }: { name: string; value: unknown }): string {
  return `${JSON.stringify(complete(schemaOf(name), value), null, 2)}\n`;
}

/** The content of a file's text: of a malformed one, what can be read; of a file that does not exist yet, nothing. */
export function parseContent(text: string): unknown {
  return parse(text) ?? {};
}

export type KnownPictures = ReadonlyMap<string, PictureFacts>;

/** Throws if a build would fail after the save: for this file, or for others that were right before. */
export function checkSave(name: string, content: unknown, before: Contents, pictures: KnownPictures): void {
  const after = new Map([...before, [name, content]]);
  const own = problemsOf(name, content, after, pictures);
  const earlier = problemsElsewhere(name, before, pictures);
  const elsewhere = problemsElsewhere(name, after, pictures).filter((problem) => !earlier.includes(problem));
  if (own.length === 0 && elsewhere.length === 0) return;
  throw new ContentError(own, ["Rien n’est enregistré. À corriger d’abord :", ...elsewhere].join("\n"));
}

function problemsElsewhere(name: string, contents: Contents, pictures: KnownPictures): string[] {
  return [...contents].flatMap(([other, content]) => {
    const problems = other === name ? [] : problemsOf(other, content, contents, pictures);
    const schema = schemaOf(other);
    return problems.map(
      ({ path, message }) => `${labelOf(schema)}, ${labelOfPath(schema, path)} : ${message}`,
    );
  });
}

/** The problems of one file; links and anchors are checked against the others. */
export function problemsOf(
  name: string,
  content: unknown,
  contents: Contents,
  pictures: KnownPictures,
): PathProblem[] {
  const problems = fileProblems(name, content, { contents, known: addressesOf(contents), pictures });
  visitRoles(schemaOf(name), content, (role, text, path) => {
    const facts = role.role === "picture" ? pictures.get(text) : undefined;
    if (facts && "failure" in facts) problems.push({ path, message: facts.failure });
  });
  return problems;
}

/** The contents of the files that are valid JSON, and a message for each of the others. */
export function parseTexts(texts: Snapshot["texts"]) {
  const contents = new Map<string, unknown>();
  const broken = new Map<string, string>();
  for (const [name, text] of texts) {
    const { content, problems } = readJsonFile(`data/${name}.json`, new TextEncoder().encode(text));
    const [problem] = problems;
    if (content && !problem) contents.set(name, content.value);
    if (!problem) continue;
    broken.set(
      name,
      `${problem.file}, ligne ${problem.line}, colonne ${problem.column} : ${problem.message}. Corrigez ce fichier à la main, puis rechargez la page. Les autres formulaires restent utilisables.`,
    );
  }
  return { contents, broken };
}

/** Of a picture that is not decoded yet: the check must find it neither missing nor too small. */
export const unknownFacts: PictureFacts = {
  width: Number.POSITIVE_INFINITY,
  height: Number.POSITIVE_INFINITY,
};

/** Why no site can be built from what is saved, by form. Of pictures this knows the names alone. */
export function savedProblems(data: Snapshot): Map<string, string[]> {
  const { contents, broken } = parseTexts(data.texts);
  const pictures = new Map([...data.pictures.keys()].map((name) => [name, unknownFacts]));
  const problems = new Map([...broken].map(([name, message]) => [name, [message]]));
  for (const name of Object.keys(contentContract)) {
    if (!data.texts.has(name)) problems.set(name, [`data/${name}.json manque`]);
  }
  for (const [name, content] of contents) {
    const found = problemsOf(name, content, contents, pictures);
    const sentences = found.map(({ path, message }) => `${labelOfPath(schemaOf(name), path)} : ${message}`);
    if (sentences.length > 0) problems.set(name, sentences);
  }
  return problems;
}
