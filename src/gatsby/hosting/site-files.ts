import { mkdir, writeFile } from "node:fs/promises";
import { absoluteUrl } from "../../seo/structured-data";
import { palettes } from "../../theme/tokens";
import { escapeXml } from "./xml";

/** The facts of the content that the files beside the pages repeat. */
export type SiteFacts = {
  name: string;
  tagline: string;
  siteUrl: string;
  business: { description: string };
};

/** A page to be indexed. */
export type ListedPage = {
  path: string;
  /** The day its content was last changed, where that is known. */
  lastModified?: string | undefined;
};

/** Writes sitemap.xml, robots.txt and the web manifest. */
export async function writeSiteFiles(site: SiteFacts, pages: readonly ListedPage[]): Promise<void> {
  await mkdir("public", { recursive: true });
  await writeFile("public/sitemap.xml", sitemap(site.siteUrl, pages));
  await writeFile("public/robots.txt", robots(site.siteUrl));
  await writeFile("public/manifest.webmanifest", manifest(site));
}

/** Canonical addresses only (sitemaps.org protocol). */
export function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, lastModified }) => {
    const address = `<loc>${escapeXml(absoluteUrl(siteUrl, path))}</loc>`;
    return `  <url>${address}${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function manifest(site: SiteFacts): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${purpose === "any" ? "" : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
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
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
  });
}
