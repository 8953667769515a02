import { LinkChecker, LinkState } from "linkinator";
import site from "../../data/site.json";
import type { Auditor } from "../auditor";
import { writeReport } from "../report";
import { versionOf } from "../version-of";

/** Every link that can be reached from the home page, with its anchor; and those of the 404 page, read as a file. */
export const linksAuditor: Auditor = {
  name: "linkinator",
  version: versionOf("linkinator"),
  audit: async ({ url }, folder, progress) => {
    const strict = { checkFragments: true, redirects: "error", checkCss: true, timeout: 20_000 } as const;
    // The canonical addresses name the domain that the site will have.
    const here = [{ pattern: new RegExp(`^${site.siteUrl.replaceAll(".", "\\.")}`), replacement: url }];
    progress("from the home page on");
    const crawl = await new LinkChecker().check({
      ...strict,
      path: `${url}/`,
      recurse: true,
      sitemap: `${url}/sitemap.xml`,
      urlRewriteExpressions: here,
      linksToSkip: async (link) => !link.startsWith(url),
    });
    progress("the 404 page");
    const notFound = await new LinkChecker().check({
      ...strict,
      path: "404.html",
      serverRoot: "public",
      cleanUrls: true,
      linksToSkip: async (link) => !link.startsWith("http://localhost"),
    });
    writeReport(folder, "crawl", crawl);
    writeReport(folder, "404", notFound);
    const links = [...crawl.links, ...notFound.links];
    const findings = links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url: address, parent, status }) => ({
        where: pathOf(parent ?? url),
        rule: pathOf(address),
        message: `answers ${status}`,
      }));
    const followed = new Set(
      links.filter(({ state }) => state === LinkState.OK).map(({ url: address }) => address),
    );
    return { looks: followed.size, findings };
  },
};

function pathOf(address: string): string {
  const { pathname, hash } = new URL(address, "http://localhost");
  return pathname + hash;
}
