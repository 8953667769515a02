// node --import tsx scripts/screenshots.ts: takes docs/home.jpg, for the README, and one sheet for each width and scheme with
// all pages side by side, from the site in public/.
import { chromium } from "playwright-core";
import sharp from "sharp";
import { browserFlags, findBrowser } from "../tools/programs";
import { paths, unknownPath } from "../tools/routes";
import { serve } from "../tools/serve";

const sheet = { width: 320, height: 1200, gap: 12 };
const still = { bypassCSP: true, reducedMotion: "reduce" } as const;

async function main(): Promise<void> {
  const site = await serve(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [390, 768, 1440, 2560]) {
      const viewport = { width, height: Math.round(width * 0.65) };
      const context = await browser.newContext({ ...still, viewport, colorScheme });
      const page = await context.newPage();
      await page.route(/openstreetmap\.org/, (route) => route.abort());
      const thumbnails = [];
      for (const [index, path] of [...paths, unknownPath].entries()) {
        await page.goto(site.url + path, { waitUntil: "networkidle" });
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode()));
        });
        // What a sheet shows of a long page.
        const clip = { x: 0, y: 0, width, height: (sheet.height * width) / sheet.width };
        const picture = await page.screenshot({ fullPage: true, clip });
        if (path === "/" && width === 1440 && colorScheme === "light") {
          await sharp(picture)
            .resize({ width: 1000, height: 650, position: "top" })
            .jpeg({ quality: 80 })
            .toFile("docs/home.jpg");
        }
        const input = await sharp(picture).resize({ width: sheet.width }).toBuffer();
        thumbnails.push({ input, left: index * (sheet.width + sheet.gap) + sheet.gap, top: sheet.gap });
      }
      await context.close();
      const size = {
        width: thumbnails.length * (sheet.width + sheet.gap) + sheet.gap,
        height: sheet.height + 2 * sheet.gap,
      };
      await sharp({ create: { ...size, channels: 3, background: "#8a9496" } })
        .composite(thumbnails)
        .jpeg({ quality: 80 })
        .toFile(`docs/screens-${width}-${colorScheme}.jpg`);
    }
  }
  await browser.close();
  await site.close();
}

main();
