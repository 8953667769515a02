import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentReport } from "./check/content-check";
import { checkedContentFolder } from "./content-folder";
import { type Content, type ContentFile, optionalSchemas } from "./contract";

export function readContent<Name extends ContentFile>(file: Name): Content[Name] {
  // A safe cast, because the folder holds only checked content.
  return JSON.parse(readFileSync(checkedPathOf(file), "utf8")) as Content[Name];
}

type LegalFile = keyof typeof optionalSchemas;

export function existingLegalFiles(): LegalFile[] {
  return (Object.keys(optionalSchemas) as LegalFile[]).filter((file) => existsSync(checkedPathOf(file)));
}

function checkedPathOf(file: ContentFile): string {
  return path.join(checkedContentFolder, `${file}.json`);
}

/** Updates the checked copy, pictures first; spares `gatsby develop` unchanged files, and deletes unused ones. */
export async function writeCheckedContent(
  { contents, usedPictures }: Pick<ContentReport, "contents" | "usedPictures">,
  sourceFolder: string,
): Promise<void> {
  for (const file of usedPictures) {
    const [source, target] = [path.join(sourceFolder, file), path.join(checkedContentFolder, file)];
    const [{ size, mtime }, targetStats] = await Promise.all([
      stat(source),
      stat(target).catch(() => undefined),
    ]);
    // A copy's modification time may be rounded to milliseconds.
    if (targetStats?.size === size && Math.abs(targetStats.mtimeMs - mtime.getTime()) < 2) continue;
    await mkdir(path.dirname(target), { recursive: true });
    // A copy of a read-only file is read-only too and could not be overwritten.
    await rm(target, { force: true });
    await copyFile(source, target);
    await utimes(target, mtime, mtime);
  }
  const files = [...contents].map(([name, content]) => [`${name}.json`, JSON.stringify(content)] as const);
  for (const [file, text] of files) {
    const target = path.join(checkedContentFolder, file);
    if ((await readFile(target, "utf8").catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const keptFiles = [...files.map(([file]) => file), ...usedPictures].map(path.normalize);
  for (const entry of await readdir(checkedContentFolder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(checkedContentFolder, path.join(entry.parentPath, entry.name));
    if (!entry.isDirectory() && !keptFiles.includes(file)) await rm(path.join(checkedContentFolder, file));
  }
}
