// node --import tsx scripts/screenshot.ts: takes docs/home.jpg, for the README, from the site in public/.
import { chromium } from "playwright-core";
import sharp from "sharp";
import { browserFlags, findBrowser } from "../tools/programs";
import { serve } from "../tools/serve";

async function main(): Promise<void> {
  const site = await serve(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 1440, height: 936 }, reducedMotion: "reduce" });
  await page.goto(site.url, { waitUntil: "networkidle" });
  await sharp(await page.screenshot())
    .resize({ width: 1000 })
    .jpeg({ quality: 80 })
    .toFile("docs/home.jpg");
  await browser.close();
  await site.close();
}

main();
