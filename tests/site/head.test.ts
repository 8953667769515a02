import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContent } from "../../src/content/checked-content";
import { documentTitle } from "../../src/content/document-title";
import { paths } from "../../tools/routes";
import { builtPage, contentPages } from "../support/built-pages";

const site = readContent("site");

type GraphNode = { "@type": string; name?: string; image?: string; itemListElement?: GraphNode[] };

const metaContent = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

/** The nodes of a type in the structured data. */
function nodesOf(page: Document, type: string): GraphNode[] {
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  const { "@graph": graph }: { "@graph": GraphNode[] } = JSON.parse(json);
  return graph.filter((node) => node["@type"] === type);
}

test.each(contentPages)("%s has its own title, description, URL and breadcrumb", (pagePath, content) => {
  const page = builtPage(pagePath);
  const titles = [...page.querySelectorAll("title")].map(({ textContent }) => textContent);
  expect(titles).toEqual([documentTitle(content.seo.title, site.name)]);
  expect(metaContent(page, "description")).toBe(content.seo.description);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
  expect(canonical).toBe(pagePath === "/404" ? undefined : `${site.siteUrl}${pagePath}`);
  expect(metaContent(page, "robots")).toBe(pagePath === "/404" ? "noindex" : undefined);
  const breadcrumbs = nodesOf(page, "BreadcrumbList").map((list) =>
    list.itemListElement?.map(({ name }) => name),
  );
  const expectedBreadcrumbs =
    "breadcrumb" in content && pagePath !== "/" ? [[site.interface.homeLink, content.breadcrumb]] : [];
  expect(breadcrumbs).toEqual(expectedBreadcrumbs);
});

describe.each([...paths, "/404"])("the head of %s", (pagePath) => {
  const page = builtPage(pagePath);

  test("has a share card and a LocalBusiness whose images exist", async () => {
    const fileOf = (url?: string | null) => path.join("public", url?.replace(site.siteUrl, "") ?? "no-url");
    const shareCard = await sharp(fileOf(metaContent(page, "og:image"))).metadata();
    expect(shareCard).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const businesses = nodesOf(page, "LocalBusiness");
    expect(businesses).toMatchObject([{ name: site.name }]);
    expect(existsSync(fileOf(businesses[0]?.image))).toBe(true);
  });

  test("links the icons of tabs and home screens, and the manifest", () => {
    const relations = [...page.querySelectorAll("head link[rel]")].map((link) => link.getAttribute("rel"));
    expect(relations).toEqual(expect.arrayContaining(["icon", "apple-touch-icon", "manifest"]));
  });

  test('contains no "undefined" and no object in place of a text', () => {
    expect(page.documentElement.textContent).not.toMatch(/\[object \w+\]|\bundefined\b|\bNaN\b/);
    for (const element of page.querySelectorAll("*"))
      for (const { value } of element.attributes) expect(value).not.toMatch(/\[object \w+\]|^undefined$/);
  });

  test("contains the page's styles, base styles first", () => {
    expect(page.querySelectorAll("body style")).toHaveLength(0);
    const [base, ...others] = page.querySelectorAll("head style");
    expect(base?.hasAttribute("data-emotion")).toBe(false);
    expect(others.filter((style) => !style.hasAttribute("data-emotion"))).toEqual([]);
  });
});

test("/solutions presents each offer as a Service", () => {
  const services = nodesOf(builtPage("/solutions"), "Service").map(({ name }) => name);
  expect(services).toEqual(readContent("solutions").offers.map(({ title }) => title));
});
