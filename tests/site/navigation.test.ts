import type { Locator, Page } from "playwright-core";
import { mapAddress } from "../../src/components/map";
import { contactSections } from "../../src/content/anchors";
import { readChecked } from "../../src/content/checked-content";
import { size } from "../../src/theme/tokens";
import { paths, routes, unknownPath } from "../../tools/routes";
import { newVisit, sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const site = readChecked("site");
const whereTo = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => ({ label: link.textContent, to: link.getAttribute("href") })));
const phone = { viewport: { width: 390, height: 844 } };
const menuButton = "header button[popovertarget]";
/** The header and its line, in pixels. */
const menuTop = 16 * Number.parseFloat(size.header) + 1;
const inMenu = (path: string) => `header nav a[href="${path}"]`;

const open = sharedTab();

test.each(routes)("$path has a header that stays, and a whole footer", async ({ path }) => {
  const { page } = await open(path);
  const own = site.navigation.find(({ to }) => to === path)?.label;
  for (const part of ["banner", "contentinfo"] as const) {
    const links = page.getByRole(part).getByRole("navigation").getByRole("link");
    expect(await whereTo(links)).toEqual(site.navigation);
    const current = links.and(page.locator("[aria-current=page]"));
    expect(await current.allTextContents()).toEqual(own ? [own] : []);
  }

  const footer = page.getByRole("contentinfo");
  expect(await footer.getByText("De l'idée à l'impact").count()).toBe(1);
  const mails = site.footer.emails.map(({ address }) => ({ label: address, to: `mailto:${address}` }));
  expect(await whereTo(footer.locator("a[href^='mailto:']"))).toEqual(mails);
  expect(await footer.locator(`a[href="${mapAddress(site.business.geo)}"]`).count()).toBe(1);
  expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()} ${site.name}`);
  for (const { label, to } of site.footer.legal)
    expect(await footer.locator(`a[href="${to}"]`).textContent()).toBe(label);
  expect(await footer.locator("a[rel~=me]").getAttribute("href")).toBe(site.footer.social.url);

  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  expect(await coveredHeader(page)).toEqual([]);
});

/** What slides over the header while the page is scrolled from its beginning to its end. */
function coveredHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const middle = (document.querySelector("header")?.offsetHeight ?? 0) / 2;
    const over = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 40) {
      scrollTo({ top, behavior: "instant" });
      for (let x = 2; x < innerWidth; x += 25) {
        const shown = document.elementFromPoint(x, middle);
        if (shown && !shown.closest("header")) over.add(shown.outerHTML.slice(0, 80));
      }
    }
    return [...over];
  });
}

test.each(routes)(
  "on $path «Contactez-nous» leads to the contact section, here or at home",
  async (route) => {
    const { page } = await open(route.path);
    await page.getByRole("banner").getByRole("link", { name: "Contactez-nous" }).click();
    await page.waitForURL(
      siteUrl(contactSections.includes(route.path) ? `${route.path}#contact` : "/#contact"),
    );
    await page.waitForFunction(() => {
      const top = document.getElementById("contact")?.getBoundingClientRect().top ?? -1;
      const headerFoot = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return top >= headerFoot - 1 && top < innerHeight;
    });
  },
);

/** Whether the two lines of the menu's button meet. */
const isCross = (page: Page) =>
  page.locator(`${menuButton} path`).evaluateAll((lines) => {
    const [one, other] = lines.map((line) => line.getBoundingClientRect());
    return (one?.bottom ?? 0) > (other?.top ?? 0);
  });

test.each(routes)(
  "on a phone, $path shows its links without scripts, and its menu opens and closes by its button",
  async ({ path }) => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false });
    // The second of two links may wait for a wider window.
    const hidden = page.locator(":is(main, footer) a:not(main a + a)").filter({ visible: false });
    expect(await hidden.allTextContents()).toEqual([]);
    const link = page.locator(inMenu("/projets"));
    for (const isOpen of [false, true, false]) {
      expect([await link.isVisible(), await isCross(page)]).toEqual([isOpen, isOpen]);
      await page.locator(menuButton).click();
    }
  },
);

test.each([296, 320, 360, 375, 390, 430])(
  "in a window of %i px the header is one row, below which the open menu begins",
  async (width) => {
    const { page } = await visit("/", { viewport: { width, height: 700 } });
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(menuTop);
  },
);

test.each([
  [844, 390],
  // Zoomed to 400 %.
  [320, 256],
])("in a low window of %i × %i px the menu scrolls: its foot can be reached", async (width, height) => {
  const { page } = await visit("/", { viewport: { width, height } });
  await page.locator(menuButton).click();
  const last = page.locator("header nav a").last();
  await last.scrollIntoViewIfNeeded();
  const { y, bottom } = await last.evaluate((link) => link.getBoundingClientRect());
  expect([y >= 0, bottom <= height]).toEqual([true, true]);
});

test("the page behind the open menu stands still under the wheel", async () => {
  const { page } = await visit("/", phone);
  const scrolled = () =>
    page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(scrollY), 300)));
  await page.locator(menuButton).click();
  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 500);
  expect(await scrolled()).toBe(0);
  await page.locator(menuButton).click();
  await page.mouse.wheel(0, 500);
  expect(await scrolled()).toBeGreaterThan(0);
});

test("a link of the mobile menu opens its page with the menu closed; to the same page, it closes the menu", async () => {
  const { page } = await visit("/", phone);
  await page.locator(menuButton).click();
  await page.locator(inMenu("/projets")).click();
  await page.waitForURL(siteUrl("/projets"));
  expect(await page.locator(inMenu("/solutions")).isVisible()).toBe(false);
  await page.locator(menuButton).click();
  await page.locator(inMenu("/projets")).click();
  await page.locator(inMenu("/projets")).waitFor({ state: "hidden" });

  // As «back» restores it.
  await page.locator(menuButton).click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.locator(inMenu("/projets")).waitFor({ state: "hidden" });
});

test("a window that becomes wide closes the mobile menu: the header is whole, and the page is not dimmed", async () => {
  const { page } = await visit("/", { viewport: { width: 820, height: 1180 } });
  await page.locator(menuButton).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.waitForFunction(() => !document.querySelector(":popover-open"));
  const header = await page.getByRole("banner").boundingBox();
  const link = await page.locator(inMenu("/projets")).boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
});

const legal = site.footer.legal.map(({ to }) => to);
const unwritten = legal.filter((path) => !paths.includes(path));

test.each([unknownPath, "/solutions/aqualink", ...unwritten])(
  "%s answers 404 with the 404 page, which leads home",
  async (path) => {
    const { page } = await newVisit();
    const response = await page.goto(siteUrl(path));
    expect(response?.status()).toBe(404);
    const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found", exact: true });
    expect(await heading.getAttribute("lang")).toBe("en");
    await page.locator("main a[href='/']").click();
    await page.waitForURL(siteUrl("/"));
  },
);
