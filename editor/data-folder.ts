import { createHash, randomUUID } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentSchemas } from "../src/content/contract";
import { picture } from "../src/content/contract/fields";
import type { Data, WrittenFile } from "./forms/save";

/** data/ as the editor's server reads and writes it: the contract's files, pictures of names that it allows, nothing else. */

export async function readData(folder: string): Promise<Data> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(contentSchemas)) {
    const file = placeOf(folder, `${name}.json`);
    if (existsSync(file)) texts.set(name, await naming(file, readFile(file, "utf8")));
  }
  const pictures = new Map<string, string>();
  for (const entry of await readdir(path.join(folder, "images")).catch(() => [])) {
    const { size, mtimeMs } = await stat(path.join(folder, "images", entry));
    if (isOfContract(`images/${entry}`)) pictures.set(`images/${entry}`, `${size}-${mtimeMs}`);
  }
  const version = createHash("sha256").update(JSON.stringify([[...texts], [...pictures]]));
  return { version: version.digest("hex"), texts, pictures };
}

/** All of them or none, so that a save that fails can be repeated; no picture replaces another. */
export async function writeFiles(folder: string, files: readonly WrittenFile[]): Promise<void> {
  // Beside data/, where no check looks, on the same disk.
  const drafts = files.map(({ path: file, contents }) => {
    const name = file.replace(/^data\//, "");
    if (!isOfContract(name)) throw new Error(`${file} n’est pas un fichier de data/`);
    return { target: placeOf(folder, name), contents, draft: `${folder}.${randomUUID()}.tmp` };
  });
  const written: string[] = [];
  try {
    for (const { target, contents, draft } of drafts) {
      await naming(target, mkdir(path.dirname(target), { recursive: true }));
      await naming(target, writeFile(draft, contents, "base64"));
    }
    // The text comes last, after the pictures that it shows.
    for (const { target, draft } of drafts) {
      await naming(target, rename(draft, target));
      written.push(target);
    }
  } catch (error) {
    for (const target of written) await rm(target);
    throw error;
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true });
  }
}

function isOfContract(name: string): boolean {
  const isText = Object.hasOwn(contentSchemas, name.replace(/\.json$/, "")) && name.endsWith(".json");
  return isText || picture(1, 1).shape.src.safeParse(name).success;
}

/** Where a file of the folder is; never by a symbolic link, which would lead out of it. */
export function placeOf(folder: string, file: string): string {
  for (const part of [path.dirname(file), file]) {
    const place = path.join(folder, part);
    if (existsSync(place) && realpathSync(place) !== path.join(realpathSync(folder), part)) {
      throw new Error(`${place} est un lien : l’éditeur n’y touche pas`);
    }
  }
  return path.join(folder, file);
}

/** An error of the disk names the file that the owner knows. */
function naming<Result>(file: string, done: Promise<Result>): Promise<Result> {
  return done.catch((error: Error) => {
    throw Object.assign(error, { path: file });
  });
}
