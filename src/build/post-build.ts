import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { DeliverySetting } from "../contact-form/delivery";
import { ensureContentIsTheChecked } from "../content/content-gate";
import { contentFolder } from "../content/content-source";
import { contentFieldName } from "../content/graphql-schema";
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
import { writeCompressedCopies } from "./hosting/compress";
import { writeHostFiles } from "./hosting/host-files";
import { lastChange } from "./hosting/last-change";
import { type SiteFacts, writeSiteFiles } from "./hosting/site-files";
import { writeFinalHtml } from "./html/final-html";
import { writeOfflineScript, writeWorker } from "./offline-worker";
import { screenNames } from "./pages";

type PageFacts = { path: string; seo: { title: string } };

/** Everything that the pages' final HTML, or their list, is needed for. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter }) => {
  const screens = screenNames.map((name) => `${name}: ${contentFieldName(name)} { path seo { title } }`);
  const { data, errors } = await graphql<{
    site: SiteFacts;
    allSitePage: { nodes: { path: string }[] };
    list: { path: string; projectCount: number };
    legal: PageFacts[];
    delivery: { delivery: DeliverySetting };
    thanks: { path: string };
    [screen: string]: unknown;
  }>(`{
    site: siteContent { name tagline siteUrl business { description } }
    allSitePage { nodes { path } }
    list: projectsContent { path projectCount }
    legal: legalContents { path seo { title } }
    delivery: contactContent { delivery { service endpoint } }
    thanks: thanksContent { path }
    ${screens.join("\n")}
  }`);
  if (errors || !data) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }

  const activity = reporter.activityTimer("Final HTML, share images, sitemap, compressed copies");
  activity.start();
  await keepGatsbyOutput();
  await removeWhatNobodyAsksFor();
  const facts = [...screenNames.map((name) => data[name] as PageFacts), ...data.legal];
  const offlineScript = await writeOfflineScript();
  const { files: pageFiles, build } = await writeFinalHtml(
    data.allSitePage.nodes.map((page) => page.path),
    { thanksPath: data.thanks.path, offlineScript },
  );
  await writeShareImages(
    facts.map(({ path: pagePath, seo }) => ({
      path: pagePath,
      title: pagePath === "/" ? data.site.tagline : seo.title,
      siteName: data.site.name,
      tagline: pagePath === "/" ? seo.title : data.site.tagline,
    })),
  );
  const pages = facts.map(({ path: pagePath }) => pagePath);
  const furtherPages = projectPages(data.list.path, data.list.projectCount)
    .slice(1)
    .map(({ path: pagePath }) => pagePath);
  const contentFiles = [
    ...screenNames.map((name) => ({ path: (data[name] as PageFacts).path, file: `${name}.json` })),
    ...data.legal.map((page) => ({ path: page.path, file: `legal${page.path}.json` })),
    ...furtherPages.map((pagePath) => ({ path: pagePath, file: "projects.json" })),
  ];
  const listed = contentFiles.map(async ({ path: pagePath, file }) => ({
    path: pagePath,
    lastModified: await lastChange(path.join(contentFolder, file)),
  }));
  await writeLogo(data.site.name);
  await writeSiteFiles(data.site, await Promise.all(listed));
  await writeWorker({ pages, furtherPages, build });
  await writeHostFiles(pageFiles, data.delivery.delivery);
  await publishPictures();
  await ensureStaticFilesAreWhole();
  await writeCompressedCopies("public");
  await ensureContentIsTheChecked();
  markFinishedAtTheEnd();
  activity.end();
};
