import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

export const publicFolder = "public";

/** Throws if the owner's static/ has a file of this name, which Gatsby copies to public/. */
export function assertNotInStatic(file: string): void {
  if (!existsSync(path.join("static", file))) return;
  throw new Error(`static/${file} : la construction se sert elle-même de ce nom. Renommez-le ou retirez-le.`);
}

export async function writePublicFile(file: string, content: string | Buffer): Promise<void> {
  assertNotInStatic(file);
  const target = path.join(publicFolder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
