import { randomUUID } from "node:crypto";
import { lstatSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type PictureFacts, readPicture } from "../src/content/check/pictures";
import { contentSchemas } from "../src/content/contract";
import { picture } from "../src/content/contract/fields";
import {
  Clash,
  type Data,
  type FormSave,
  judge,
  parseAll,
  Refused,
  shownPictures,
  takenPicture,
  textOf,
  withoutByteOrderMark,
} from "./forms/save";

/** data/ as the editor's server reads and writes it: the contract's files, pictures of names that it allows, nothing else. */

export async function readData(folder: string): Promise<Data> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(contentSchemas)) {
    const file = placeOf(folder, `${name}.json`);
    if (!lstatSync(file, { throwIfNoEntry: false })) continue;
    texts.set(name, withoutByteOrderMark(await readFile(file, "utf8")));
  }
  const pictures = new Map<string, string>();
  const entries = await readdir(path.join(folder, "images"), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const name = `images/${entry.name}`;
    if (!entry.isFile() || !isPicture(name)) continue;
    const { size, mtimeMs } = await stat(path.join(folder, name));
    pictures.set(name, `${size}-${mtimeMs}`);
  }
  return { texts, pictures };
}

export type UploadedPicture = { name: string; base64: string };

/** Judged as a build would judge it, and written only when nothing is wrong and nobody has changed the file meanwhile. */
export async function save(folder: string, form: FormSave, uploads: UploadedPicture[]): Promise<void> {
  if (!Object.hasOwn(contentSchemas, form.name)) {
    throw new Refused(`«${form.name}» n’est pas un fichier de data/.`);
  }
  const target = placeOf(folder, `${form.name}.json`);
  const data = await readData(folder);
  const text = textOf(form);
  const now = data.texts.get(form.name) ?? "";
  if (now !== form.base && now !== text) throw new Clash(now);

  const known = new Map<string, PictureFacts>();
  for (const name of data.pictures.keys()) known.set(name, await readPicture(path.join(folder, name)));
  const added = shownPictures(form, uploads).map(({ name, base64 }) => {
    if (!isPicture(`images/${name}`)) throw new Refused(`«${name}» n’est pas un nom d’image.`);
    return { name, place: placeOf(folder, `images/${name}`), bytes: Buffer.from(base64, "base64") };
  });
  for (const { name, bytes } of added) known.set(`images/${name}`, await readPicture(name, bytes));
  judge(form.name, text, parseAll(data.texts).contents, known);

  // No page shows a picture before its file is whole; one that an interrupted save has left is found again.
  for (const { name, place, bytes } of added) {
    const there = await readFile(place).catch(() => undefined);
    if (there && !there.equals(bytes)) throw takenPicture(name);
    if (!there) await writeWhole(folder, place, bytes);
  }
  if (now !== text) await writeWhole(folder, target, text);
}

function isPicture(file: string): boolean {
  return picture(1, 1).shape.src.safeParse(file).success;
}

/** Refuses symbolic links on the way to a file, and a folder in its place: they would lead out of data/. */
export function placeOf(folder: string, file: string): string {
  const parts = file.split("/");
  for (let length = 0; length <= parts.length; length += 1) {
    const place = path.join(folder, ...parts.slice(0, length));
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (!found) break;
    const isExpected = length < parts.length ? found.isDirectory() : found.isFile();
    if (!isExpected) throw new Refused(`${place} est un lien ou un dossier : l’éditeur n’y touche pas.`);
  }
  return path.join(folder, file);
}

/** Whole or not at all: a power cut leaves the old file or the new one. */
async function writeWhole(folder: string, target: string, content: string | Uint8Array): Promise<void> {
  // Beside data/, where no check looks, on the same disk.
  const draft = `${folder}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(draft, content, { flag: "wx" });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw Object.assign(error as Error, { path: target }); // the file that the owner knows
  }
}
