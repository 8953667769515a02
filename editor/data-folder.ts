import { randomUUID } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type PictureFacts, readPicture } from "../src/content/check/pictures";
import { contentSchemas } from "../src/content/contract";
import { picture } from "../src/content/contract/fields";
import * as save from "./forms/save";

/** data/ as the editor's server reads and writes it: the contract's files, pictures of names that it allows, nothing else. */

export async function readData(folder: string): Promise<save.Data> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(contentSchemas)) {
    const file = placeOf(folder, `${name}.json`);
    if (!existsSync(file)) continue;
    texts.set(name, save.withoutByteOrderMark(await naming(file, readFile(file, "utf8"))));
  }
  const pictures = new Map<string, string>();
  for (const entry of await readdir(path.join(folder, "images")).catch(() => [])) {
    const { size, mtimeMs } = await stat(path.join(folder, "images", entry));
    if (isPicture(`images/${entry}`)) pictures.set(`images/${entry}`, `${size}-${mtimeMs}`);
  }
  return { texts, pictures };
}

export type SaveRequest = save.FormSave & { pictures: { name: string; base64: string }[] };

/** Judged as a build would judge it, and written only when nothing is wrong and nobody has changed the file meanwhile. */
export async function saveForm(folder: string, { pictures, ...form }: SaveRequest): Promise<void> {
  if (!Object.hasOwn(contentSchemas, form.name)) {
    throw new save.Refused(`«${form.name}» n’est pas un fichier de data/.`);
  }
  const target = placeOf(folder, `${form.name}.json`);
  const data = await readData(folder);
  const text = save.textOf(form);
  const now = data.texts.get(form.name) ?? "";
  if (now !== form.base && now !== text) throw new save.Clash(now);

  const known = new Map<string, PictureFacts>();
  for (const name of data.pictures.keys()) known.set(name, await readPicture(path.join(folder, name)));
  const added = save.shownPictures(form, pictures).map(({ name, base64 }) => {
    if (!isPicture(`images/${name}`)) throw new save.Refused(`«${name}» n’est pas un nom d’image.`);
    return { name, place: placeOf(folder, `images/${name}`), bytes: Buffer.from(base64, "base64") };
  });
  for (const { name, bytes } of added) known.set(`images/${name}`, await readPicture(name, bytes));
  save.judge(form.name, JSON.parse(text), save.parseAll(data.texts).contents, known);

  // The text comes last, as no page may show a picture that is not there. One that an interrupted save left is the same.
  for (const { name, place, bytes } of added) {
    const there = await readFile(place).catch(() => undefined);
    if (there && !there.equals(bytes)) throw save.takenPicture(name);
    if (!there) await writeWhole(folder, place, bytes);
  }
  if (now !== text) await writeWhole(folder, target, text);
}

function isPicture(file: string): boolean {
  return picture(1, 1).shape.src.safeParse(file).success;
}

/** Where a file of the folder is; never by a symbolic link, which would lead out of it. */
export function placeOf(folder: string, file: string): string {
  const place = path.join(folder, file);
  for (const part of [path.dirname(file), file]) {
    const isLink =
      existsSync(path.join(folder, part)) &&
      realpathSync(path.join(folder, part)) !== path.join(realpathSync(folder), part);
    if (isLink) throw new save.Refused(`${place} est un lien : l’éditeur n’y touche pas.`);
  }
  return place;
}

/** Whole or not at all: a power cut leaves the old file or the new one. */
async function writeWhole(folder: string, target: string, content: string | Uint8Array): Promise<void> {
  // Beside data/, where no check looks, on the same disk.
  const draft = `${folder}.${randomUUID()}.tmp`;
  const write = async () => {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(draft, content, { flag: "wx" });
    await rename(draft, target);
  };
  await naming(target, write()).finally(() => rm(draft, { force: true }));
}

/** An error of the disk names the file that the owner knows. */
function naming<Result>(file: string, done: Promise<Result>): Promise<Result> {
  return done.catch((error: Error) => {
    throw Object.assign(error, { path: file });
  });
}
