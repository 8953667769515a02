import { chromium } from "playwright-core";
import { serve } from "./tools/serve";
for (const folder of ["/tmp/wt/third-base/public", "public"]) {
const site = await serve(0, folder);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu", ...(process.env.BLINK ? [`--blink-settings=defaultFontSize=${process.env.BLINK}`] : [])] });
const page = await browser.newPage();
await page.goto(site.url);
const rows: string[] = [];
for (const width of [240,260,280,300,304,310,320,340,350,357,358,359,360,365,370,375,380,385,390,412,430]) { await page.setViewportSize({width, height: 740});
 rows.push(width+":"+await page.evaluate(() => Math.round(document.querySelector("header")!.getBoundingClientRect().height))+"/"+await page.evaluate(()=>getComputedStyle(document.querySelector("html")!).fontSize)); }
console.log(folder, rows.join(" "));
await browser.close(); await site.close(); }
