import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { measure } from "../../src/network/measurement";
import { isScript, openBlankTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { findDamagedTexts } from "../support/damaged-texts";
import { phoneOptions, swipeUpOn } from "../support/touch";

withBuiltSite();

const { measurement: labels } = readContent("solutions");

const slider = (page: Page) => page.locator("[data-measurement] [type=range]");
const cutCheckbox = (page: Page) => page.locator("[data-measurement] [type=checkbox]");
/** The bar with slider and switch, which sticks to the viewport's lower edge. */
const ruler = (page: Page) => page.locator("[data-island=measurement] > div");
const statusMessage = (page: Page) => page.locator("[data-measurement] [role=status]");
/** True once the visitor has used a control. */
const isOperated = () => document.querySelector("[data-measurement][data-operated]") !== null;

/** Each reading's displayed values without repetitions, and the TLS record's header and bytes. */
const displayedValues = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const names = ["pressure", "current", "voltage", "code", "payload"];
    return {
      readings: Object.fromEntries(
        names.map((name) => [name, [...new Set(textsOf(`[data-reading=${name}]`))]]),
      ),
      headers: [...new Set(textsOf("[data-header]"))],
      bytes: textsOf("[data-bytes]"),
    };
  });
const expectedReadings = (pressure: number, { isCut = false } = {}) =>
  Object.fromEntries(
    Object.entries(measure(pressure, { isCut }).readings).map(([name, text]) => [name, [text]]),
  );

/** Viewport coordinates of a pressure on the dial: at radius 90; 0 bar is at 45°, each bar adds 27°. */
const dialPoint = (page: Page, pressure: number) =>
  page.locator("[data-dial]").evaluate((dial: SVGGraphicsElement, pressure) => {
    const matrix = dial.getScreenCTM() ?? new DOMMatrix();
    const angle = ((45 + 27 * pressure) * Math.PI) / 180;
    return [matrix.e + 90 * matrix.a * Math.cos(angle), matrix.f + 90 * matrix.a * Math.sin(angle)] as const;
  }, pressure);

test("at the top of the page, the ruler stays under the pointer that cuts the loop after keys were used", async () => {
  const { page } = await openBlankTab({ viewport: { width: 1440, height: 900 } });
  await page.goto(siteUrl("/solutions"));
  await slider(page).focus();
  await slider(page).press("ArrowUp");
  await page.waitForFunction(isOperated);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const top = async () => (await ruler(page).boundingBox())?.y;
  const topBefore = await top();
  await ruler(page).locator("label").hover();
  await page.mouse.down();
  await page.mouse.up();
  expect(await cutCheckbox(page).isChecked()).toBe(true);
  expect(await top()).toBe(topBefore);
});

test("the dial works from the first touch, and one small script updates all readings", async () => {
  const { page, requests } = await visit("/solutions");
  const elementCount = await page.locator("*").count();
  const initialValues = await displayedValues(page);
  expect(initialValues.readings).toEqual(expectedReadings(5.7));
  const requestCount = requests.length;
  await page.mouse.move(...(await dialPoint(page, 5.7)));
  await page.mouse.down();
  for (const pressure of [6.5, 7.3, 8.2]) await page.mouse.move(...(await dialPoint(page, pressure)));
  await page.mouse.up();
  await page.waitForFunction(isOperated);
  expect((await displayedValues(page)).readings).toEqual(expectedReadings(8.2));
  const scripts = requests.slice(requestCount).filter(isScript);
  expect(scripts).toHaveLength(1);
  const file = readFileSync(`public${new URL(scripts[0] ?? "").pathname}`);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(4096);
  // The script is the only new element.
  expect(await page.locator("*").count()).toBe(elementCount + 1);
});

test("the dial stops at the end of its scale", async () => {
  const { page } = await visit("/solutions");
  await page.mouse.move(...(await dialPoint(page, 9)));
  await page.mouse.down();
  for (const pressure of [9.9, 11, 12, 13.3, 14]) await page.mouse.move(...(await dialPoint(page, pressure)));
  await page.mouse.up();
  expect(await slider(page).inputValue()).toBe("10");
});

test("sending a value again creates a different TLS record, whose header contains its length", async () => {
  const { page } = await visit("/solutions");
  const records = new Set<string>();
  for (const pressure of ["10", "5.7", "10"]) {
    const { bytes } = await displayedValues(page);
    await slider(page).fill(pressure);
    await page.waitForFunction(
      (previousBytes) => document.querySelector("[data-bytes]")?.textContent !== previousBytes,
      bytes[0],
    );
    const values = await displayedValues(page);
    expect(values.headers).toEqual([pressure === "10" ? "17 03 03 00 32" : "17 03 03 00 31"]);
    records.add(String(values.bytes[0]));
  }
  expect(records.size).toBe(3);
});

test("a cut loop shows 0 mA and no pressure, and is announced once", async () => {
  const { page } = await visit("/solutions");
  await page.locator("[data-measurement] label[aria-hidden]").click();
  await page.waitForFunction(isOperated);
  expect((await displayedValues(page)).readings).toEqual(expectedReadings(5.7, { isCut: true }));
  expect(await statusMessage(page).textContent()).toBe(labels.spoken.cut);
  expect(await page.locator("article p").getByText(labels.lost, { exact: true }).isVisible()).toBe(true);
  await slider(page).fill("3");
  expect(await slider(page).getAttribute("aria-valuetext")).toBe(`3,0 bar, ${labels.lost}`);
  expect(await statusMessage(page).textContent()).toBe(labels.spoken.cut);
  await cutCheckbox(page).focus();
  await page.keyboard.press("Space");
  expect((await displayedValues(page)).readings).toEqual(expectedReadings(3));
  expect(await statusMessage(page).textContent()).toBe(labels.spoken.restored);
});

