import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { caching } from "../../src/gatsby/hosting/headers";
import { pathsWith404 } from "../../tools/routes";
import { openBlankTab, sharedTabOpener, siteUrl, type Tab, withBuiltSite } from "../support/browser";
import { sendButton } from "../support/contact-page";
import { hydrateIsland, islandControl } from "../support/island";

withBuiltSite();

test("the name of each immutable file contains a hash of its content", () => {
  const files = caching.immutableFolders.flatMap((folder) =>
    readdirSync(`public${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  expect(files.filter((file) => !/[\da-f]{8}/.test(file))).toEqual([]);
});

function recordCspViolations(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}

const violationsOf = (page: Page): Promise<string[]> => page.evaluate("window.violations");
/** True if a script set `window.hacked`: one that a test injects, or one in a text of tests/support/second-firm.ts. */
const isHacked = (page: Page) => page.evaluate(() => "hacked" in window);

async function visitRecordingViolations(path: string): Promise<Tab> {
  const tab = await openBlankTab();
  await recordCspViolations(tab.page);
  await tab.page.goto(siteUrl(path));
  return tab;
}

const isExternal = (url: string) => !url.startsWith(siteUrl("/")) && !url.startsWith("data:");
const isMap = (url: string) => url.startsWith("https://www.openstreetmap.org/export/embed.html?");

const openPage = sharedTabOpener({}, recordCspViolations);

test.each(pathsWith404)(
  "%s violates no policy, stores nothing and requests only the map from other sites",
  async (path) => {
    const { page, pageErrors, requests } = await openPage(path);
    if (await page.locator(islandControl).count()) await hydrateIsland(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    expect(await violationsOf(page)).toEqual([]);
    expect(pageErrors.filter((error) => /policy|integrity/i.test(error))).toEqual([]);
    expect(await isHacked(page)).toBe(false);

    expect(requests.filter((url) => isExternal(url) && !isMap(url))).toEqual([]);
    const storedData = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    expect(storedData).toEqual({ cookies: "", local: [], session: [], databases: 0, caches: 0 });
  },
);

test("the menu, the form's notices and the map violate no policy", async () => {
  const { page, pageErrors } = await visitRecordingViolations("/contact");
  await sendButton(page).click();
  const container = page.locator(".notistack-SnackbarContainer");
  await container.waitFor();
  // notistack's own z-index: the policy allows the styles that it injects.
  expect(await container.evaluate((element) => getComputedStyle(element).zIndex)).toBe("1400");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").getByText("Carte").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("header button[popovertarget]").click();
  expect(await violationsOf(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test("injected scripts, styles and form targets are blocked", async () => {
  const { page } = await visitRecordingViolations("/");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<style>h1 { display: none }</style><img src="x" onerror="window.hacked = 1" alt="">
       <form action="https://attacker.example/" method="post"></form>`,
    );
    // Submitted by script, because the page's script would intercept a click.
    [...document.forms].at(-1)?.submit();
  });
  await page.waitForFunction(
    () => new Set(Object(window).violations.map((violation: string) => violation.split(" ")[0])).size === 3,
  );
  expect((await violationsOf(page)).map((violation) => violation.split(" ")[0]).toSorted()).toEqual(
    expect.arrayContaining(["form-action", "script-src-attr", "style-src-elem"]),
  );
  expect(page.url()).toBe(siteUrl("/"));
  expect(await isHacked(page)).toBe(false);
  expect(await page.locator("h1").isVisible()).toBe(true);
});
