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

test("the manifest names the site, in French, and gives icons of both shapes that exist", () => {
  const parsed = JSON.parse(manifest(site.name, site.business.description));
  expect(parsed).toMatchObject({
    name: site.name,
    description: site.business.description,
    lang: "fr-CH",
    start_url: "/",
    theme_color: palettes.light.background,
  });
  const icons: { src: string; sizes: string; purpose: string }[] = parsed.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "192x192 maskable",
    "512x512 maskable",
  ]);
  expect(icons.filter(({ src }) => !existsSync(path.join("static", src)))).toEqual([]);
});
