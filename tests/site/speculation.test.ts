import type { IncomingMessage } from "node:http";
import { type Browser, chromium } from "playwright-core";
import { readChecked } from "../../src/content/checked-content";
import { browserFlags, findBrowser } from "../../tools/programs";
import { everyPath } from "../../tools/routes";
import { newVisit, siteRequests, siteUrl, withBuiltSite } from "../support/browser";
import { hydrateIsland, islandControl } from "../support/island";
import { until } from "../support/until";

withBuiltSite();

/** The addresses that browsers fetch before their visitor asks for them, from now on. */
function watchSpeculation(): string[] {
  const early: string[] = [];
  siteRequests().on("request", ({ url = "", headers }: IncomingMessage) => {
    if (headers["sec-purpose"]) early.push(url);
  });
  return early;
}

test("a page is fetched when its link is hovered, but never the thank-you page, a file or the page itself", async () => {
  const early = watchSpeculation();
  const { page, problems } = await newVisit();
  // A route turns off prefetching.
  await page.context().unrouteAll();
  await page.goto(siteUrl("/"));
  const never = [readChecked("thanks").path, "/firmware.tar.gz", "/", "https://other.example/projets"];
  await page.evaluate((addresses) => {
    const links = addresses.map(
      (address) => `<p><a href="${address}" aria-current="page">${address}</a></p>`,
    );
    links.push('<p><a href="/partenaires" download>/partenaires</a></p>');
    // No other link comes under the pointer when the page scrolls.
    document.querySelector("main")?.replaceChildren();
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", links.join(""));
    // Only the page's own link is marked as such.
    for (const link of document.querySelectorAll("main p > a:not([href='/'])"))
      link.removeAttribute("aria-current");
  }, never);
  for (const link of (await page.locator("main p > a").all()).slice(0, never.length + 1)) {
    await link.hover();
    // The browser itself waits for 200 ms before it takes a hover for a wish.
    await page.waitForTimeout(350);
  }
  await page.locator("header nav a[href='/solutions']").hover();
  await until(() => early.includes("/solutions"), "/solutions was fetched");
  expect(new Set(early)).toEqual(new Set(["/solutions"]));
  expect(problems).toEqual([]);
});

describe("for «back»", () => {
  /** Playwright's own settings keep this browser from keeping any page. */
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(() => browser?.close());

  test.each(everyPath)("nothing on %s keeps the browser from keeping it", async (path) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    const reasons: string[] = [];
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      // This browser, without a window, keeps no page: that is not the page's doing.
      const own = notRestoredExplanations.filter(({ type }) => type !== "Circumstantial");
      reasons.push(...own.map(({ reason }) => reason));
    });
    await page.goto(siteUrl(path));
    if (await page.locator(islandControl).count()) await hydrateIsland(page);
    await page.goto(siteUrl(path === "/partenaires" ? "/" : "/partenaires"));
    // A page that is restored from the cache fires no load event.
    await page.goBack({ waitUntil: "commit" });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(reasons).toEqual([]);
    await context.close();
  });
});
