/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import notFound from "../../data/not-found.json";
import site from "../../data/site.json";
import solutions from "../../data/solutions.json";
import { paths, routes } from "../../tools/routes";
import { builtHtml, builtPage, structuredData } from "../support/built-pages";

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

/** Width and height that a PNG states in its IHDR chunk. */
function pngSize(file: string) {
  const png = readFileSync(file);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe.each(routes)("the head of $path", ({ path: route, seo }) => {
  const page = builtPage(route);
  const canonical = `${site.siteUrl}${route}`;

  test("is written in Swiss French", () => {
    expect(page.documentElement.lang).toBe("fr-CH");
  });

  test("has its own title, under 60 characters", () => {
    expect([...page.querySelectorAll("title")].map((title) => title.textContent)).toEqual([
      `${seo.title} · ${site.name}`,
    ]);
    expect(page.title.length).toBeLessThan(60);
  });

  test("has its own description, 70 to 160 characters", () => {
    expect(meta(page, "description")).toBe(seo.description);
    expect(seo.description.length).toBeGreaterThanOrEqual(70);
    expect(seo.description.length).toBeLessThanOrEqual(160);
  });

  test("names its canonical address and may be indexed", () => {
    expect(
      [...page.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute("href")),
    ).toEqual([canonical]);
    expect(meta(page, "robots")).toBeUndefined();
  });

  test("has an Open Graph and a Twitter card, with an image that is there", () => {
    expect(meta(page, "og:title")).toBe(page.title);
    expect(meta(page, "og:description")).toBe(seo.description);
    expect(meta(page, "og:url")).toBe(canonical);
    expect(meta(page, "og:type")).toBe("website");
    expect(meta(page, "og:locale")).toBe("fr_CH");
    expect(meta(page, "og:site_name")).toBe(site.name);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
    const image = meta(page, "og:image") ?? "";
    expect(meta(page, "twitter:image")).toBe(image);
    expect(pngSize(path.join("public", image.replace(site.siteUrl, "")))).toEqual({
      width: 1200,
      height: 630,
    });
  });

  test("has one LocalBusiness, as data/site.json has it", () => {
    const businesses = structuredData(page).filter((node) => node["@type"] === "LocalBusiness");
    expect(businesses).toHaveLength(1);
    const { business } = site;
    expect(businesses[0]).toMatchObject({
      name: site.name,
      url: `${site.siteUrl}/`,
      telephone: business.telephone,
      email: business.email,
      priceRange: business.priceRange,
      address: {
        "@type": "PostalAddress",
        streetAddress: business.address.street,
        postalCode: "1905",
        addressLocality: "Dorénaz",
        addressRegion: "VS",
        addressCountry: "CH",
      },
      geo: { "@type": "GeoCoordinates", ...business.geo },
      openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    });
    const image = String(businesses[0]?.image);
    expect(image.startsWith(`${site.siteUrl}/static/`)).toBe(true);
    expect(readFileSync(path.join("public", image.replace(site.siteUrl, ""))).length).toBeGreaterThan(1000);
  });

  test("has a breadcrumb, unless it is the home page", () => {
    const breadcrumbs = structuredData(page).filter((node) => node["@type"] === "BreadcrumbList");
    if (route === "/") {
      expect(breadcrumbs).toHaveLength(0);
      return;
    }
    expect(breadcrumbs[0]?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Accueil", item: `${site.siteUrl}/` },
      { "@type": "ListItem", position: 2, name: expect.any(String), item: canonical },
    ]);
  });
});

test("no two pages share a title or a description", () => {
  const pages = [...paths, "/404"].map(builtPage);
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => meta(page, "description"))).size).toBe(pages.length);
});

test("the solutions page presents each offer as a Service", () => {
  const services = structuredData(builtPage("/solutions")).filter((node) => node["@type"] === "Service");
  expect(services.map(({ name, url }) => ({ name, url }))).toEqual(
    solutions.offers.map(({ title, id }) => ({ name: title, url: `${site.siteUrl}/solutions#${id}` })),
  );
});

test("the 404 page is not indexed and claims no address", () => {
  const page = builtPage("/404");
  expect(page.title).toBe(`${notFound.seo.title} · ${site.name}`);
  expect(meta(page, "robots")).toBe("noindex");
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  expect(meta(page, "og:url")).toBeUndefined();
  expect(structuredData(page).map((node) => node["@type"])).toEqual(["LocalBusiness"]);
});

test.each([...paths, "/404"])("the styles of %s are styles, and in the head", (route) => {
  expect(builtHtml(route)).not.toContain("[object Object]");
  expect(builtPage(route).querySelectorAll("body style")).toHaveLength(0);
  expect(builtPage(route).querySelectorAll("head style[data-emotion]").length).toBeGreaterThan(0);
});
