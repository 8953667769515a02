import { addressesOf, type Contents } from "../../src/content/check/across-files";
import { fileProblems, picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { readJsonFile } from "../../src/content/check/json-file";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, visitRoles } from "../../src/content/walk";
import { complete } from "./complete";

/** A form to be saved, wherever data/ is (page/place.ts). */
export type FormSave = {
  /** `home` for data/home.json. */
  name: string;
  /** The file's text that the form was filled from; empty for a file that was not there. */
  base: string;
  value: unknown;
};

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

/** `data/home.json`, and what shall be in it as base64. */
export type WrittenFile = { path: string; contents: string };

export type WriteRequest = { files: WrittenFile[]; version: string };

/** A save, or anything else the owner asked for, that is refused with a sentence. */
export class Refused extends Error {}

/** What is wrong with a form, at which field. */
export type Judgement = { path: ValuePath; message: string };

export class NotSaved extends Refused {
  constructor(
    readonly problems: Judgement[],
    message: string,
  ) {
    super(message);
  }
}

/** Somebody else has changed the file since the form was opened: saving would undo it. */
export class Clash extends Refused {
  constructor(readonly now: string) {
    super("Ce fichier a changé entre-temps : l’enregistrer déferait le changement d’un autre.");
  }
}

/** The text that a form is written as: keys in the contract's order, laid out as JSON.stringify does. */
export function textOf({ name, value }: Pick<FormSave, "name" | "value">): string {
  return `${JSON.stringify(complete(schemaOf(name), value), null, 2)}\n`;
}

/** What a form is filled with from a file's text. */
export function contentOf(text: string): unknown {
  return text.trim() ? JSON.parse(text) : {};
}

/** The new pictures that the form shows: one that was uploaded and not chosen is not kept. */
export function shownPictures<Named extends { name: string }>(
  { name, value }: Pick<FormSave, "name" | "value">,
  pictures: readonly Named[],
): Named[] {
  const shown = picturesIn(name, value);
  return pictures.filter((picture) => shown.includes(`images/${picture.name}`));
}

export type KnownPictures = ReadonlyMap<string, PictureFacts>;

/**
 * Throws for what a build would refuse after the save: in the form itself, and in other files that were right before.
 */
export function judge(name: string, content: unknown, before: Contents, pictures: KnownPictures): void {
  const after = new Map([...before, [name, content]]);
  const known = new Set(problemsOfAll(before, pictures).map(identity));
  const problems = problemsOfAll(after, pictures).filter(
    (problem) => problem.name === name || !known.has(identity(problem)),
  );
  if (problems.length === 0) return;
  const elsewhere = problems
    .filter((problem) => problem.name !== name)
    .map((problem) => `data/${problem.name}.json ${formatPath(problem.path)} : ${problem.message}`);
  const here = problems.filter((problem) => problem.name === name);
  throw new NotSaved(
    here.map(({ path, message }) => ({ path, message })),
    ["Rien n’est enregistré. À corriger d’abord :", ...elsewhere].join("\n"),
  );
}

type FileProblem = Judgement & { name: string };

function problemsOfAll(contents: Contents, pictures: KnownPictures): FileProblem[] {
  return [...contents].flatMap(([name, content]) =>
    problemsOf(name, content, contents, pictures).map((problem) => ({ name, ...problem })),
  );
}

/** Everything that is wrong with one file, beside the others as they are. */
export function problemsOf(
  name: string,
  content: unknown,
  contents: Contents,
  pictures: KnownPictures,
): Judgement[] {
  const surroundings = { contents, known: addressesOf(contents), pictures };
  const problems = fileProblems(name, content, surroundings);
  const found: Judgement[] = problems.map(({ path, message }) => ({ path, message }));
  visitRoles(schemaOf(name), content, (role, text, path) => {
    const facts = role.role === "picture" ? pictures.get(text) : undefined;
    if (facts && "failure" in facts) found.push({ path, message: facts.failure });
  });
  return found;
}

function identity({ name, path, message }: FileProblem): string {
  return [name, formatPath(path), message].join("\0");
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
