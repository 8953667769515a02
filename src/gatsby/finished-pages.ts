import { readFile, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { assertNotInStatic, publicFolder } from "./public-files";

/** A page's HTML, and the file below public/ from which hosts serve it. */
type FinishedPage = { file: string; html: string };

/** Takes the pages out of Gatsby's folders (`solutions/index.html`), to which CDNs would redirect `/solutions`. */
export async function extractPages(paths: readonly string[]): Promise<FinishedPage[]> {
  const pages: FinishedPage[] = [];
  for (const pagePath of paths) {
    const gatsbyFile = pagePath.endsWith(".html")
      ? pagePath.slice(1)
      : path.posix.join(pagePath.slice(1), "index.html");
    assertNotInStatic(gatsbyFile);
    const gatsbyPath = path.join(publicFolder, gatsbyFile);
    pages.push({ file: htmlFile(pagePath), html: await readFile(gatsbyPath, "utf8") });
    await rm(gatsbyPath);
    // Remove the folder if it is empty.
    await rmdir(path.dirname(gatsbyPath)).catch(() => undefined);
  }
  return pages;
}

/** `/solutions` → `solutions.html` */
export function htmlFile(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.slice(1).replace(/\.html$/, "")}.html`;
}
