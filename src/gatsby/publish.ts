import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

export const publicFolder = "public";

/** Of these files and folders those that the owner has in static/, which is copied as it is, with what to do: a line each. */
export function ownInTheWay(files: readonly string[]): string[] {
  return files
    .filter((file) => existsSync(path.join("static", file)))
    .map(
      (file) => `static/${file} : la construction se sert elle-même de ce nom. Renommez-le ou retirez-le.`,
    );
}

/** Writes a file for the visitors, unless the owner's own would be lost. */
export async function publish(file: string, content: string | Buffer): Promise<void> {
  const [own] = ownInTheWay([file]);
  if (own) throw new Error(own);
  const target = path.join(publicFolder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A name for a file or a build that changes with its content. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
