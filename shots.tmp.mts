import { chromium } from "playwright-core";
import { mkdirSync, writeFileSync, rmSync } from "node:fs";
import { serve } from "./tools/serve";
import { paths, unknownPath } from "./tools/routes";
const site = await serve(8121);
const out = "/tmp/shots-third";
for (const size of [24, 32]) {
  const dir = `/tmp/third-profile-${size}`;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(`${dir}/Default`, { recursive: true });
  writeFileSync(`${dir}/Default/Preferences`, JSON.stringify({ webkit: { webprefs: { default_font_size: size } } }));
  const context = await chromium.launchPersistentContext(dir, { executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--disable-background-networking"], viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.route(/openstreetmap/, (r) => r.abort());
  for (const width of [260, 320, 360, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 640 });
    for (const path of [...paths, unknownPath]) {
      await page.goto(site.url + path);
      const name = path === "/" ? "home" : path.slice(1).replace(/\//g, "-");
      const facts = await page.evaluate(() => {
        const header = document.querySelector("header")!;
        const box = header.getBoundingClientRect();
        const wide = [...document.querySelectorAll("body *")].filter((e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.right > innerWidth + 1 && getComputedStyle(e).position !== "fixed" && !e.closest("svg") && !e.closest("[aria-hidden=true]"); }).slice(0, 3).map((e) => e.tagName + "." + e.textContent?.slice(0, 30));
        return { rem: getComputedStyle(document.documentElement).fontSize, header: Math.round(box.height), position: getComputedStyle(header).position, overflow: document.documentElement.scrollWidth - innerWidth, wide };
      });
      console.log(size, width, path, JSON.stringify(facts));
      if ((width === 360 && size === 32) || (width === 390 && size === 24) || (path==="/contact")) await page.screenshot({ path: `${out}/${size}-${width}-${name}.png`, fullPage: width === 360 && size===32 });
      if (path === "/" || path === "/contact") {
        await page.locator("header button[popovertarget]").click();
        const menu = await page.evaluate(() => { const b = document.querySelector("header button[popovertarget]")!.getBoundingClientRect(); const m = document.querySelector("header nav")!.getBoundingClientRect(); return { button: [b.top, b.bottom], menuTop: m.top, menuBottom: m.bottom }; });
        console.log("  menu", JSON.stringify(menu));
        await page.screenshot({ path: `${out}/${size}-${width}-${name}-menu.png` });
        await page.keyboard.press("Escape");
      }
    }
  }
  await context.close();
}
await site.close();
