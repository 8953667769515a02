import { randomUUID } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { listContentFolder } from "../src/content/check/folder-listing";
import type { PictureMetadata } from "../src/content/check/picture-format";
import { readMetadata } from "../src/content/check/pictures";
import { contentSchemas } from "../src/content/contract";
import { type Crop, type Size, savedSize } from "./forms/crop";
import { pictureName } from "./forms/picture-name";
import type { Snapshot, TextChange } from "./forms/snapshot";

export async function readData(folder: string): Promise<Snapshot> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(contentSchemas)) {
    const text = await readText(folder, name);
    if (text !== undefined) texts.set(name, text);
  }
  const pictures = new Map<string, PictureMetadata>();
  for (const picture of listPictures(folder)) {
    pictures.set(picture, await pictureMetadata(path.join(folder, picture)));
  }
  return { folder: path.resolve(folder), texts, pictures };
}

/** The second argument, the folder's name in problems, does not matter here. */
const listPictures = (folder: string) => listContentFolder(folder, folder).pictures;

async function readText(folder: string, name: string): Promise<string | undefined> {
  const file = safePath(folder, `${name}.json`);
  // Without the byte order mark with which some programs begin a file; JSON.parse rejects it.
  return existsSync(file) ? (await readFile(file, "utf8")).replace(/^\uFEFF/, "") : undefined;
}

/** Caches each version of a picture, because decoding is slow. */
const pictureCache = new Map<string, Promise<PictureMetadata>>();

async function pictureMetadata(file: string): Promise<PictureMetadata> {
  const { size, mtimeMs } = await stat(file);
  const version = `${file} ${size} ${mtimeMs}`;
  const metadata = pictureCache.get(version) ?? readMetadata(file);
  pictureCache.set(version, metadata);
  return metadata;
}

/** Writes a file's text only if the file still has the text `previousText`; resolves with false otherwise. */
export async function writeText(folder: string, { name, text, previousText }: TextChange): Promise<boolean> {
  if (!Object.hasOwn(contentSchemas, name)) throw new Error(`${name} n’est pas un fichier de data/`);
  if (((await readText(folder, name)) ?? "") !== previousText) return false;
  await writeAtomically(folder, `${name}.json`, text);
  return true;
}

export type PictureUpload = { name: string; bytes: Buffer; crop: Crop; minSize: Size };

/** Crops a picture, saves it without EXIF and resolves with its path, or undefined if it cannot be read. */
export async function addPicture(folder: string, upload: PictureUpload): Promise<string | undefined> {
  const { bytes, crop, minSize } = upload;
  const picture = sharp(bytes, { failOn: "truncated" });
  const { format } = await picture.metadata().catch(() => ({ format: "" }));
  // Refuses animations, which would lose all frames but one.
  if (!["jpeg", "png", "webp", "heif"].includes(format)) return undefined;
  const png = await picture
    .autoOrient()
    .extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    .resize(savedSize(crop, minSize))
    .png()
    .toBuffer()
    .catch(() => undefined);
  if (!png) return undefined;
  const { isOpaque } = await sharp(png).stats();
  const takenNames = listPictures(folder).map((name) => path.basename(name).toLowerCase());
  const file = `images/${pictureName(upload.name, isOpaque ? "jpg" : "png", takenNames)}`;
  await writeAtomically(folder, file, isOpaque ? await sharp(png).jpeg({ quality: 90 }).toBuffer() : png);
  return file;
}

/** Crops a picture like the build, in one size for the preview. */
export function cropPicture(file: string, aspectRatio: number): Promise<Buffer> {
  const previewWidth = 1600;
  const size = { width: previewWidth, height: Math.round(previewWidth / aspectRatio) };
  return sharp(file).autoOrient().resize(size).webp().toBuffer();
}

/** Writes a temporary file and renames it, so that a full disk leaves no half-written file. */
async function writeAtomically(folder: string, file: string, content: string | Buffer): Promise<void> {
  const target = safePath(folder, file);
  // In data/, because a file cannot be renamed to another disk; a dotfile, because the content check ignores those.
  const temporaryFile = path.join(folder, `.${randomUUID()}.tmp`);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(temporaryFile, content);
    await rename(temporaryFile, target);
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

/** Throws for symbolic links, which could lead out of the folder. */
export function safePath(folder: string, file: string): string {
  for (const relativePath of [path.dirname(file), file]) {
    const target = path.join(folder, relativePath);
    if (existsSync(target) && realpathSync(target) !== path.join(realpathSync(folder), relativePath)) {
      throw new Error(`${target} est un lien : l’éditeur n’y touche pas`);
    }
  }
  return path.join(folder, file);
}
