import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { existingLegalFiles, readContent } from "../content/checked-content";
import { mainPages } from "../content/contract";
import { shareImagePath } from "../seo/share-image";
import { readSitePages } from "./create-pages";
import { envFlag } from "./env";
import { extractPages, htmlFile } from "./finished-pages";
import { htaccess } from "./hosting/apache";
import { contentSecurityPolicy } from "./hosting/content-security-policy";
import { headersFile, longLineWarning } from "./hosting/headers";
import { nginxServerConfig } from "./hosting/nginx";
import { manifest, robots, sitemap } from "./hosting/site-files";
import { writeServiceWorker } from "./offline";
import { assertNotInStatic, contentHash, publicFolder, writePublicFile } from "./public-files";
import { drawShareCard, shareCard } from "./share-cards";

/** Files of Gatsby's own application, which no page runs; `404` is a duplicate of the error page. */
const unusedFiles = ["404", "page-data", "~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"];

export async function completePublicFolder(reporter: Reporter): Promise<void> {
  for (const name of unusedFiles) {
    assertNotInStatic(name);
    await rm(path.join(publicFolder, name), { recursive: true, force: true });
  }
  await finishPages(reporter);
  await writeShareCards();
}

/** Writes the pages under their final names, and the CSP, worker and sitemap derived from them. */
async function finishPages(reporter: Reporter): Promise<void> {
  const sitePages = readSitePages();
  const paths = sitePages.map((page) => page.path);
  const pages = await extractPages([...paths, "/404.html"]);
  const pageHtml = pages.map(({ html }) => html);

  const { delivery } = readContent("contact");
  const { siteUrl, name, business } = readContent("site");
  const hasWorker = envFlag("GATSBY_OFFLINE");
  const policy = contentSecurityPolicy(pageHtml, { delivery, siteUrl, hasWorker });
  const buildId = contentHash(pageHtml.join(""));
  // Lets the service worker recognise pages of another build, which it must not cache.
  const htmlTag = hasWorker ? `<html data-build="${buildId}"` : "<html";
  for (const { file, html } of pages) {
    await writePublicFile(file, html.replace("<html", htmlTag));
  }
  const indexedPaths = sitePages.filter(({ template }) => template !== "thanks").map((page) => page.path);
  await writeServiceWorker(indexedPaths.map(htmlFile), buildId);

  const headers = headersFile(policy);
  await writePublicFile("_headers", headers);
  const warning = longLineWarning(headers);
  if (warning) reporter.warn(warning);
  await writePublicFile(".htaccess", htaccess(policy, paths));
  await mkdir("nginx", { recursive: true });
  await writeFile(path.join("nginx", "site.conf"), nginxServerConfig(policy));

  await writePublicFile("sitemap.xml", sitemap(siteUrl, indexedPaths));
  await writePublicFile("robots.txt", robots(siteUrl));
  await writePublicFile("manifest.webmanifest", manifest(name, business.description));
}

async function writeShareCards(): Promise<void> {
  const site = readContent("site");
  const home = readContent("home");
  for (const file of [...mainPages.map((page) => page.name), ...existingLegalFiles()]) {
    const page = readContent(file);
    await writePublicFile(
      shareImagePath(page.path),
      await drawShareCard(shareCard(file, page, { site, home })),
    );
  }
}
