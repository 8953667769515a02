import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type InlineScript, inlineScript } from "./inline-blocks";
import { speculationRules } from "./speculation-rules";

/**
 * Gatsby writes `public/solutions/index.html`, with script tags that load everything at once. A CDN serves
 * `public/solutions.html` at `/solutions` without a redirect, and what is only read needs no script file: here the
 * first becomes the second, and the data of what is only read, which no application asks for, go.
 */

const publicFolder = "public";

/** `/solutions` → `solutions.html`, `/` → `index.html`. */
export function htmlFileName(pagePath: string): string {
  if (pagePath === "/") return "index.html";
  const name = pagePath.slice(1);
  return name.endsWith(".html") ? name : `${name}.html`;
}

/** `/solutions` → `page-data/solutions/page-data.json`: what the application asks for when it takes the page over. */
export function pageDataFile(pagePath: string): string {
  return `page-data/${pagePath === "/" ? "index" : pagePath.slice(1)}/page-data.json`;
}

function gatsbyFile(pagePath: string): string {
  if (pagePath === "/" || pagePath.endsWith(".html")) return htmlFileName(pagePath);
  return path.join(pagePath.slice(1), "index.html");
}

export type FinalHtmlSettings = {
  /** The thank-you page's path. */
  thanksPath: string;
  /** The page side of the service worker, `address#digest`, in a build that has one. */
  offlineScript?: string | undefined;
};

type FinalPage = { file: string; html: string };

/**
 * Rewrites every page's HTML. `pagePaths` are Gatsby's, `/404.html` among them. Resolves with the files below public/,
 * and with what identifies this build in each of them, if it has a service worker.
 */
export async function writeFinalHtml(
  pagePaths: readonly string[],
  settings: FinalHtmlSettings,
): Promise<{ files: string[]; build?: string }> {
  const pages: FinalPage[] = [];
  const integrityOf = integrityReader();
  for (const pagePath of pagePaths) {
    const file = gatsbyFile(pagePath);
    const html = await readFile(path.join(publicFolder, file), "utf8");
    await rm(path.join(publicFolder, file));
    if (path.dirname(file) !== ".") await removeIfEmpty(path.join(publicFolder, path.dirname(file)));
    if (!hasIsland(html)) {
      await rm(path.join(publicFolder, path.dirname(pageDataFile(pagePath))), {
        recursive: true,
        force: true,
      });
    }
    // Gatsby also makes a page of the 404 template at /404: the address of an error is not a page.
    if (pagePath === "/404") continue;
    pages.push({
      file: htmlFileName(pagePath),
      html: await replaceScripts(html, pagePath, settings, integrityOf),
    });
  }
  const build = settings.offlineScript && digestOf(pages.map(({ html }) => html).join(""));
  for (const { file, html } of pages) {
    const final = path.join(publicFolder, file);
    await mkdir(path.dirname(final), { recursive: true });
    await writeFile(final, build ? html.replace("<html", () => `<html data-build="${build}"`) : html);
  }
  return { files: pages.map(({ file }) => file), build };
}

/** Whether visitors operate a part of the page (islands/island.tsx), and the application may come to it. */
function hasIsland(html: string): boolean {
  return html.includes(" data-island=");
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Everything that Gatsby puts at the end of the body, from its first script to the last. */
const gatsbyScripts = /<script id="gatsby-script-loader">.*<!-- slice-end id="_gatsby-scripts-1" -->/s;
const compilationHash = /window\.___webpackCompilationHash="(\w+)";/;
const scriptSource = /<script src="([^"]+)" async>/g;
/** Its style attribute would need an exception in the CSP; the global styles say the same. */
const gatsbyElement = /<div(?=[^>]* id="gatsby-)[^>]*>/g;

async function replaceScripts(
  html: string,
  pagePath: string,
  { thanksPath, offlineScript }: FinalHtmlSettings,
  integrityOf: (file: string) => Promise<string>,
): Promise<string> {
  const [tags = ""] = gatsbyScripts.exec(html) ?? [];
  const [, compilation] = compilationHash.exec(tags) ?? [];
  const sources = [...tags.matchAll(scriptSource)].map(([, source = ""]) => source);
  if (!compilation || sources.length === 0) {
    throw new Error(
      `The page ${pagePath} does not end with the scripts that Gatsby 5.16 writes. After an update of Gatsby, ` +
        "compare public/index.html with src/gatsby/html/final-html.ts.",
    );
  }
  const files = hasIsland(html) ? await Promise.all(sources.map(integrityOf)) : [];
  const blocks = [
    `<script type="speculationrules">${speculationRules(thanksPath)}</script>`,
    block("every-page"),
    hasIsland(html) && block("wake", ` data-files="${files.join(" ")}" data-compilation="${compilation}"`),
    pagePath === "/404.html" && block("not-found"),
    pagePath === thanksPath && block("thanks"),
    offlineScript && block("offline", ` data-files="${offlineScript}"`),
  ];
  return html
    .replace(tags, () => blocks.filter(Boolean).join(""))
    .replace(gatsbyElement, (tag) => tag.replace(/ style="[^"]*"/, ""));
}

function block(name: InlineScript, attributes = ""): string {
  return `<script${attributes}>${inlineScript(name)}</script>`;
}

/** `address#digest`, as inline/load-scripts.ts takes it; files that several pages load are read once. */
function integrityReader(): (address: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (address) => {
    const named = known.get(address) ?? nameWithIntegrity(address);
    known.set(address, named);
    return named;
  };
}

/** A script's address and its digest as the attribute `integrity` wants it (W3C Subresource Integrity). */
export async function nameWithIntegrity(address: string): Promise<string> {
  const content = await readFile(path.join(publicFolder, address));
  return `${address}#sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Names a file, or a build, after what it holds. */
export function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
