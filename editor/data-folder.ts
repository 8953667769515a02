import { createHash, randomUUID } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { withoutMark } from "../src/content/byte-order-mark";
import { readContentFolder } from "../src/content/check/folder";
import { contentSchemas } from "../src/content/contract";
import { isPictureName } from "./forms/picture-name";
import type { Snapshot, WrittenFile } from "./forms/save";

/** Reads and writes data/ for the editor's server: the files of the contract and pictures, nothing else. */

export async function readData(folder: string): Promise<Snapshot> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(contentSchemas)) {
    const file = safePath(folder, `${name}.json`);
    if (existsSync(file)) texts.set(name, withoutMark(await withPath(file, readFile(file, "utf8"))));
  }
  const pictures = new Map<string, string>();
  // As the build counts them: also one whose name the contract refuses leaves with the others.
  for (const picture of readContentFolder(folder, folder).pictures) {
    const { size, mtimeMs } = await stat(path.join(folder, picture));
    pictures.set(picture, `${size}-${mtimeMs}`);
  }
  const version = createHash("sha256").update(JSON.stringify([[...texts], [...pictures]]));
  return { version: version.digest("hex"), texts, pictures };
}

/** Writes all files or none, so that a failed save can be repeated. */
export async function writeFiles(folder: string, files: readonly WrittenFile[]): Promise<void> {
  // Temporary files are in data/, which may be a disk of its own; the content check passes over names with a dot.
  const writes = files.map(({ path: file, contents }) => {
    const name = file.replace(/^data\//, "");
    if (!isAllowedFile(name)) throw new Error(`${file} n’est pas un fichier de data/`);
    const target = safePath(folder, name);
    // Where case does not count, Photo.JPG is a file of this name, too.
    if (name.startsWith("images/") && existsSync(target)) {
      throw new Error(`${target} existe déjà : aucune image n’en remplace une autre`);
    }
    return { target, contents, temporary: path.join(folder, `.${randomUUID()}.tmp`) };
  });
  const written: { target: string; before: Buffer | undefined }[] = [];
  try {
    for (const { target, contents, temporary } of writes) {
      await withPath(target, mkdir(path.dirname(target), { recursive: true }));
      await withPath(target, writeFile(temporary, contents, "base64"));
    }
    // The text is the last file, after the pictures that it shows.
    for (const { target, temporary } of writes) {
      const before = existsSync(target) ? await withPath(target, readFile(target)) : undefined;
      await withPath(target, rename(temporary, target));
      written.push({ target, before });
    }
  } catch (error) {
    for (const { target, before } of written) await (before ? writeFile(target, before) : rm(target));
    throw error;
  } finally {
    for (const { temporary } of writes) await rm(temporary, { force: true });
  }
}

function isAllowedFile(name: string): boolean {
  const isText = Object.hasOwn(contentSchemas, name.replace(/\.json$/, "")) && name.endsWith(".json");
  return isText || isPictureName(name);
}

/** The path of a file in the folder; throws for a symbolic link, which could lead out of it. */
export function safePath(folder: string, file: string): string {
  for (const part of [path.dirname(file), file]) {
    const target = path.join(folder, part);
    if (existsSync(target) && realpathSync(target) !== path.join(realpathSync(folder), part)) {
      throw new Error(`${target} est un lien : l’éditeur n’y touche pas`);
    }
  }
  return path.join(folder, file);
}

/** Puts the file that the owner knows into an error of the disk. */
function withPath<Result>(file: string, operation: Promise<Result>): Promise<Result> {
  return operation.catch((error: Error) => {
    throw Object.assign(error, { path: file });
  });
}
