import type { IncomingMessage } from "node:http";
import { type Browser, chromium } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { browserFlags, findBrowser } from "../../tools/programs";
import { pathsWith404 } from "../../tools/routes";
import { openBlankTab, siteServer, siteUrl, withBuiltSite } from "../support/browser";
import { hydrateIsland, islandControl } from "../support/island";
import { until } from "../support/until";

withBuiltSite();

/** Returns a list to which the URLs of later prefetch requests are added. */
function recordPrefetches(): string[] {
  const prefetchedUrls: string[] = [];
  siteServer().on("request", ({ url = "", headers }: IncomingMessage) => {
    if (headers["sec-purpose"]) prefetchedUrls.push(url);
  });
  return prefetchedUrls;
}

test("prefetches a hovered link's page, but never the thank-you page, a file, another site or the page itself", async () => {
  const prefetchedUrls = recordPrefetches();
  const { page, pageErrors } = await openBlankTab();
  // Playwright's routes disable prefetching.
  await page.context().unrouteAll();
  await page.goto(siteUrl("/"));
  const excludedUrls = [readContent("thanks").path, "/firmware.tar.gz", "/", "https://other.example/projets"];
  await page.evaluate((urls) => {
    // The current page's link has aria-current, as in the menu.
    const links = urls.map(
      (url) => `<p><a href="${url}" ${url === "/" ? 'aria-current="page"' : ""}>${url}</a></p>`,
    );
    links.push('<p><a href="/partenaires" download>/partenaires</a></p>');
    // Remove the page's own links, which could scroll under the pointer.
    document.querySelector("main")?.replaceChildren();
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", links.join(""));
  }, excludedUrls);
  for (const link of await page.locator("main p > a").all()) {
    await link.hover();
    // Browsers prefetch after a hover of 200 ms.
    await page.waitForTimeout(350);
  }
  await page.locator("header nav a[href='/solutions']").hover();
  await until(() => prefetchedUrls.includes("/solutions"), "/solutions was prefetched");
  expect(new Set(prefetchedUrls)).toEqual(new Set(["/solutions"]));
  expect(pageErrors).toEqual([]);
});

describe("the back/forward cache", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(() => browser?.close());

  test.each(pathsWith404)("can keep %s", async (path) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    const reasons: string[] = [];
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      // "Circumstantial" reasons come from the headless browser, not the page.
      const pageReasons = notRestoredExplanations.filter(({ type }) => type !== "Circumstantial");
      reasons.push(...pageReasons.map(({ reason }) => reason));
    });
    await page.goto(siteUrl(path));
    if (await page.locator(islandControl).count()) await hydrateIsland(page);
    await page.goto(siteUrl(path === "/partenaires" ? "/" : "/partenaires"));
    // Pages restored from the cache fire no load event.
    await page.goBack({ waitUntil: "commit" });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(reasons).toEqual([]);
    await context.close();
  });
});
