import type { IncomingMessage } from "node:http";
import { type Browser, chromium } from "playwright-core";
import { readChecked } from "../../src/content/checked-content";
import { browserFlags, findBrowser } from "../../tools/programs";
import { everyPath } from "../../tools/routes";
import { newVisit, siteRequests, siteUrl, withBuiltSite } from "../support/browser";
import { hydrateIsland, islandControl } from "../support/island";
import { until } from "../support/until";

withBuiltSite();

/** Records speculative requests from now on. */
function watchSpeculation(): string[] {
  const speculative: string[] = [];
  siteRequests().on("request", ({ url = "", headers }: IncomingMessage) => {
    if (headers["sec-purpose"]) speculative.push(url);
  });
  return speculative;
}

test("prefetches a hovered link's page, but never the thank-you page, a file or the page itself", async () => {
  const speculative = watchSpeculation();
  const { page, problems } = await newVisit();
  // Routes disable prefetching.
  await page.context().unrouteAll();
  await page.goto(siteUrl("/"));
  const never = [readChecked("thanks").path, "/firmware.tar.gz", "/", "https://other.example/projets"];
  await page.evaluate((addresses) => {
    const links = addresses.map(
      (address) => `<p><a href="${address}" aria-current="page">${address}</a></p>`,
    );
    links.push('<p><a href="/partenaires" download>/partenaires</a></p>');
    // Keeps other links from scrolling under the pointer.
    document.querySelector("main")?.replaceChildren();
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", links.join(""));
    // Only the link to this page stays marked.
    for (const link of document.querySelectorAll("main p > a:not([href='/'])"))
      link.removeAttribute("aria-current");
  }, never);
  for (const link of (await page.locator("main p > a").all()).slice(0, never.length + 1)) {
    await link.hover();
    // Browsers prefetch after a hover of 200 ms.
    await page.waitForTimeout(350);
  }
  await page.locator("header nav a[href='/solutions']").hover();
  await until(() => speculative.includes("/solutions"), "/solutions was fetched");
  expect(new Set(speculative)).toEqual(new Set(["/solutions"]));
  expect(problems).toEqual([]);
});

describe("the back/forward cache", () => {
  /** Playwright's default arguments disable the back/forward cache. */
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(() => browser?.close());

  test.each(everyPath)("can keep %s", async (path) => {
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
