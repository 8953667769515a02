import { randomUUID } from "node:crypto";
import { lstatSync } from "node:fs";
import { cp, link, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentSchemas } from "../../src/content/contract";
import { picture } from "../../src/content/contract/fields";
import { Refused } from "../forms/save-plan";

/**
 * What the editor may read and write: the files that the contract names, and pictures under names that it allows. No
 * other path can be asked for, as none is ever put together from what a request says; nothing is followed that leads
 * out of data/.
 */

export type PictureFile = { name: string; bytes: Buffer };

const largestPicture = 40_000_000;

/** `home` → `home.json`, in the folder data/. */
export function contentPath(name: string): string {
  if (!Object.hasOwn(contentSchemas, name)) throw new Refused(`«${name}» n'est pas un fichier de data/.`);
  return `${name}.json`;
}

/** `photo.jpg` → `images/photo.jpg`. */
export function picturePath(name: string): string {
  const file = `images/${name}`;
  if (!picture(1, 1).shape.src.safeParse(file).success) {
    throw new Refused(
      `«${name}» n'est pas un nom d'image : minuscules, chiffres et traits d'union, en .jpg, .png, .webp ou .avif.`,
    );
  }
  return file;
}

export function pictureFrom(name: string, base64: string): PictureFile {
  picturePath(name);
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw new Refused(`«${name}» est vide.`);
  if (bytes.length > largestPicture) {
    throw new Refused(`«${name}» pèse plus de 40 Mo ; exportez-la plus petite.`);
  }
  return { name, bytes };
}

/** Refuses symbolic links on the way to a file, and a folder in its place: they would redirect the write. */
export function ensureInside(folder: string, file: string): void {
  const parts = file.split("/");
  for (let length = 0; length <= parts.length; length += 1) {
    const place = path.join(folder, ...parts.slice(0, length));
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (!found) return;
    const isExpected = length < parts.length ? found.isDirectory() : found.isFile();
    if (!isExpected) throw new Refused(`${place} est un lien ou un dossier : l'éditeur n'y touche pas.`);
  }
}

/** The file's text; undefined when the owner has not written it yet. */
export async function readContent(folder: string, name: string): Promise<string | undefined> {
  const file = contentPath(name);
  ensureInside(folder, file);
  return readFile(path.join(folder, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

export async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, "images"), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && picture(1, 1).shape.src.safeParse(`images/${entry.name}`).success)
    .map((entry) => entry.name)
    .toSorted();
}

/** Whole or not at all: a power cut leaves the old file or the new one. */
export async function writeWhole(folder: string, file: string, content: string | Buffer): Promise<void> {
  ensureInside(folder, file);
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  // Beside data/, where no check looks, on the same disk.
  const draft = `${folder}.${randomUUID()}.tmp`;
  await writeFile(draft, content, { flag: "wx" });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

/** A copy of data/ to judge a change in, before the owner's own files are touched. */
export async function withCopy<Result>(
  folder: string,
  use: (copy: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(path.join(tmpdir(), "editeur-"));
  const copy = path.join(root, "data");
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const from = path.join(entry.parentPath, entry.name);
      const to = path.join(copy, path.relative(folder, from));
      if (!entry.isFile()) continue;
      await mkdir(path.dirname(to), { recursive: true });
      // The check recognises a picture by its time of change; and a link is faster than a copy.
      await link(from, to).catch(() => cp(from, to, { preserveTimestamps: true }));
    }
    return await use(copy);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
