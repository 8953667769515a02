import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

export const publicFolder = "public";

/** The owner's own files, in static/, are copied as they are: none is lost. */
export function refuseOwn(file: string): void {
  if (!existsSync(path.join("static", file))) return;
  throw new Error(`static/${file} : la construction se sert elle-même de ce nom. Renommez-le ou retirez-le.`);
}

/** Writes a file for the visitors. */
export async function publish(file: string, content: string | Buffer): Promise<void> {
  refuseOwn(file);
  const target = path.join(publicFolder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A name for a file or a build that changes with its content. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
