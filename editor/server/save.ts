import { rm } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../src/content/check/content-check";
import { type Problem, parsePath } from "../../src/content/check/problem";
import { contentSchemas } from "../../src/content/contract";
import { type FormSave, type Judgement, notSaved, parsed, placesOf, planSave } from "../forms/save-plan";
import {
  contentPath,
  ensureInside,
  listPictures,
  type PictureFile,
  picturePath,
  readContent,
  withCopy,
  writeWhole,
} from "./content-files";

export type Saved = {
  /** The texts of the files that have changed, by name. */
  texts: Record<string, string>;
  /** Pictures that no page shows any more, which are gone. */
  removed: string[];
};

/**
 * Saves a form: judged by the content check in a copy of data/, and written only when nothing is wrong with it. What
 * was changed on the disk meanwhile stays, unless it is the same value.
 */
export async function save(folder: string, form: FormSave & { pictures: PictureFile[] }): Promise<Saved> {
  contentPath(form.name);
  const { texts, shown, removed: unshown } = planSave(form, await readTexts(folder));
  const added = form.pictures.filter(({ name }) => shown.has(picturePath(name)));
  const present = (await listPictures(folder)).map(picturePath);
  const removed = unshown.filter((file) => present.includes(file));

  await judge(folder, { name: form.name, texts, added, removed });

  for (const { name, bytes } of added) await writeWhole(folder, picturePath(name), bytes);
  for (const [name, content] of texts) await writeWhole(folder, contentPath(name), content);
  for (const file of removed) {
    ensureInside(folder, file);
    await rm(path.join(folder, file), { force: true });
  }
  return { texts: Object.fromEntries(texts), removed };
}

export async function readTexts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(contentSchemas)) {
    const text = await readContent(folder, name);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

type Outcome = { name: string; texts: ReadonlyMap<string, string>; added: PictureFile[]; removed: string[] };

async function judge(folder: string, { name, texts, added, removed }: Outcome): Promise<void> {
  const before = await checkContent(folder);
  const known = new Set(before.problems.map(identity));
  const after = await withCopy(folder, async (copy) => {
    for (const { name: file, bytes } of added) await writeWhole(copy, picturePath(file), bytes);
    for (const [file, content] of texts) await writeWhole(copy, contentPath(file), content);
    for (const file of removed) await rm(path.join(copy, file), { force: true });
    return checkContent(copy);
  });
  const own = `data/${contentPath(name)}`;
  const pictures = added.map((picture) => `data/${picturePath(picture.name)}`);
  // A mistake that was already there elsewhere is not for this form to correct.
  const problems = after.problems.filter(
    (problem) => problem.file === own || pictures.includes(problem.file) || !known.has(identity(problem)),
  );
  if (problems.length === 0) return;
  const content = parsed(texts.get(name));
  const here = problems.flatMap(({ file, path: place, message }): Judgement[] => {
    if (file === own) return [{ path: [...parsePath(place)], message }];
    // What is wrong with a new picture is reported where it is shown.
    const isNewPicture = pictures.includes(file);
    return isNewPicture
      ? placesOf(name, content, file.slice("data/".length)).map((shown) => ({ path: shown, message }))
      : [];
  });
  throw notSaved(
    here,
    problems
      .filter(({ file }) => file !== own && !pictures.includes(file))
      .map(({ file, path: place, message }) => `${file}${place && ` ${place}`} : ${message}`),
  );
}

function identity({ file, path: place, message }: Problem): string {
  return `${file}\0${place}\0${message}`;
}
