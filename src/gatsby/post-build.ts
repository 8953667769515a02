import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { readChecked, writtenLegalFiles } from "../content/checked-content";
import { listedPages } from "../content/contract";
import { shareImagePath } from "../seo/share-image";
import { pagesOfBuild } from "./create-pages";
import { htmlFile, takePages } from "./finished-pages";
import { isTrue } from "./flag";
import { htaccess } from "./hosting/apache";
import { contentSecurityPolicy } from "./hosting/content-security-policy";
import { headersFile, longLineWarning } from "./hosting/headers";
import { nginxSite } from "./hosting/nginx";
import { manifest, robots, sitemap } from "./hosting/site-files";
import { writeWorker } from "./offline";
import { contentHash, publicFolder, publish, refuseOwn } from "./publish";
import { drawShareCard, shareCard } from "./share-cards";

/** What only Gatsby's own application would read (webpack.ts); `404` is a second copy of the error page. */
const leftovers = ["404", "page-data", "~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"];

export async function finishSite(reporter: Reporter): Promise<void> {
  for (const name of leftovers) {
    refuseOwn(name);
    await rm(path.join(publicFolder, name), { recursive: true, force: true });
  }
  await finishPages(reporter);
  await writeShareCards();
}

/** The pages under their final names, and what follows from them: the policy, the worker, the sitemap. */
async function finishPages(reporter: Reporter): Promise<void> {
  const sitePages = pagesOfBuild();
  const paths = sitePages.map((page) => page.path);
  const pages = await takePages([...paths, "/404.html"]);
  const htmls = pages.map(({ html }) => html);

  const { delivery } = readChecked("contact");
  const { siteUrl, name, business } = readChecked("site");
  const offline = isTrue("GATSBY_OFFLINE");
  const policy = contentSecurityPolicy(htmls, { delivery, siteUrl, offline });
  const build = contentHash(htmls.join(""));
  // By it a worker recognises pages of another build, which it does not cache.
  const root = offline ? `<html data-build="${build}"` : "<html";
  for (const { file, html } of pages) {
    await publish(file, html.replace("<html", root));
  }
  const indexed = sitePages.filter(({ template }) => template !== "thanks").map((page) => page.path);
  await writeWorker(indexed.map(htmlFile), build);

  const headers = headersFile(policy);
  await publish("_headers", headers);
  const warning = longLineWarning(headers);
  if (warning) reporter.warn(warning);
  await publish(".htaccess", htaccess(policy, paths));
  await mkdir("nginx", { recursive: true });
  await writeFile(path.join("nginx", "site.conf"), nginxSite(policy));

  await publish("sitemap.xml", sitemap(siteUrl, indexed));
  await publish("robots.txt", robots(siteUrl));
  await publish("manifest.webmanifest", manifest(name, business.description));
}

/** One per page of the list and legal page. */
async function writeShareCards(): Promise<void> {
  const site = readChecked("site");
  const home = readChecked("home");
  for (const file of [...listedPages.map((page) => page.name), ...writtenLegalFiles()]) {
    const page = readChecked(file);
    await publish(shareImagePath(page.path), await drawShareCard(shareCard(file, page, { site, home })));
  }
}
