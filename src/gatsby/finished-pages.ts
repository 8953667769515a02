import { readFile, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { publicFolder, refuseOwn } from "./publish";

/** A page's HTML, and the file below public/ in which hosts look for it. */
type FinishedPage = { file: string; html: string };

/**
 * Reads the pages and removes them from where Gatsby has written them: a CDN serves `solutions.html` at `/solutions`
 * without a redirect, and not `solutions/index.html`.
 */
export async function takePages(paths: readonly string[]): Promise<FinishedPage[]> {
  const pages: FinishedPage[] = [];
  for (const pagePath of paths) {
    const written = pagePath.endsWith(".html")
      ? pagePath.slice(1)
      : path.posix.join(pagePath.slice(1), "index.html");
    refuseOwn(written);
    const target = path.join(publicFolder, written);
    pages.push({ file: htmlFile(pagePath), html: await readFile(target, "utf8") });
    await rm(target);
    // Its folder too, if nothing else is in it.
    await rmdir(path.dirname(target)).catch(() => undefined);
  }
  return pages;
}

/** `/solutions` → `solutions.html`, as hosts look for it. */
export function htmlFile(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.slice(1).replace(/\.html$/, "")}.html`;
}
