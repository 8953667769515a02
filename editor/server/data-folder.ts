import { randomUUID } from "node:crypto";
import { lstatSync } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { readPicture } from "../../src/content/check/pictures";
import { contentSchemas } from "../../src/content/contract";
import { picture } from "../../src/content/contract/fields";
import {
  type FormSave,
  isWritten,
  judge,
  type Picture,
  parseAll,
  Refused,
  shownPictures,
  textOf,
} from "../forms/save";

/** data/ as the editor's server reads and writes it: the contract's files, pictures of names that it allows, nothing else. */

export type Data = {
  /** The texts of the files that are there, by name: `home`. */
  texts: Record<string, string>;
  /** By path, `images/photo.jpg`: another value when the picture is another. */
  pictures: Record<string, string>;
};

export async function readData(folder: string): Promise<Data> {
  const texts: Data["texts"] = {};
  for (const name of Object.keys(contentSchemas)) {
    const file = placeOf(folder, `${name}.json`);
    if (lstatSync(file, { throwIfNoEntry: false })) texts[name] = await readFile(file, "utf8");
  }
  const pictures: Data["pictures"] = {};
  const entries = await readdir(path.join(folder, "images"), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const name = `images/${entry.name}`;
    if (!entry.isFile() || !isPicture(name)) continue;
    const { size, mtimeMs } = await stat(path.join(folder, name));
    pictures[name] = `${size}-${mtimeMs}`;
  }
  return { texts, pictures };
}

/** Judged as a build would judge it, and written only when nothing is wrong and nobody has changed the file meanwhile. */
export async function save(
  folder: string,
  form: FormSave,
  uploads: readonly Picture[],
): Promise<{ text: string }> {
  if (!Object.hasOwn(contentSchemas, form.name))
    throw new Refused(`«${form.name}» n'est pas un fichier de data/.`);
  const file = placeOf(folder, `${form.name}.json`);
  const { texts, pictures } = await readData(folder);
  const text = textOf(form);
  const added = shownPictures(form, uploads).map((upload) => pictureFrom(upload));
  const now = { text: texts[form.name] ?? "", hasPicture: (name: string) => `images/${name}` in pictures };
  if (isWritten({ base: form.base, text, pictures: added }, now)) return { text };

  const known = new Map<string, PictureFacts>();
  for (const name of Object.keys(pictures)) known.set(name, await readPicture(path.join(folder, name)));
  for (const { name, bytes } of added) known.set(`images/${name}`, await readPicture(name, bytes));
  judge(form.name, text, parseAll(new Map(Object.entries(texts))).contents, known);

  for (const { name, bytes } of added) await keepPicture(placeOf(folder, `images/${name}`), bytes);
  await writeWhole(folder, file, text);
  return { text };
}

const largestPicture = 40_000_000;

function pictureFrom({ name, base64 }: Picture): { name: string; bytes: Buffer } {
  if (!isPicture(`images/${name}`)) {
    throw new Refused(
      `«${name}» n'est pas un nom d'image : minuscules, chiffres et traits d'union, en .jpg, .png, .webp ou .avif.`,
    );
  }
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > largestPicture)
    throw new Refused(`«${name}» pèse plus de 40 Mo ; exportez-la plus petite.`);
  return { name, bytes };
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
    if (!isExpected) throw new Refused(`${place} est un lien ou un dossier : l'éditeur n'y touche pas.`);
  }
  return path.join(folder, file);
}

/** Never over a picture that has come there meanwhile. */
async function keepPicture(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes, { flag: "wx" });
}

/** Whole or not at all: a power cut leaves the old file or the new one. */
async function writeWhole(folder: string, target: string, text: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Beside data/, where no check looks, on the same disk.
  const draft = `${folder}.${randomUUID()}.tmp`;
  await writeFile(draft, text, { flag: "wx" });
  await rename(draft, target);
}
