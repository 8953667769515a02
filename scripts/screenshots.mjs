// Takes the pictures of docs/ from the built site: the home page for the README, and one sheet for each width and scheme
// with all seven pages side by side; and the editor, for its page.
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import sharp from "sharp";
import "tsx/cjs";
import { photographEditor } from "./photograph-editor.mjs";

const require = createRequire(import.meta.url);
/** @type {typeof import("../tools/serve")} */
const { serve } = require("../tools/serve.ts");
/** @type {typeof import("../tools/find-browser")} */
const { browserFlags, findBrowser } = require("../tools/find-browser.ts");

const paths = ["/", "/a-propos", "/solutions", "/projets", "/partenaires", "/contact", "/page-inconnue"];
const widths = [390, 768, 1440, 2560];
const schemes = /** @type {const} */ (["light", "dark"]);
/** Width of a page on a sheet, in pixels, and what is shown of a long one. */
const thumbnail = { width: 320, height: 1200 };

await mkdir("docs", { recursive: true });
const site = await serve(0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserFlags,
});

for (const colorScheme of schemes) {
  for (const width of widths) {
    console.log(`${width} px, ${colorScheme} …`);
    const thumbnails = [];
    for (const path of paths) {
      const picture = await photograph(path, { width, height: Math.round(width * 0.65) }, colorScheme);
      thumbnails.push(
        await sharp(picture)
          .resize({ width: thumbnail.width })
          .toBuffer()
          .then((resized) => crop(resized)),
      );
      if (path === "/" && width === 1440 && colorScheme === "light") {
        await sharp(picture)
          .extract({ left: 0, top: 0, width, height: 936 })
          .resize({ width: 1000 })
          .jpeg({ quality: 80 })
          .toFile("docs/home.jpg");
      }
    }
    await writeSheet(thumbnails, `docs/screens-${width}-${colorScheme}.jpg`);
  }
}
console.log("the editor …");
await photographEditor(browser);
await browser.close();
await site.close();

/**
 * @param {string} path
 * @param {{ width: number, height: number }} viewport
 * @param {"light" | "dark"} colorScheme
 */
async function photograph(path, viewport, colorScheme) {
  // The policy would refuse the styles that are changed below; what scrolling draws is there at once.
  const context = await browser.newContext({
    viewport,
    colorScheme,
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.route(/openstreetmap\.org/, (route) => route.abort());
  // A picture is worth waiting for: the font blocks, and every image is loaded.
  await page.route(
    (url) => url.href.startsWith(site.url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace("font-display:optional", "font-display:block");
      await route.fulfill({ response, body: html.replaceAll('loading="lazy"', "") });
    },
  );
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}

/** @param {Buffer} picture */
async function crop(picture) {
  const { height = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width: thumbnail.width, height: Math.min(height, thumbnail.height) })
    .toBuffer();
}

/**
 * @param {Buffer[]} thumbnails
 * @param {string} file
 */
async function writeSheet(thumbnails, file) {
  const gap = 12;
  const heights = await Promise.all(
    thumbnails.map(async (picture) => (await sharp(picture).metadata()).height ?? 0),
  );
  await sharp({
    create: {
      width: thumbnails.length * (thumbnail.width + gap) + gap,
      height: Math.max(...heights) + 2 * gap,
      channels: 3,
      background: "#7d8a8d",
    },
  })
    .composite(
      thumbnails.map((input, index) => ({ input, left: gap + index * (thumbnail.width + gap), top: gap })),
    )
    .jpeg({ quality: 72 })
    .toFile(file);
}
