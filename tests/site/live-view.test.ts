import type { Page } from "playwright-core";
import { readContent } from "../../tools/content";
import { isHydrated } from "../../tools/hydration";
import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import { isLeakRead, leakSwitch } from "../support/leak";

withBuiltSite();

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const part = "[data-island=live-view]";
const cursor = (page: Page) => page.locator(`${part} input[type=range]`);
const leak = (page: Page) => page.locator(leakSwitch);
const readout = (page: Page) => page.locator(`${part} dl`).innerText();
const isOfApplication = (address: string) => /\.js$|\/page-data\//.test(new URL(address).pathname);

async function swipeUpFrom(page: Page, x: number, from: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x, y }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (let y = from - 30; y > 60; y -= 30) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.each([0.13, 0.5, 0.9])(
  "a finger that scrolls over the curves, %d of their width from the left, moves nothing and loads nothing",
  async (share) => {
    const { page, requests } = await visit("/", phone);
    const plot = page.locator(`${part} figure > div > svg`);
    await plot.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await page.evaluate(() => scrollY);
    await swipeUpFrom(page, x + width * share, y + height / 2);
    await page.waitForFunction((from) => scrollY > from + 100, before);
    expect(await cursor(page).inputValue()).toBe("180");
    expect(requests.filter(isOfApplication)).toEqual([]);
  },
);

async function scrollFromRail(page: Page): Promise<void> {
  await cursor(page).evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const { x, y, width, height } = (await cursor(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await page.evaluate(() => scrollY);
  await swipeUpFrom(page, x + width * 0.4, y + height / 2);
  await page.waitForFunction((from) => scrollY > from + 100, before);
}

test("nor does one that scrolls from the rail load anything", async () => {
  const { page, requests } = await visit("/", phone);
  await scrollFromRail(page);
  await page.waitForTimeout(300);
  expect(requests.filter(isOfApplication)).toEqual([]);
});

test("with React there, a scroll from the rail leaves the cursor where it was", async () => {
  const { page } = await visit("/", phone);
  await cursor(page).focus();
  await page.waitForFunction(isHydrated);
  await cursor(page).fill("900");
  await scrollFromRail(page);
  expect(await cursor(page).inputValue()).toBe("900");
  expect(await readout(page)).toContain("15\u00a0h");
});

test("what is moved and switched on before React is there counts", async () => {
  const { page } = await newVisit(phone);
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
  await leak(page).tap();
  const { x, y, width, height } = (await cursor(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height - 10);
  const moved = Number(await cursor(page).inputValue());
  expect(moved).toBeGreaterThan(600);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.waitForFunction(isHydrated);
  expect(Number(await cursor(page).inputValue())).toBe(moved);
  expect(await readout(page)).toContain(`${Math.floor(moved / 60)}\u00a0h`);
  await page.waitForFunction(isLeakRead);
});

test("a switch that the browser brings back ticked brings its leak back, too", async () => {
  // Without a back/forward cache, as Playwright starts Chromium, «back» loads the page again and restores its controls.
  const { page } = await visit("/");
  await leak(page).click();
  await page.waitForFunction(isLeakRead);
  await page.goto(siteUrl("/contact"));
  await page.goBack();
  await page.waitForFunction(isLeakRead);
  expect(await page.locator(`${part} [type=checkbox]`).isChecked()).toBe(true);
});

test("keys move the cursor, and it says its reading", async () => {
  const { page } = await visit("/");
  await cursor(page).focus();
  await page.waitForFunction(isHydrated);
  await page.keyboard.press("ArrowRight");
  const said = await cursor(page).getAttribute("aria-valuetext");
  const { pressure, flow } = readContent("home").aqualink.chart;
  const expected = `3 h 10, ${pressure.name} 0,0 ${pressure.unit}, ${flow.name} 0,0 ${flow.unit}`;
  expect(said?.replace(/\d+,\d/g, "0,0").replace(/\s/g, " ")).toBe(expected.replace(/\s/g, " "));
  await page.keyboard.press("End");
  expect(await cursor(page).getAttribute("aria-valuetext")).toMatch(/^24\sh, /);
});

test("without JavaScript the drawing and the table stay, and nothing pretends to move them", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(siteUrl("/"));
  expect(await page.locator(`${part} figure > div > svg`).isVisible()).toBe(true);
  expect(await cursor(page).isVisible()).toBe(false);
  expect(await leak(page).isVisible()).toBe(false);
  await page.locator(`${part} summary`).click();
  expect(await page.locator(`${part} td`).first().isVisible()).toBe(true);
});

test("paper has the table, and no control", async () => {
  const { page } = await visit("/");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(`${part} td`).first().isVisible()).toBe(true);
  expect(await cursor(page).isVisible()).toBe(false);
  expect(await leak(page).isVisible()).toBe(false);
});

test("the application on the home page weighs no more than on /contact may", async () => {
  const { page, requests } = await visit("/");
  await cursor(page).focus();
  await page.waitForFunction(isHydrated);
  // Only the contact page has notistack.
  expect(requests.filter((address) => address.endsWith(".js"))).toEqual([
    expect.stringContaining("/app-"),
    expect.stringContaining("templates-home"),
  ]);
});

describe("nothing in the figure is cut off or covered, with the leak", () => {
  /** Texts that reach out of the figure, or into another one. */
  const damaged = (page: Page) =>
    page.locator(`${part} figure`).evaluate((figure) => {
      const edge = figure.getBoundingClientRect();
      const texts = [...figure.querySelectorAll("dt, dd, label, svg text, [role=status], summary")]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map((rect) => ({ element, rect }));
        });
      const cut = texts.filter(({ rect }) => rect.left < edge.left || rect.right > edge.right);
      const covered = texts.filter(({ element, rect }) =>
        texts.some(
          (other) =>
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left) > 1 &&
            Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top) > rect.height / 2,
        ),
      );
      return [...cut, ...covered].map(({ element }) => element.textContent);
    });

  test.each([100, 150, 200])("text at %d %", async (size) => {
    const { page } = await newVisit({ bypassCSP: true });
    await page.goto(siteUrl("/"));
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    await leak(page).click();
    await page.waitForFunction(isLeakRead);
    for (const width of [320, 360, 390, 480, 600, 672, 700, 730, 1010, 1024, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await damaged(page)]).toEqual([width, []]);
    }
  });
});

test("in forced colours the key says which curve is which", async () => {
  const { page } = await visit("/", { forcedColors: "active" });
  for (const name of ["pressure", "flow"]) {
    const key = page.locator(`${part} dl .${name} dt`);
    const mark = page.locator(`${part} circle.${name}`);
    const colour = await key.evaluate((element) => getComputedStyle(element, "::before").borderTopColor);
    expect(await mark.evaluate((element) => getComputedStyle(element).stroke)).toBe(colour);
  }
});
