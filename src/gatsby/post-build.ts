import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { contentFolder } from "../content/content-folder";
import { listedPages as pageList } from "../content/contract";
import { contentFieldName } from "../content/graphql-schema";
import type { DeliverySetting } from "../islands/contact-form/delivery";
import { projectPages } from "../project-pages";
import { publishPictures } from "./artwork/kept-pictures";
import { writeLogo } from "./artwork/logo";
import { writeShareImages } from "./artwork/share-images";
import {
  ensureStaticFilesAreWhole,
  keepGatsbyOutput,
  markFinishedAtTheEnd,
  removeWhatNobodyAsksFor,
} from "./build-state";
import { ensureContentIsTheChecked } from "./content-gate";
import { writeEditorPage } from "./editor-page";
import { writeCompressedCopies } from "./hosting/compress";
import { guardErrorPage, writeHostFiles } from "./hosting/host-files";
import { lastChange } from "./hosting/last-change";
import { type SiteFacts, writeSiteFiles } from "./hosting/site-files";
import { writeFinalHtml } from "./html/final-html";
import { writeOfflineScript, writeWorker } from "./offline-worker";

type PageFacts = { path: string; seo: { title: string } };
type Picture = { src: { absolutePath: string } };

/**
 * What is done with the pages that Gatsby has written, in this order:
 *
 * 1. Gatsby's own output is kept for the next build, before anything of ours changes it.
 * 2. The pages get their final HTML. The worker's page side is named in it, so it is written first.
 * 3. What is drawn and listed from data/: cards, wordmark, sitemap, manifest, robots.txt.
 * 4. The 404 page under its guard, then the worker, which keeps the final pages; the editor where it was asked for; the
 *    hosts' files, whose policies hold the digests of what all of them contain.
 * 5. The pictures that a page names; from here on public/ is whole.
 * 6. Copies for browsers that take brotli or gzip: of all that is there, so last.
 * 7. The build fails unless it is one of the content that was checked.
 */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter }) => {
  const site = await readSite(graphql);
  const activity = reporter.activityTimer("Final HTML, share images, sitemap, compressed copies");
  activity.start();

  await keepGatsbyOutput();
  await removeWhatNobodyAsksFor();

  const offlineScript = await writeOfflineScript();
  const { files, build } = await writeFinalHtml(site.gatsbyPages, {
    thanksPath: site.thanksPath,
    offlineScript,
  });

  await writeShareImages(site.pages.map((page) => shareCard(page, site)));
  await writeLogo(site.facts.name);
  await writeSiteFiles(site.facts, await listedPages(site));

  const pages = site.pages.map(({ path: pagePath }) => pagePath);
  await guardErrorPage(files, site.delivery);
  await writeWorker({ pages, furtherPages: site.furtherPages, build });
  await writeEditorPage();
  await writeHostFiles(files, site.delivery);

  await publishPictures();
  await ensureStaticFilesAreWhole();
  await writeCompressedCopies("public");

  await ensureContentIsTheChecked();
  markFinishedAtTheEnd();
  activity.end();
};

/** What the steps need to know of the site. */
type BuiltSite = {
  facts: SiteFacts;
  /** Every page that Gatsby has written, the 404 page under its two names among them. */
  gatsbyPages: string[];
  /** The pages to be found by search engines: the screens, and the legal pages that exist. */
  pages: (PageFacts & { file: string })[];
  /** A photograph that this page shows, or else one of the home page. */
  pictureOf: (pagePath: string) => string;
  /** /projets/2 and those after it. */
  furtherPages: string[];
  thanksPath: string;
  delivery: DeliverySetting;
};

async function readSite(graphql: CreatePagesArgs["graphql"]): Promise<BuiltSite> {
  const screens = pageList.map(({ name }) => `${name}: ${contentFieldName(name)} { path seo { title } }`);
  const { data, errors } = await graphql<{
    site: SiteFacts;
    allSitePage: { nodes: { path: string }[] };
    list: { path: string; projectCount: number };
    legal: PageFacts[];
    contactSetting: { delivery: DeliverySetting };
    thanks: { path: string };
    front: { hero: { image: Picture } };
    offered: { path: string; offers: { image: Picture | null }[] };
    done: { path: string; projects: { image: Picture }[] };
    [screen: string]: unknown;
  }>(`{
    site: siteContent { name tagline siteUrl business { description } }
    allSitePage { nodes { path } }
    list: projectsContent { path projectCount }
    legal: legalContents { path seo { title } }
    contactSetting: contactContent { delivery { service endpoint } }
    thanks: thanksContent { path }
    front: homeContent { hero { image { src { absolutePath } } } }
    offered: solutionsContent { path offers { image { src { absolutePath } } } }
    done: projectsContent { path projects { image { src { absolutePath } } } }
    ${screens.join("\n")}
  }`);
  if (errors || !data) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  const pictures = new Map([
    [data.offered.path, data.offered.offers.find(({ image }) => image)?.image],
    [data.done.path, data.done.projects[0]?.image],
  ]);
  return {
    facts: data.site,
    gatsbyPages: data.allSitePage.nodes.map((page) => page.path),
    pages: [
      // The query asks for these of every screen.
      ...pageList.map(({ name }) => ({ ...(data[name] as PageFacts), file: `${name}.json` })),
      ...data.legal.map((page) => ({ ...page, file: `legal${page.path}.json` })),
    ],
    pictureOf: (pagePath) => (pictures.get(pagePath) ?? data.front.hero.image).src.absolutePath,
    furtherPages: projectPages(data.list.path, data.list.projectCount)
      .slice(1)
      .map((page) => page.path),
    thanksPath: data.thanks.path,
    delivery: data.contactSetting.delivery,
  };
}

function shareCard({ path: pagePath, seo }: PageFacts, { facts: { name, tagline }, pictureOf }: BuiltSite) {
  const isHome = pagePath === "/";
  return {
    picture: pictureOf(pagePath),
    path: pagePath,
    title: isHome ? tagline : seo.title,
    siteName: name,
    tagline: isHome ? seo.title : tagline,
  };
}

/** The sitemap's entries, each with the last change of the file that it shows. */
function listedPages({ pages, furtherPages }: BuiltSite) {
  const shown = [...pages, ...furtherPages.map((pagePath) => ({ path: pagePath, file: "projects.json" }))];
  return Promise.all(
    shown.map(async ({ path: pagePath, file }) => ({
      path: pagePath,
      lastModified: await lastChange(path.join(contentFolder, file)),
    })),
  );
}
