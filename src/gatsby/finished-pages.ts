import { readFile, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { assertNotInStatic, publicFolder } from "./public-files";

/** A page's HTML, and the file below public/ from which hosts serve it. */
type FinishedPage = { file: string; html: string };

/** Reads and deletes Gatsby's files (`solutions/index.html`), because CDNs would redirect `/solutions` to `/solutions/`. */
export async function extractPages(paths: readonly string[]): Promise<FinishedPage[]> {
  const pages: FinishedPage[] = [];
  for (const pagePath of paths) {
    // The path of the 404 page, /404.html, already is a file name.
    const gatsbyFile = pagePath.endsWith(".html")
      ? pagePath.slice(1)
      : path.posix.join(pagePath.slice(1), "index.html");
    assertNotInStatic(gatsbyFile);
    const gatsbyPath = path.join(publicFolder, gatsbyFile);
    pages.push({ file: htmlFile(pagePath), html: await readFile(gatsbyPath, "utf8") });
    await rm(gatsbyPath);
    // Fails if the folder holds other files, which stay.
    await rmdir(path.dirname(gatsbyPath)).catch(() => undefined);
  }
  return pages;
}

/** `/solutions` → `solutions.html` */
export function htmlFile(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.slice(1).replace(/\.html$/, "")}.html`;
}
