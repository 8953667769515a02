import { existsSync } from "node:fs";
import path from "node:path";
import { site } from "../../../tests/support/fixtures";
import { manifest } from "./site-files";

test("describes the site in the manifest, with existing icons for both purposes", () => {
  const { icons, ...fields }: { icons: { src: string; sizes: string; type: string; purpose: string }[] } =
    JSON.parse(manifest(site.name, site.business.description));
  expect(fields).toMatchObject({
    name: site.name,
    description: site.business.description,
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "fr-CH",
    dir: "ltr",
    display: "minimal-ui",
  });
  expect(icons.map(({ sizes, type, purpose }) => [sizes, type, purpose].join(" "))).toEqual([
    "192x192 image/png any",
    "512x512 image/png any",
    "192x192 image/png maskable",
    "512x512 image/png maskable",
  ]);
  expect(new Set(icons.map(({ src }) => src)).size).toBe(icons.length);
  expect(icons.filter(({ src }) => !existsSync(path.join("static", src)))).toEqual([]);
});
