import { render, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { site } from "../../tests/support/fixtures";
import { PageHead } from "./page-head";

const seo = { title: "Solutions", description: "Cartes, liaisons, plateformes de données et AquaLink." };
const title = `Solutions · ${site.name}`;

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");

/** Helmet writes the head in the next animation frame, and keeps the title of a page that unmounts. */
async function writeHead(head: ReactElement) {
  document.title = "";
  render(head);
  await waitFor(() => expect(document.title).toBe(title));
}

test("declares the page as its own alternate for fr-CH and x-default", async () => {
  await writeHead(<PageHead seo={seo} path="/solutions" />);
  const alternates = [...document.head.querySelectorAll('link[rel="alternate"]')];
  expect(alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
    ["fr-CH", `${site.siteUrl}/solutions`],
    ["x-default", `${site.siteUrl}/solutions`],
  ]);
});

test("describes the share card with title, description and picture", async () => {
  await writeHead(<PageHead seo={seo} path="/solutions" />);
  const image = `${site.siteUrl}/partage/solutions.jpg`;
  const openGraph = Object.fromEntries(
    [...document.head.querySelectorAll('meta[property^="og:"]')].map((meta) => [
      meta.getAttribute("property"),
      meta.getAttribute("content"),
    ]),
  );
  expect(openGraph).toEqual({
    "og:url": `${site.siteUrl}/solutions`,
    "og:type": "website",
    "og:locale": "fr_CH",
    "og:site_name": site.name,
    "og:title": title,
    "og:description": seo.description,
    "og:image": image,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `${site.name} : Solutions`,
  });
  expect(contentOf('meta[name="twitter:card"]')).toBe("summary_large_image");
  expect(contentOf('meta[name="twitter:title"]')).toBe(title);
  expect(contentOf('meta[name="twitter:description"]')).toBe(seo.description);
  expect(contentOf('meta[name="twitter:image"]')).toBe(image);
  expect(contentOf('meta[name="twitter:image:alt"]')).toBe(`${site.name} : Solutions`);
});

const readStructuredData = () =>
  JSON.parse(document.head.querySelector("[type='application/ld+json']")?.textContent ?? "")["@graph"];

test("describes the firm, the breadcrumb and the services for search engines", async () => {
  const services = [{ id: "aqualink", title: "AquaLink", description: "Surveillance." }];
  await writeHead(<PageHead seo={seo} path="/solutions" breadcrumb="Solutions" services={services} />);
  expect(document.documentElement.lang).toBe("fr-CH");
  const [business, breadcrumb, service] = readStructuredData();
  expect(business).toMatchObject({ "@type": "LocalBusiness", image: `${site.siteUrl}/static/image.jpg` });
  expect(breadcrumb.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: `${site.siteUrl}/` },
    { "@type": "ListItem", position: 2, name: "Solutions", item: `${site.siteUrl}/solutions` },
  ]);
  expect(service).toMatchObject({ "@type": "Service", name: "AquaLink" });
});

test("does not index the error page, which describes the firm and uses the home page's card", async () => {
  await writeHead(<PageHead seo={seo} />);
  expect(readStructuredData()).toHaveLength(1);
  expect(contentOf("meta[property='og:image']")).toBe(`${site.siteUrl}/partage/accueil.jpg`);
  expect(contentOf("meta[name=robots]")).toBe("noindex");
  expect(document.head.querySelector("link[rel=canonical], meta[property='og:url']")).toBeNull();
});
