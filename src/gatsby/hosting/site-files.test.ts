/** @jest-environment jsdom */
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
  expect(sitemap(siteUrl, [])).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(addresses(sitemap(siteUrl, [awkward]))).toEqual([siteUrl + awkward]);
});

test("the manifest names the site, in French, and gives icons of both shapes that exist", () => {
  const { icons, ...parsed }: Record<string, unknown> & { icons: { src: string }[] } = JSON.parse(
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
  expect(icons.map((icon) => Object.values(icon).join(" "))).toEqual([
    "/app-icons/icon-192.png 192x192 image/png any",
    "/app-icons/icon-512.png 512x512 image/png any",
    "/app-icons/icon-maskable-192.png 192x192 image/png maskable",
    "/app-icons/icon-maskable-512.png 512x512 image/png maskable",
  ]);
  expect(icons.filter(({ src }) => !existsSync(path.join("static", src)))).toEqual([]);
});
