import { rm } from "node:fs/promises";
import path from "node:path";
import { type ContentMemory, checkContent } from "../../src/content/check/content-check";
import { visitRoles } from "../../src/content/check/contract-problems";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { type Problem, parsePath } from "../../src/content/check/problem";
import { contentSchemas } from "../../src/content/contract";
import { complete } from "../complete";
import { changesBetween, changeText, clash } from "../one-value-diff";
import { renamedAnchors, withAnchors } from "../renamed-anchors";
import {
  contentPath,
  ensureInside,
  listPictures,
  type PictureFile,
  picturePath,
  Refused,
  readContent,
  withCopy,
  writeWhole,
} from "./content-files";

/** A form as it was sent: `base` is the file's text that it was filled from, undefined for a file that is new. */
export type Save = { name: string; base: string | undefined; value: unknown; pictures: PictureFile[] };

export type Saved = {
  /** The files' texts as they are now, by name. */
  texts: Record<string, string>;
  /** Pictures that no page shows any more, which are gone. */
  removed: string[];
};

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

/**
 * Saves a form: judged by the content check in a copy of data/, and written only when nothing is wrong with it. What
 * was changed on the disk meanwhile stays, unless it is the same value.
 */
export async function save(
  folder: string,
  { name, base, value, pictures }: Save,
  memory: ContentMemory,
): Promise<Saved> {
  const current = await readContent(folder, name);
  const texts = new Map<string, string>();
  const wanted = complete(schemaOf(name), value);
  const text = mergedText(current, base, wanted);
  if (text !== current) texts.set(name, text);

  const anchors = name === "solutions" ? renamedAnchors(parsed(base), wanted) : new Map<string, string>();
  for (const other of anchors.size > 0 ? Object.keys(contentSchemas) : []) {
    const before = other === name ? text : await readContent(folder, other);
    const content = parsed(before);
    if (before === undefined || content === undefined) continue;
    const after = changeText(before, changesBetween(content, withAnchors(other, content, anchors)));
    if (after !== before) texts.set(other, after);
  }

  const shownBefore = await shownPictures(folder, new Map());
  const shown = await shownPictures(folder, texts);
  const added = pictures.filter((picture) => shown.has(picturePath(picture.name)));
  const removed = (await listPictures(folder))
    .map(picturePath)
    .filter((file) => shownBefore.has(file) && !shown.has(file));

  await judge(folder, { name, texts, added, removed }, memory);

  for (const { name: file, bytes } of added) await writeWhole(folder, picturePath(file), bytes);
  for (const [file, content] of texts) await writeWhole(folder, contentPath(file), content);
  for (const file of removed) {
    ensureInside(folder, file);
    await rm(path.join(folder, file), { force: true });
  }
  return { texts: Object.fromEntries(texts), removed };
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
  const meanwhile = changesBetween(before, now);
  if (clash(changes, meanwhile)) {
    throw new Refused(
      "Ce fichier a changé entre-temps, aux mêmes endroits. Rien n'est enregistré : copiez votre texte, rechargez la page et collez-le.",
    );
  }
  return changeText(current, changes);
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function shownPictures(folder: string, texts: ReadonlyMap<string, string>): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const name of Object.keys(contentSchemas)) {
    const content = parsed(texts.get(name) ?? (await readContent(folder, name)));
    for (const picture of picturesIn(name, content)) shown.add(picture);
  }
  return shown;
}

type Outcome = { name: string; texts: ReadonlyMap<string, string>; added: PictureFile[]; removed: string[] };

async function judge(
  folder: string,
  { name, texts, added, removed }: Outcome,
  memory: ContentMemory,
): Promise<void> {
  const before = await checkContent(folder, memory);
  const known = new Set(before.problems.map(identity));
  const after = await withCopy(folder, async (copy) => {
    for (const { name: file, bytes } of added) await writeWhole(copy, picturePath(file), bytes);
    for (const [file, content] of texts) await writeWhole(copy, contentPath(file), content);
    for (const file of removed) await rm(path.join(copy, file), { force: true });
    return checkContent(copy, memory);
  });
  const own = `data/${contentPath(name)}`;
  const pictures = added.map((picture) => `data/${picturePath(picture.name)}`);
  // A mistake that stands elsewhere already is not this form's to mend.
  const problems = after.problems.filter(
    (problem) => problem.file === own || pictures.includes(problem.file) || !known.has(identity(problem)),
  );
  if (problems.length === 0) return;
  const content = parsed(texts.get(name));
  const here = problems.flatMap(({ file, path: place, message }): Judgement[] => {
    if (file === own) return [{ path: [...parsePath(place)], message }];
    // What is wrong with a new picture is told where it is shown.
    return pictures.includes(file)
      ? shownAt(name, content, file).map((shown) => ({ path: shown, message }))
      : [];
  });
  const elsewhere = problems.filter(({ file }) => file !== own && !pictures.includes(file));
  const count =
    problems.length === 1 ? "une valeur est à corriger" : `${problems.length} valeurs sont à corriger`;
  throw new NotSaved(
    here,
    [
      `Rien n'est enregistré : ${count}.`,
      ...elsewhere.map(({ file, path: place, message }) => `${file}${place && ` ${place}`} : ${message}`),
    ].join("\n"),
  );
}

function shownAt(name: string, content: unknown, file: string): (string | number)[][] {
  const places: (string | number)[][] = [];
  visitRoles(schemaOf(name), content, (role, text, place) => {
    if (role.role === "picture" && `data/${text}` === file) places.push([...place]);
  });
  return places;
}

function identity({ file, path: place, message }: Problem): string {
  return `${file}\0${place}\0${message}`;
}
