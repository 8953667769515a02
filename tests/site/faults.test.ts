import type { Page, Route } from "playwright-core";
import { readContent } from "../../tools/content";
import { islandControl } from "../../tools/hydration";
import { paths, routes, unknownPath } from "../../tools/routes";
import { newVisit, postedHeading, siteUrl, type Visit, withBuiltSite } from "../support/browser";
import { hasIsland } from "../support/built-pages";
import { fillAndSend, success, takeTime, words } from "../support/contact-page";

withBuiltSite();

const site = readContent("site");

/** What may fail between a host and a visitor, and what a visitor then must still be able to do. */
type Fault = { name: string; provoke: (page: Page) => Promise<unknown> };

const abort = (route: Route) => route.abort();
const corrupt = (route: Route) => route.fulfill({ contentType: "application/json", body: '{"path": "/' });

/** What only the application needs, which loads on pages with an island. */
const ofTheApplication: Fault[] = [
  { name: "every script fails", provoke: (page) => page.route(/\.js$/, abort) },
  { name: "the application's script fails", provoke: (page) => page.route(/\/app-/, abort) },
  { name: "the templates' scripts fail", provoke: (page) => page.route(/\/component---/, abort) },
  { name: "the pages' data fail", provoke: (page) => page.route(/\/page-data\//, abort) },
  { name: "the pages' data are corrupt", provoke: (page) => page.route(/page-data\.json$/, corrupt) },
  {
    name: "the server answers every request for data with an error",
    provoke: (page) => page.route(/\/page-data\//, (route) => route.fulfill({ status: 500, body: "Oops" })),
  },
];

const withIsland = paths.filter(hasIsland);

/** What can affect every page. */
const ofThePage: Fault[] = [
  { name: "custom properties are unknown to the browser", provoke: withoutCustomProperties },
  { name: "storage is disabled", provoke: withoutStorage },
];

const faults = [...ofTheApplication, ...ofThePage];

/** The HTML as a browser without custom properties understands it: they are gone, and what uses them is invalid. */
function withoutCustomProperties(page: Page) {
  return page.route(
    (address) => address.origin === siteUrl() && !/\.\w+$/.test(address.pathname),
    async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<style[^>]*>)(.*?)(<\/style>)/gs,
        (_, open, css, close) => {
          const plain = css.replace(/--[\w-]+:[^;}]*;?/g, "").replace(/var\(--/g, "unknown(--");
          return open + plain + close;
        },
      );
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: html });
    },
  );
}

function withoutStorage(page: Page) {
  return page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
}

async function faultyVisit(fault: Fault, path?: string): Promise<Visit & { loads: string[] }> {
  const visit = await newVisit();
  const loads: string[] = [];
  visit.page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === visit.page.mainFrame())
      loads.push(request.url());
  });
  if (ofTheApplication.includes(fault)) await visit.page.clock.install();
  await fault.provoke(visit.page);
  if (path) await visit.page.goto(siteUrl(path));
  return { ...visit, loads };
}

/** Touches the island, where there is one, and waits until the application is there or has failed. */
async function tryToHydrate(page: Page, fault: Fault): Promise<void> {
  const control = page.locator(islandControl).first();
  if (!(await control.count())) return;
  await control.focus();
  const isDecided = (timeout?: number) =>
    page.waitForFunction(() => document.documentElement.dataset.scripts, undefined, { timeout });
  if (!ofTheApplication.includes(fault)) await isDecided();
  // What has not failed at once is given up after 15 seconds.
  else await isDecided(300).catch(() => page.clock.fastForward(15_000).then(() => isDecided()));
}

async function isReadAndStays(page: Page, path: string, fault: Fault): Promise<void> {
  await page.goto(siteUrl(path));
  const main = page.getByRole("main");
  const text = await main.innerText();
  // Controls of a part that can no longer be operated may go; nothing that is read may.
  const buttons = await main.locator("button, label").allInnerTexts();
  await tryToHydrate(page, fault);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  // With delivery off, a form whose application has failed offers the mail link in addition.
  const now = await main.innerText();
  expect([path, text.split("\n").filter((line) => !now.includes(line) && !buttons.includes(line))]).toEqual([
    path,
    [],
  ]);
  const mail = page.getByRole("contentinfo").locator(`a[href="mailto:${site.footer.emails[0]?.address}"]`);
  expect(await mail.isVisible()).toBe(true);
}

