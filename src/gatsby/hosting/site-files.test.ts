import { existsSync } from "node:fs";
import path from "node:path";
import { site } from "../../../tests/support/fixtures";
import { palettes } from "../../theme/tokens";
import { manifest, sitemap } from "./site-files";

const siteUrl = "https://www.exemple.example";

const addresses = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, "application/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  return [...parsed.querySelectorAll("urlset > url > loc")].map((loc) => loc.textContent);
};

test("the sitemap stays well-formed whatever an address holds", () => {
  const awkward = `/l'eau&"<gaz>`;
  expect(addresses(sitemap(siteUrl, [awkward]))).toEqual([siteUrl + awkward]);
});

type Icon = { src: string; sizes: string; purpose: string; type: string };

test("the manifest names the site, in French, and gives icons of both shapes that exist", () => {
  const { icons, ...parsed }: Record<string, unknown> & { icons: Icon[] } = JSON.parse(
    manifest(site.name, site.business.description),
  );
  expect(parsed).toEqual({
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.business.description,
    lang: "fr-CH",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: palettes.light.background,
    theme_color: palettes.light.background,
  });
  expect(icons.map(({ sizes, purpose, type }) => `${sizes} ${purpose} ${type}`)).toEqual([
    "192x192 any image/png",
    "512x512 any image/png",
    "192x192 maskable image/png",
    "512x512 maskable image/png",
  ]);
  expect(icons.filter(({ src }) => !existsSync(path.join("static", src)))).toEqual([]);
});
