import { addressesOf, type Contents } from "../../src/content/check/across-files";
import { fileProblems, picturesIn, schemaOf } from "../../src/content/check/file-problems";
import type { PictureFacts } from "../../src/content/check/pictures";
import { formatPath } from "../../src/content/check/problem";
import { contentSchemas } from "../../src/content/contract";
import { visitRoles } from "../../src/content/walk";
import { complete } from "./complete";
import { changesBetween, changeText, clash } from "./one-value-diff";
import { renamedAnchors, withAnchors } from "./renamed-anchors";

/**
 * What a form's save does to data/, worked out before anything is written: by the server on this machine, by
 * the page for a Git host.
 */

/** A form as it was sent: `base` is the file's text that it was filled from, undefined for a file that is new. */
export type FormSave = { name: string; base: string | undefined; value: unknown };

export type SavePlan = {
  /** The texts that are to be written, by the files' names. */
  texts: Map<string, string>;
  /** Pictures that some page shows after the save: uploads not among them are not kept. */
  shown: Set<string>;
  /** Pictures that no page shows any more. */
  removed: string[];
};

/** A save that is refused with a sentence, and changes nothing. */
export class Refused extends Error {
  /** Decap shows an error as a string, which would begin with «Error: ». */
  override toString(): string {
    return this.message;
  }
}

/** What keeps a form from being saved, at which field. */
export type Judgement = { path: (string | number)[]; message: string };

export class NotSaved extends Error {
  constructor(
    readonly problems: Judgement[],
    message: string,
  ) {
    super(message);
  }
}

/** The files' texts as they are now, by name. */
export type Texts = ReadonlyMap<string, string>;

export function planSave(save: FormSave, current: Texts): SavePlan {
  const { name, base, value } = save;
  const wanted = complete(schemaOf(name), value);
  const texts = new Map<string, string>();
  const text = mergedText(current.get(name), base, wanted);
  if (text !== current.get(name)) texts.set(name, text);

  const anchors = name === "solutions" ? renamedAnchors(parsed(base), wanted) : new Map<string, string>();
  for (const other of anchors.size > 0 ? Object.keys(contentSchemas) : []) {
    const before = other === name ? text : current.get(other);
    const content = parsed(before);
    if (before === undefined || content === undefined) continue;
    const after = changeText(before, changesBetween(content, withAnchors(other, content, anchors)));
    if (after !== before) texts.set(other, after);
  }

  const shown = shownPictures(withTexts(current, texts));
  const removed = [...shownPictures(current)].filter((picture) => !shown.has(picture));
  return { texts, shown, removed };
}

/** The file's text with what was changed in the form; a new file's, laid out as the others are. */
function mergedText(current: string | undefined, base: string | undefined, wanted: unknown): string {
  if (current === undefined) {
    if (base !== undefined) throw new Refused("Ce fichier a été supprimé entre-temps ; rechargez la page.");
    return `${JSON.stringify(wanted, undefined, 2)}\n`;
  }
  const before = parsed(base);
  const now = parsed(current);
  if (now === undefined) throw new Refused("Ce fichier n'est pas du JSON ; corrigez-le d'abord à la main.");
  if (before === undefined) throw new Refused("Ce fichier existe déjà ; rechargez la page.");
  const changes = changesBetween(before, wanted);
  if (clash(changes, changesBetween(before, now))) {
    throw new Refused(
      "Ce fichier a changé entre-temps, aux mêmes endroits. Rien n'est enregistré : copiez votre texte, rechargez la page et collez-le.",
    );
  }
  return changeText(current, changes);
}

export function withTexts(current: Texts, changed: Texts): Map<string, string> {
  return new Map([...current, ...changed]);
}

function shownPictures(texts: Texts): Set<string> {
  return new Set([...texts].flatMap(([name, text]) => picturesIn(name, parsed(text))));
}

export function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a file shows a picture: `images/photo.jpg`. */
export function placesOf(name: string, content: unknown, picture: string): (string | number)[][] {
  const places: (string | number)[][] = [];
  visitRoles(schemaOf(name), content, (role, text, place) => {
    if (role.role === "picture" && text === picture) places.push([...place]);
  });
  return places;
}

/**
 * Throws NotSaved for what the check would find wrong after the save, without reading the disk: in the form
 * itself, and in other files that were right before.
 */
export function judgePlan(
  name: string,
  { texts }: SavePlan,
  current: Texts,
  pictures: ReadonlyMap<string, PictureFacts>,
): void {
  const before = problemsOfAll(current, pictures);
  const after = problemsOfAll(withTexts(current, texts), pictures);
  const known = new Set(before.map(identity));
  const problems = after.filter((problem) => problem.name === name || !known.has(identity(problem)));
  if (problems.length === 0) return;
  throw notSaved(
    problems.filter((problem) => problem.name === name),
    problems
      .filter((problem) => problem.name !== name)
      .map((problem) => `data/${problem.name}.json ${formatPath(problem.path)} : ${problem.message}`),
  );
}

export function notSaved(here: readonly Judgement[], elsewhere: readonly string[]): NotSaved {
  const number = here.length + elsewhere.length;
  const count = number === 1 ? "une valeur est à corriger" : `${number} valeurs sont à corriger`;
  return new NotSaved([...here], [`Rien n'est enregistré : ${count}.`, ...elsewhere].join("\n"));
}

type FileProblem = Judgement & { name: string };

function problemsOfAll(texts: Texts, pictures: ReadonlyMap<string, PictureFacts>): FileProblem[] {
  const contents: Contents = new Map([...texts].map(([name, text]) => [name, parsed(text)]));
  const known = addressesOf(contents);
  return [...contents].flatMap(([name, content]) => {
    const problems = [
      ...fileProblems(name, content, { contents, known, pictures }),
      ...failuresOfPictures(name, content, pictures),
    ];
    return problems.map(({ path, message }) => ({ name, path: [...path], message }));
  });
}

function failuresOfPictures(
  name: string,
  content: unknown,
  pictures: ReadonlyMap<string, PictureFacts>,
): Judgement[] {
  return picturesIn(name, content).flatMap((picture) => {
    const facts = pictures.get(picture);
    if (!facts || !("failure" in facts)) return [];
    return placesOf(name, content, picture).map((path) => ({ path, message: facts.failure }));
  });
}

function identity({ name, path, message }: FileProblem): string {
  return [name, formatPath(path), message].join("\0");
}
