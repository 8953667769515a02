import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { earlyScript } from "./early-script";
import { chunkList, scriptFolder } from "./webpack";

/**
 * Gatsby writes `public/solutions/index.html`, with script tags that load everything at once. A CDN serves
 * `public/solutions.html` at `/solutions` without a redirect, and a page needs no script before a gesture: here the
 * first becomes the second.
 */

const publicFolder = "public";

/** `/solutions` → `solutions.html`, `/` → `index.html`. */
export function htmlFileName(pagePath: string): string {
  if (pagePath === "/") return "index.html";
  const name = pagePath.slice(1);
  return name.endsWith(".html") ? name : `${name}.html`;
}

function gatsbyFile(pagePath: string): string {
  if (pagePath === "/" || pagePath.endsWith(".html")) return htmlFileName(pagePath);
  return path.join(pagePath.slice(1), "index.html");
}

/** Rewrites every page's HTML. `pagePaths` are Gatsby's, `/404.html` among them. Resolves with the files below public/. */
export async function writeFinalHtml(pagePaths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  const scriptsOf = scriptReader();
  for (const pagePath of pagePaths) {
    const file = gatsbyFile(pagePath);
    const html = await readFile(path.join(publicFolder, file), "utf8");
    await rm(path.join(publicFolder, file));
    if (path.dirname(file) !== ".") await removeIfEmpty(path.join(publicFolder, path.dirname(file)));
    // Gatsby also makes a page of the 404 template at /404: the address of an error is not a page.
    if (pagePath === "/404") continue;
    const final = path.join(publicFolder, htmlFileName(pagePath));
    await mkdir(path.dirname(final), { recursive: true });
    await writeFile(final, await deferScripts(html, pagePath, scriptsOf));
    files.push(htmlFileName(pagePath));
  }
  return files;
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Everything that Gatsby puts at the end of the body, from its first script to the last. */
const gatsbyScripts = /<script id="gatsby-script-loader">.*<!-- slice-end id="_gatsby-scripts-1" -->/s;
const chunkMapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;
const compilationHash = /window\.___webpackCompilationHash="\w+";/;
/** Its style attribute would need an exception in the CSP; the global styles say the same. */
const gatsbyElement = /<div(?=[^>]* id="gatsby-)[^>]*>/g;
const scriptSource = /<script src="([^"]+)" async>/g;

async function deferScripts(html: string, pagePath: string, scriptsOf: ScriptReader): Promise<string> {
  const [tags] = gatsbyScripts.exec(html) ?? [];
  const scripts = tags && (await scriptsOf(tags));
  if (!scripts) {
    throw new Error(
      `The page ${pagePath} does not end with the scripts that Gatsby 5.16 writes. After an update of Gatsby, ` +
        "compare public/index.html with src/gatsby/final-html.ts.",
    );
  }
  const script = earlyScript({
    hasForm: html.includes(' data-contact-form=""'),
    isNotFound: pagePath === "/404.html",
  });
  const tag = `<script data-page="${pagePath}" data-scripts="${scripts}">${script}</script>`;
  return html.replace(tags, () => tag).replace(gatsbyElement, (tag) => tag.replace(/ style="[^"]*"/, ""));
}

type ScriptReader = (tags: string) => Promise<string | undefined>;

/** Pages whose tags are the same load the same scripts: their files are read once. */
function scriptReader(): ScriptReader {
  const known = new Map<string, Promise<string | undefined>>();
  return (tags) => {
    const scripts = known.get(tags) ?? readScripts(tags);
    known.set(tags, scripts);
    return scripts;
  };
}

/** The scripts that these tags load, each with its digest; `undefined` when the tags are not Gatsby's. */
async function readScripts(tags: string): Promise<string | undefined> {
  const mapping = chunkMapping.exec(tags)?.[1];
  const [hash] = compilationHash.exec(tags) ?? [];
  if (!mapping || !hash) return undefined;
  const chunks = await chunkFiles(Object.keys(JSON.parse(JSON.parse(mapping))));
  const start = await writeStartScript(
    `${hash}window.___chunkMapping=${JSON.stringify(chunks)};${startReact}`,
  );
  const sources = [...tags.matchAll(scriptSource)].map(([, source = ""]) => source);
  const files = [...sources.slice(0, -1), start, ...sources.slice(-1)];
  return (await Promise.all(files.map(async (file) => `${file}#${await integrityOf(file)}`))).join(" ");
}

/** Where Gatsby looks up what to prefetch for a page. It finds none itself in files that lie in a folder. */
async function chunkFiles(names: readonly string[]): Promise<Record<string, string[]>> {
  const files = await readdir(path.join(publicFolder, scriptFolder));
  const fileOf = (name: string) => files.filter((file) => /^-\w+\.js$/.test(file.replace(name, "")));
  return Object.fromEntries(
    names.map((name) => [name, fileOf(name).map((file) => `/${scriptFolder}/${file}`)]),
  );
}

/** A script's digest as the attribute `integrity` wants it (W3C Subresource Integrity). */
async function integrityOf(file: string): Promise<string> {
  const content = await readFile(path.join(publicFolder, file));
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/**
 * Runs the modules that have come so far, React's, so that the application's own run in a task of their own: on a
 * telephone both together take longer than a visitor should wait.
 */
const startReact = `self.${chunkList}.push([["start"],{},r=>{for(let m in r.m)r(m)}]);`;

/**
 * The two globals that Gatsby's application starts from, and the start of React, as a file: they would double the inline
 * script. It comes last but one, before the application.
 */
async function writeStartScript(text: string): Promise<string> {
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const name = `${scriptFolder}/start-${digest}.js`;
  await writeFile(path.join(publicFolder, name), text);
  return `/${name}`;
}
