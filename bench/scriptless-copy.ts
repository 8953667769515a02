import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The physical limit: the site in public/ without scripts except JSON-LD, which browsers do not run. */
export async function makeScriptlessCopy(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "scriptless-"));
  await cp("public", folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name.endsWith(".html"))) {
    const target = path.join(entry.parentPath, entry.name);
    // page-data/404.html is a folder.
    if (entry.isFile()) await writeFile(target, withoutScripts(await readFile(target, "utf8")));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replace(/<link(?=[^>]*as="?script)[^>]*>/g, "");
}
