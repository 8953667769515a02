import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { readContent } from "../../src/content/checked-content";
import { paths, routes } from "../../tools/routes";
import { builtPage } from "../support/built-pages";

const site = readContent("site");
/** Pages that the footer links to even if they do not exist yet. */
const legalPaths: readonly string[] = site.footer.legal.map(({ to }) => to);

describe.each([...paths, "/404"])("on %s", (pagePath) => {
  const page = builtPage(pagePath);
  const links = [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

  test("every internal link leads to a page, and every anchor to an element", () => {
    const brokenLinks = links.filter((href) => {
      if (!/^[/#]/.test(href)) return false;
      const { pathname, hash } = new URL(href, `https://site.example${pagePath}`);
      if (pathname !== pagePath && !paths.includes(pathname)) return !legalPaths.includes(pathname);
      const target = pathname === pagePath ? page : builtPage(pathname);
      return hash !== "" && !target.getElementById(hash.slice(1));
    });
    expect(brokenLinks).toEqual([]);
  });

  test("every id that an attribute refers to exists", () => {
    const references = ["for", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls"];
    const referencedIds = references.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "").split(" "),
      ),
    );
    expect(referencedIds.filter((id) => !page.getElementById(id))).toEqual([]);
  });

  test("external links use https, mailto or tel", () => {
    for (const link of links.filter((href) => !/^[/#]/.test(href))) {
      expect(link).toMatch(/^(?:https:\/\/|mailto:[^@]+@[^@]+\.[^@]+$|tel:\+\d+$)/);
    }
  });

  test("every referenced file exists", () => {
    const files = [...page.querySelectorAll("[src], link[href], [srcset]")].flatMap((element) => [
      element.getAttribute("src"),
      element.matches("link:not([rel=canonical])") ? element.getAttribute("href") : null,
      ...(element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0]),
    ]);
    const localFiles = files.filter((url) => url?.startsWith("/"));
    expect(localFiles.filter((file) => !existsSync(path.join("public", file ?? "")))).toEqual([]);
  });
});

test("the sitemap lists the canonical URLs of all pages, and nothing else", () => {
  const indexedPaths = routes.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const sitemap = new JSDOM(readFileSync("public/sitemap.xml", "utf8"), { contentType: "text/xml" });
  expect(sitemap.window.document.documentElement.namespaceURI).toBe(
    "http://www.sitemaps.org/schemas/sitemap/0.9",
  );
  const locations = [...sitemap.window.document.querySelectorAll("loc")];
  const listedUrls = locations.map(({ textContent }) => textContent);
  expect(listedUrls.sort()).toEqual(indexedPaths.map((pagePath) => `${site.siteUrl}${pagePath}`).sort());
});

test("robots.txt allows all crawlers and names the sitemap", () => {
  expect(readFileSync("public/robots.txt", "utf8")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`,
  );
});
