import { addressesOf, type Contents } from "../../src/content/check/across-files";
import type { PathProblem } from "../../src/content/check/contract-problems";
import { fileProblems, schemaOf } from "../../src/content/check/file-problems";
import { readJsonFile } from "../../src/content/check/json-file";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { formatPath } from "../../src/content/check/problem";
import { visitRoles } from "../../src/content/walk";
import { complete } from "./complete";

/** data/ as it was read: the files' texts by name, and the pictures by path, with another value when one is another. */
export type Data = {
  version: string;
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
};

/** Some programs begin a file with a byte order mark: the check passes over it, JSON.parse does not. */
export function dataFrom(version: string, texts: [string, string][], pictures: [string, string][]): Data {
  const unmarked = texts.map(([name, text]) => [name, text.replace(/^\u{feff}/u, "")] as const);
  return { version, texts: new Map(unmarked), pictures: new Map(pictures) };
}

/** A picture that was added to a form and is not saved yet, under the name that it will have. */
export type Upload = { name: string; file: Blob };

/** `data/home.json`, and what shall be in it as base64. */
export type WrittenFile = { path: string; contents: string };

export type WriteRequest = { files: WrittenFile[]; version: string };

/** A save, or anything else the owner asked for, that is refused with a sentence. */
export class Refused extends Error {}

export class NotSaved extends Refused {
  constructor(
    readonly problems: readonly PathProblem[],
    message: string,
  ) {
    super(message);
  }
}

/** Somebody else has changed the file since the form was opened: saving would undo it. */
export class Clash extends Refused {
  constructor(readonly data: Data) {
    super("Ce fichier a changé entre-temps : l’enregistrer déferait le changement d’un autre.");
  }
}

/** The text that a form is written as: keys in the contract's order, laid out as JSON.stringify does. */
export function textOf({ name, value }: { name: string; value: unknown }): string {
  return `${JSON.stringify(complete(schemaOf(name), value), null, 2)}\n`;
}

/** What a form is filled with from a file's text. */
export function contentOf(text: string): unknown {
  return text.trim() ? JSON.parse(text) : {};
}

export type KnownPictures = ReadonlyMap<string, PictureFacts>;

/**
 * Throws for what a build would refuse after the save: in the form itself, and in other files that were right before.
 */
export function judge(name: string, content: unknown, before: Contents, pictures: KnownPictures): void {
  const after = new Map([...before, [name, content]]);
  const here = problemsOf(name, content, after, pictures);
  const known = problemsBeside(name, before, pictures);
  const elsewhere = problemsBeside(name, after, pictures).filter((problem) => !known.includes(problem));
  if (here.length === 0 && elsewhere.length === 0) return;
  throw new NotSaved(here, ["Rien n’est enregistré. À corriger d’abord :", ...elsewhere].join("\n"));
}

/** What is wrong with the other files, in words. */
function problemsBeside(name: string, contents: Contents, pictures: KnownPictures): string[] {
  return [...contents].flatMap(([other, content]) => {
    const problems = other === name ? [] : problemsOf(other, content, contents, pictures);
    return problems.map(({ path, message }) => `data/${other}.json ${formatPath(path)} : ${message}`);
  });
}

/** Everything that is wrong with one file, beside the others as they are. */
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

/** The files that can be read, by name, and what is wrong with each of the others. */
export function parseAll(texts: Data["texts"]): { contents: Contents; broken: ReadonlyMap<string, string> } {
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
