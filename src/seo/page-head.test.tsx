import { render, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { site } from "../../tests/support/fixtures";
import { PageHead } from "./page-head";

const seo = { title: "Solutions", description: "Cartes, liaisons, plateformes de données et AquaLink." };
const title = `Solutions · ${site.name}`;

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");

const graph = (): { "@type": string }[] => {
  const text = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  return JSON.parse(text)["@graph"];
};

/** Helmet writes the head in the next animation frame, and leaves the title in place when a page goes. */
async function writeHead(head: ReactElement) {
  document.title = "";
  render(head);
  await waitFor(() => expect(document.title).toBe(title));
}

test("a page says what it is, in which language, and at which address it lives", async () => {
  await writeHead(<PageHead seo={seo} path="/solutions" breadcrumb="Solutions" />);
  expect(document.documentElement).toHaveAttribute("lang", "fr-CH");
  expect(content('meta[name="description"]')).toBe(seo.description);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.siteUrl}/solutions`,
  );
  expect(content('meta[name="robots"]')).toBeUndefined();
});

test("a page is the one for French-speaking Switzerland, and for everyone else too", async () => {
  await writeHead(<PageHead seo={seo} path="/solutions" />);
  const alternates = [...document.head.querySelectorAll('link[rel="alternate"]')];
  expect(alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
    ["fr-CH", `${site.siteUrl}/solutions`],
    ["x-default", `${site.siteUrl}/solutions`],
  ]);
});

test("the home page's canonical address is the site's, and it needs no breadcrumb", async () => {
  await writeHead(<PageHead seo={seo} path="/" />);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute("href", `${site.siteUrl}/`);
  expect(graph().map((entry) => entry["@type"])).toEqual(["LocalBusiness"]);
});

test("a page without an address of its own is kept out of the index", async () => {
  await writeHead(<PageHead seo={seo} />);
  expect(content('meta[name="robots"]')).toBe("noindex");
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(content('meta[property="og:url"]')).toBeUndefined();
});

test("a shared page shows its card: title, text and a picture with its size and a description", async () => {
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
  expect(content('meta[name="twitter:card"]')).toBe("summary_large_image");
  expect(content('meta[name="twitter:title"]')).toBe(title);
  expect(content('meta[name="twitter:description"]')).toBe(seo.description);
  expect(content('meta[name="twitter:image"]')).toBe(image);
  expect(content('meta[name="twitter:image:alt"]')).toBe(`${site.name} : Solutions`);
});

test("search engines read the firm, the breadcrumb and one service per offer", async () => {
  const offers = [
    { id: "conception", title: "Conception", description: "Du schéma au prototype." },
    { id: "aqualink", title: "AquaLink", description: "Surveillance de réseaux d’eau." },
  ];
  await writeHead(<PageHead seo={seo} path="/solutions" breadcrumb="Solutions" offers={offers} />);
  expect(graph()).toMatchObject([
    { "@type": "LocalBusiness", image: `${site.siteUrl}/static/image.jpg` },
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Accueil" }, { name: "Solutions" }] },
    { "@type": "Service", name: "Conception" },
    { "@type": "Service", name: "AquaLink" },
  ]);
});

test("the next page's head takes the place of the one before", async () => {
  document.title = "";
  const { rerender } = render(<PageHead seo={{ ...seo, title: "Projets" }} path="/projets" />);
  rerender(<PageHead seo={seo} path="/solutions" />);
  await waitFor(() => expect(document.title).toBe(title));
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
});
