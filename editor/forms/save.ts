import { addressesOf, type Contents } from "../../src/content/check/across-files";
import { fileProblems, picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { readJsonFile } from "../../src/content/check/json-file";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { formatPath } from "../../src/content/check/problem";
import { visitRoles } from "../../src/content/walk";
import { complete } from "./complete";

/** What a save is, wherever data/ is: on this machine (server.ts) or at a Git host (page/hosts.ts). */
export type FormSave = {
  /** `home` for data/home.json. */
  name: string;
  /** The file's text that the form was filled from; empty for a file that was not there. */
  base: string;
  value: unknown;
};

export type Picture = { name: string; base64: string };

/** A save, or anything else the owner asked for, that is refused with a sentence. */
export class Refused extends Error {
  /** Decap shows an error as a string, which would begin with «Error: ». */
  override toString(): string {
    return this.message;
  }
}

/** What is wrong with a form, at which field. */
export type Judgement = { path: (string | number)[]; message: string };

export class NotSaved extends Refused {
  constructor(
    readonly problems: Judgement[],
    message: string,
  ) {
    super(message);
  }
}

/** The text that a form is written as: keys in the contract's order, laid out as JSON.stringify does. */
export function textOf({ name, value }: Pick<FormSave, "name" | "value">): string {
  return `${JSON.stringify(complete(schemaOf(name), value), null, 2)}\n`;
}

/** The new pictures that the form shows: one that was uploaded and not chosen is not kept. */
export function shownPictures<Named extends { name: string }>(
  { name, value }: FormSave,
  pictures: readonly Named[],
) {
  const shown = picturesIn(name, value);
  return pictures.filter((picture) => shown.includes(`images/${picture.name}`));
}

/**
 * Whether there is nothing left to write: the file holds this very text already, as after a save whose answer was lost.
 * Throws where writing would undo what somebody else has done since the form was opened.
 */
export function isWritten(
  { base, text, pictures }: { base: string; text: string; pictures: readonly { name: string }[] },
  now: { text: string; hasPicture: (name: string) => boolean },
): boolean {
  if (now.text === text && pictures.every(({ name }) => now.hasPicture(name))) return true;
  if (now.text !== base) {
    throw new Refused(
      "Ce fichier a changé entre-temps. Rien n'est enregistré : copiez votre texte, rechargez la page et collez-le.",
    );
  }
  const taken = pictures.find(({ name }) => now.hasPicture(name));
  if (taken) {
    throw new Refused(
      `Une autre image s'appelle «${taken.name}» depuis peu. Rien n'est enregistré : choisissez de nouveau la vôtre, elle recevra un autre nom.`,
    );
  }
  return false;
}

export type KnownPictures = ReadonlyMap<string, PictureFacts>;

/**
 * Throws for what a build would refuse after the save: in the form itself, and in other files that were right before.
 */
export function judge(name: string, text: string, before: Contents, pictures: KnownPictures): void {
  const after = new Map([...before, [name, JSON.parse(text)]]);
  const known = new Set(problemsOfAll(before, pictures).map(identity));
  const problems = problemsOfAll(after, pictures).filter(
    (problem) => problem.name === name || !known.has(identity(problem)),
  );
  if (problems.length === 0) return;
  const count =
    problems.length === 1 ? "une valeur est à corriger" : `${problems.length} valeurs sont à corriger`;
  const elsewhere = problems
    .filter((problem) => problem.name !== name)
    .map((problem) => `data/${problem.name}.json ${formatPath(problem.path)} : ${problem.message}`);
  throw new NotSaved(
    problems.flatMap(({ name: file, path, message }) => (file === name ? [{ path, message }] : [])),
    [`Rien n'est enregistré : ${count}.`, ...elsewhere].join("\n"),
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
  const found = problems.map(({ path, message }) => ({ path: [...path], message }));
  visitRoles(schemaOf(name), content, (role, text, path) => {
    const facts = role.role === "picture" ? pictures.get(text) : undefined;
    if (facts && "failure" in facts) found.push({ path: [...path], message: facts.failure });
  });
  return found;
}

function identity({ name, path, message }: FileProblem): string {
  return [name, formatPath(path), message].join("\0");
}

/** The files that can be read, by name, and what is wrong with each of the others. */
export function parseAll(texts: ReadonlyMap<string, string>): {
  contents: Contents;
  broken: Map<string, string>;
} {
  const contents = new Map<string, unknown>();
  const broken = new Map<string, string>();
  for (const [name, text] of texts) {
    const { content, problems } = readJsonFile(`data/${name}.json`, new TextEncoder().encode(text));
    if (content) contents.set(name, content.value);
    const [problem] = problems;
    if (content || !problem) continue;
    broken.set(
      name,
      `${problem.file}, ligne ${problem.line}, colonne ${problem.column} : ${problem.message}. Corrigez ce fichier à la main, puis rechargez la page. Les autres formulaires restent utilisables : le bouton «Précédent» du navigateur ramène à leur liste.`,
    );
  }
  return { contents, broken };
}