test.each(ofThePage)(
  "when $name, every page is read, and stays as it was, without a reload",
  async (fault) => {
    const { page, loads } = await faultyVisit(fault);
    for (const path of [...paths, unknownPath]) await isReadAndStays(page, path, fault);
    expect(loads).toHaveLength(paths.length + 1);
  },
);

test.each(ofTheApplication)(
  "when $name, the pages that it affects are read, and stay as they were, without a reload",
  async (fault) => {
    const { page, loads } = await faultyVisit(fault);
    expect(withIsland).toContain("/contact");
    for (const path of withIsland) await isReadAndStays(page, path, fault);
    expect(loads).toHaveLength(withIsland.length);
  },
);

test.each(faults)("when $name, the links of the navigation lead to their pages", async (fault) => {
  const { page } = await faultyVisit(fault, "/contact");
  await tryToHydrate(page, fault);
  for (const path of ["/solutions", "/contact"]) {
    await page.locator(`header nav a[href="${path}"]`).click();
    await page.waitForURL(siteUrl(path));
    const heading = routes.find((route) => route.path === path)?.heading ?? "";
    expect(await page.locator("h1").textContent()).toBe(heading);
    await page.locator(`header nav a[href="${path}"][aria-current]`).waitFor();
  }
});

test.each(faults)("when $name, the form takes a message, or offers the mail instead", async (fault) => {
  const { page } = await faultyVisit(fault);
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await tryToHydrate(page, fault);
  await fillAndSend(page);
  await success(page)
    .or(page.getByRole("link", { name: words.withoutScript.link, exact: true }))
    .or(page.getByRole("heading", { name: postedHeading }))
    .first()
    .waitFor();
});

test("when fonts are missing, every text is seen at once, in a typeface of the visitor's", async () => {
  const { page } = await faultyVisit({ name: "", provoke: (page) => page.route(/\.woff2$/, abort) }, "/");
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain("error");
  const { width = 0, height = 0 } = (await page.locator("h1").boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(30);
});

test("when pictures are missing, their place and their description stay", async () => {
  const { page } = await faultyVisit(
    { name: "", provoke: (page) => page.route(/\.(?:avif|webp|jpg|png)$/, abort) },
    "/",
  );
  const images = await page.locator("main img").all();
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    const box = await image.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    expect(await image.getAttribute("alt")).not.toBe("");
  }
});

test("when the map is blocked, the address and the link to the place are there", async () => {
  const { page } = await faultyVisit(
    { name: "", provoke: (page) => page.route(/openstreetmap/, abort) },
    "/contact",
  );
  const main = page.getByRole("main");
  await main.locator("iframe").scrollIntoViewIfNeeded();
  expect(await main.locator("a[href*='openstreetmap.org']").first().isVisible()).toBe(true);
  const { postalCode, locality } = site.business.address;
  expect(await main.getByText(`${postalCode} ${locality}`).first().isVisible()).toBe(true);
});

test("when the connection is cut in mid-load, what has come can be read, and its links work", async () => {
  const { page } = await newVisit();
  let cut = true;
  await page.route(siteUrl("/solutions"), async (route) => {
    if (!cut) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, Math.round(html.length * 0.7)) });
  });
  await page.goto(siteUrl("/solutions"));
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  cut = false;
  await page.locator('header nav a[href="/contact"]').click();
  await page.waitForURL(siteUrl("/contact"));
});

test("when files never come, the first click on a link counts and the menu opens at once", async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  await page.goto(siteUrl("/"));
  await page.route(/\.(?:js|json)$/, () => new Promise(() => {}));
  await page.locator("header button[popovertarget]").click();
  const link = page.locator('header nav a[href="/solutions"]');
  expect(await link.isVisible()).toBe(true);
  await link.click();
  await page.waitForURL(siteUrl("/solutions"));
  expect(await page.locator("h1").isVisible()).toBe(true);
});
