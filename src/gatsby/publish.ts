import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

export const publicFolder = "public";

/** Writes a file for the visitors, unless the owner's own would be lost: static/ is copied as it is. */
export async function publish(file: string, content: string | Buffer): Promise<void> {
  const ownFile = path.join("static", file);
  if (existsSync(ownFile)) {
    throw new Error(
      `${ownFile} : la construction écrit elle-même ${path.join(publicFolder, file)}. Renommez ce fichier ou retirez-le.`,
    );
  }
  const target = path.join(publicFolder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A name for a file or a build that changes with its content. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
