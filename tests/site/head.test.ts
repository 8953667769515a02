/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { documentTitle } from "../../src/content/document-title";
import { readContent } from "../../tools/content";
import { paths, routes } from "../../tools/routes";
import { builtHtml, builtPage, structuredData } from "../support/built-pages";

const site = readContent("site");
const notFound = readContent("not-found");
const solutions = readContent("solutions");

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

const indexed = routes.filter(({ isIndexed }) => isIndexed);
const absolute = (path: string) => `${site.siteUrl}${path}`;

describe.each(routes)("the head of $path", ({ path: route, title, description }) => {
  const page = builtPage(route);

  test("has its own title and description", () => {
    expect([...page.querySelectorAll("title")].map(({ textContent }) => textContent)).toEqual([title]);
    expect(meta(page, "description")).toBe(description);
  });

  test("has a card with an image that is there", async () => {
    const file = path.join("public", meta(page, "og:image")?.replace(site.siteUrl, "") ?? "");
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("has the firm as a LocalBusiness, with a picture that is there", () => {
    const business = structuredData(page).find((node) => node["@type"] === "LocalBusiness");
    const image = String(business?.image).replace(site.siteUrl, "");
    expect(existsSync(path.join("public", image)) ? image : `no file ${image}`).toBe(image);
  });

  test("gives search engines nothing broken: no undefined, no object where a text should be", () => {
    expect(page.documentElement.textContent).not.toMatch(/\[object \w+\]|\bundefined\b|\bNaN\b/);
    for (const element of page.querySelectorAll("*"))
      for (const { value } of element.attributes) expect(value).not.toMatch(/\[object \w+\]|^undefined$/);
  });
});

describe.each(indexed)("$path, for search engines,", ({ path: route, breadcrumb }) => {
  const page = builtPage(route);

  test("names its canonical address and may be indexed", () => {
    const canonical = [...page.querySelectorAll('link[rel="canonical"]')];
    expect(canonical.map((link) => link.getAttribute("href"))).toEqual([absolute(route)]);
    expect(meta(page, "og:url")).toBe(absolute(route));
    expect(meta(page, "robots")).toBeUndefined();
  });

  test("has its breadcrumb, unless it is the home page", () => {
    const found = structuredData(page).filter((node) => node["@type"] === "BreadcrumbList");
    const expected = breadcrumb.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    }));
    expect(found.map(({ itemListElement }) => itemListElement)).toEqual(route === "/" ? [] : [expected]);
  });
});

test("the solutions page presents each offer as a Service", () => {
  const services = structuredData(builtPage("/solutions")).filter((node) => node["@type"] === "Service");
  expect(services.map(({ name, url }) => ({ name, url }))).toEqual(
    solutions.offers.map(({ title, id }) => ({ name: title, url: `${site.siteUrl}/solutions#${id}` })),
  );
});

test("the 404 page has its own title, and is not indexed", () => {
  const page = builtPage("/404");
  expect(page.title).toBe(documentTitle(notFound.seo.title, site.name));
  expect(meta(page, "robots")).toBe("noindex");
});

test.each([...paths, "/404"])(
  "the styles of %s are styles, and in the head, the base before the components'",
  (route) => {
    expect(/<style[^>]*>[^<]*\[object/.test(builtHtml(route))).toBe(false);
    expect(builtPage(route).querySelectorAll("body style")).toHaveLength(0);
    const [base, ...others] = builtPage(route).querySelectorAll("head style");
    expect(base?.hasAttribute("data-emotion")).toBe(false);
    expect(others.filter((style) => !style.hasAttribute("data-emotion"))).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  },
);
