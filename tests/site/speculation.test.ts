import {
  type BrowserContext,
  launch,
  type Browser as Puppeteer,
  type Page as PuppeteerPage,
} from "puppeteer-core";
import { readContent } from "../../tools/content";
import { browserFlags, findTestBrowser } from "../../tools/find-browser";
import { tap } from "../../tools/finger";
import { isHydrated, islandControl } from "../../tools/hydration";
import { listen } from "../../tools/loopback";
import { paths, unknownPath } from "../../tools/routes";
import { type SlowSite, throughLine } from "../../tools/slow-line";
import { newVisit, siteUrl, withBuiltSite } from "../support/browser";
import { builtHtml } from "../support/built-pages";

withBuiltSite();

/** The site, over a line that sees what browsers fetch beforehand. */
let line: SlowSite;
const observe = async (change?: (html: string) => string) => {
  line = await throughLine({ url: siteUrl(), close: async () => {} }, { ...(change && { change }) });
  return line;
};
afterEach(() => line?.close());

const beforehand = () => line.transfers.filter(({ purpose }) => purpose).map(({ path }) => path);

/** Playwright keeps pages from being prerendered and from being kept for «back»; Puppeteer does not. */
let browser: Puppeteer;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch({ executablePath: findTestBrowser(), args: browserFlags });
});
beforeEach(async () => {
  context = await browser.createBrowserContext();
});
afterEach(() => context.close());
afterAll(() => browser.close());

async function until(condition: () => boolean): Promise<void> {
  for (let wait = 0; wait < 200 && !condition(); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(condition()).toBe(true);
}

const rules = /<script type="speculationrules">.*?<\/script>/s;

test("the rules are the same bytes on every page", () => {
  const blocks = [...paths, "/404"].map((path) => rules.exec(builtHtml(path))?.[0]);
  expect(new Set(blocks).size).toBe(1);
  expect(blocks[0]).toBeTruthy();
});

test("the browser takes them under the policy: a page is fetched when its link is hovered, before it is clicked", async () => {
  const site = await observe();
  const { page, problems } = await newVisit({}, { asksForMap: true });
  await page.goto(`${site.url}/`);
  expect(beforehand()).toEqual([]);
  await page.locator("header nav a[href='/projets']").hover();
  await until(() => beforehand().includes("/projets"));
  expect(problems).toEqual([]);
});

test("the thank-you page, files, downloads, other sites and the page itself are never fetched beforehand", async () => {
  const site = await observe();
  const { page } = await newVisit({}, { asksForMap: true });
  await page.goto(`${site.url}/`);
  const never = [readContent("thanks").path, "/firmware.tar.gz", "/favicon.svg", "/", `${siteUrl()}/projets`];
  await page.evaluate((addresses) => {
    const links = addresses.map((address) => `<p><a href="${address}">${address}</a></p>`).join("");
    const download = '<p><a href="/partenaires" download>/partenaires</a></p>';
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", links + download);
    for (const link of document.querySelectorAll("main a[href='/']"))
      link.setAttribute("aria-current", "page");
  }, never);
  for (const link of (await page.locator("main p a").all()).slice(0, never.length + 1)) {
    await link.hover();
    await page.waitForTimeout(350);
  }
  // The same wait is enough for a page of the site.
  await page.locator("header nav a[href='/solutions']").hover();
  await until(() => beforehand().includes("/solutions"));
  expect(new Set(beforehand())).toEqual(new Set(["/solutions"]));
});

test("a page that is prerendered asks for no script and no map before it is shown, and then brings the draft back", async () => {
  const asked: string[] = [];
  const map = await listen((request, response) => {
    asked.push(request.url ?? "");
    response.end("<!doctype html><title>Carte</title>");
  });
  const prerender = JSON.stringify({
    prerender: [{ where: { href_matches: "/contact" }, eagerness: "immediate" }],
  });
  const site = await observe((html) =>
    html
      .replace(rules, () => `<script type="speculationrules">${prerender}</script>`)
      .replace(/src="https:\/\/www\.openstreetmap\.org[^"]*"/, `src="http://127.0.0.1:${map.port}/"`)
      .replace("content-visibility:auto", ""),
  );
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(() => {
      sessionStorage.setItem("contact-draft", '{"id":"a1","name":"Camille Rey"}');
    });
    await page.goto(`${site.url}/`);
    await until(() =>
      line.transfers.some(({ path, purpose }) => path === "/contact" && /prerender/.test(purpose)),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(line.transfers.filter(({ path }) => path.endsWith(".js"))).toEqual([]);
    expect(asked).toEqual([]);

    const link = await page.evaluate(() => {
      const element = [...document.querySelectorAll("footer a[href='/contact']")].at(-1);
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    });
    await tap(await page.createCDPSession(), link.x, link.y);
    await until(() => line.transfers.some(({ path }) => path.endsWith(".js")));
    // It was not loaded again: what was prerendered is what is shown.
    const loads = line.transfers.filter(({ path }) => path === "/contact");
    expect(loads.filter(({ purpose }) => !purpose.includes("prerender"))).toEqual([]);
  } finally {
    await map.close();
  }
});

/** Why the browser did not keep the page for «back», as far as that is the page's own doing. */
async function whyNotKept(
  path: string,
  prepare?: (page: PuppeteerPage) => Promise<unknown>,
): Promise<string[]> {
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send("Page.enable");
  const reasons: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    // This browser, without a window, keeps no page: that is not the page's doing.
    const own = notRestoredExplanations.filter(({ type }) => type !== "Circumstantial");
    reasons.push(...own.map(({ reason }) => reason));
  });
  await page.goto(siteUrl(path));
  await prepare?.(page);
  await page.goto(siteUrl(path === "/partenaires" ? "/" : "/partenaires"));
  await page.goBack();
  await page.waitForFunction((expected) => location.pathname === expected, {}, path);
  return reasons;
}

test.each([...paths, unknownPath])(
  "nothing on %s keeps the browser from keeping it for «back»",
  async (path) => {
    const reasons = await whyNotKept(path, async (page) => {
      if (!(await page.$(islandControl))) return;
      await page.focus(islandControl);
      await page.waitForFunction(isHydrated);
    });
    expect(reasons).toEqual([]);
  },
);

test("this suite would notice a page that keeps itself out: one that listens for its unload", async () => {
  const reasons = await whyNotKept("/", (page) => page.evaluate(() => addEventListener("unload", () => {})));
  expect(reasons).toContain("UnloadHandlerExistsInMainFrame");
});
