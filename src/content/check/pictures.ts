import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** What a picture turned out to be: its size as shown, or why it can't be shown. */
export type PictureFacts = { width: number; height: number } | { failure: string };

/** Remembers the pictures that have been decoded already, by name, size and time of their last change. */
export type PictureMemory = Map<string, PictureFacts>;

const formats: Record<string, readonly string[]> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  // sharp names AVIF after the container it comes in.
  heif: [".avif"],
};

/** Decodes a picture whole, as the build will: a header alone does not reveal a truncated file. */
export async function readPicture(file: string, memory: PictureMemory): Promise<PictureFacts> {
  const { size, mtimeMs } = statSync(file);
  const key = `${path.basename(file)}|${size}|${Math.round(mtimeMs)}`;
  const known = memory.get(key);
  if (known) return known;
  const facts = size === 0 ? { failure: "image vide (0 octet)" } : await decode(file);
  memory.set(key, facts);
  return facts;
}

async function decode(file: string): Promise<PictureFacts> {
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, autoOrient } = await picture.metadata();
    const extension = path.extname(file).toLowerCase();
    if (!formats[format]?.includes(extension)) {
      const fitting = formats[format]?.[0];
      const cure = fitting ? `renommez-la en ${fitting}` : "attendu : JPEG, PNG, WebP ou AVIF";
      return { failure: `image au format ${format}, et non ${extension.slice(1)} ; ${cure}` };
    }
    await picture.resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG" };
  }
}

/** The memory kept on disk between two runs; a new one when there is none, or none that can be read. */
export async function loadPictureMemory(file: string): Promise<PictureMemory> {
  try {
    // Written by savePictureMemory only.
    return new Map(JSON.parse(await readFile(file, "utf8")) as [string, PictureFacts][]);
  } catch {
    return new Map();
  }
}

export async function savePictureMemory(file: string, memory: PictureMemory): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify([...memory]));
  } catch {
    // Without it, the next run decodes the pictures again.
  }
}