test("Tab reaches the slider, which announces the current, and the checkbox before the first article", async () => {
  const { page } = await visit("/solutions");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(isOperated);
  expect(await slider(page).getAttribute("aria-valuetext")).toBe(
    `5,8 bar, 13,28 ${labels.spoken.currentUnit}`,
  );
  await page.keyboard.press("Tab");
  expect(await cutCheckbox(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("article")?.querySelector("h2")?.id)).toBe(
    await page.locator("article h2").first().getAttribute("id"),
  );
});

test("after the first use, the ruler appears once the dial is out of view", async () => {
  const { page } = await visit("/solutions", { reducedMotion: "reduce" });
  const isShown = () =>
    ruler(page).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (
        getComputedStyle(element).opacity === "1" && top < innerHeight && Math.round(bottom) === innerHeight
      );
    });
  const scrollTo = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const secondArticle = "article:nth-of-type(2)";
  await scrollTo(secondArticle);
  expect(await isShown()).toBe(false);
  await scrollTo("[data-dial]");
  await page.mouse.click(...(await dialPoint(page, 7)));
  await page.waitForFunction(isOperated);
  expect(await isShown()).toBe(false);
  await scrollTo(secondArticle);
  expect(await isShown()).toBe(true);
});

test.each([390, 768])("at %i px, the header stays above the ruler where both overlap", async (width) => {
  const { page } = await visit("/solutions", { viewport: { width, height: 844 } });
  await page.locator("#aqualink").evaluate((article) => {
    article.scrollIntoView({ behavior: "instant" });
    scrollBy({ top: 60, behavior: "instant" });
  });
  const isHeader = () => document.elementFromPoint(innerWidth / 2, 20)?.closest("body header") !== null;
  expect(await page.evaluate(isHeader)).toBe(true);
});

test("after Back, values match the controls that the browser has restored", async () => {
  const { page } = await visit("/solutions");
  await slider(page).fill("9");
  await page.waitForFunction(isOperated);
  await page.goto(siteUrl("/contact"));
  await page.goBack();
  await page.waitForFunction(isOperated);
  const restoredPressure = await slider(page).evaluate((input: HTMLInputElement) => input.valueAsNumber);
  expect((await displayedValues(page)).readings).toEqual(expectedReadings(restoredPressure));
  expect(restoredPressure).toBe(9);
});

test("a swipe up on the ruler scrolls without loading a script or changing the pressure", async () => {
  const { page, requests } = await visit("/solutions", phoneOptions);
  await page
    .locator("article")
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await swipeUpOn(slider(page), { xFraction: 0.3 });
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isScript)).toEqual([]);
  expect(await slider(page).inputValue()).toBe("5.7");
});

test.each([{ javaScriptEnabled: false }, { media: "print" as const }])(
  "the page shows all values and no controls: %j",
  async ({ media, ...options }) => {
    const { page } = await visit("/solutions", options);
    if (media) await page.emulateMedia({ media });
    expect((await displayedValues(page)).readings).toEqual(expectedReadings(5.7));
    for (const control of await page.locator("[data-measurement] :is(input, label, [data-dial])").all())
      expect(await control.isVisible()).toBe(false);
  },
);

test.each([
  [0, false],
  [10, false],
  [5.7, true],
])("at %d bar (loop cut: %s), no text is cut off or covered in any viewport", async (pressure, isCut) => {
  const { page } = await openBlankTab();
  await page.goto(siteUrl("/solutions"));
  await slider(page).fill(String(pressure));
  if (isCut) await cutCheckbox(page).evaluate((checkbox: HTMLElement) => checkbox.click());
  await page.waitForFunction(isOperated);
  for (const width of [320, 390, 672, 768, 960, 1024, 1366, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await findDamagedTexts(page, { drawingSelector: "article svg" })]).toEqual([width, []]);
  }
});

test.each([320, 768, 1440])("at %i px, #aqualink shows its antenna below the header", async (width) => {
  const { page } = await visit("/solutions#aqualink", { viewport: { width, height: 900 } });
  const [antennaTop, headerBottom] = await page.evaluate(() => [
    document.querySelector("#aqualink svg")?.getBoundingClientRect().top ?? Number.NaN,
    document.querySelector("body header")?.getBoundingClientRect().bottom ?? Number.NaN,
  ]);
  expect(antennaTop).toBeGreaterThanOrEqual(headerBottom ?? Number.NaN);
});

test("a click on the switch at the cable cuts the loop without scrolling the page", async () => {
  const { page } = await visit("/solutions", { viewport: { width: 1440, height: 900 } });
  const cableSwitch = page.locator("[data-measurement] label[aria-hidden]");
  // Playwright scrolls to a switch that is not in view before it clicks.
  await cableSwitch.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  await cableSwitch.click();
  expect(await cutCheckbox(page).isChecked()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
});
