import { hydrate, islandControl } from "../../tools/hydration";
import { paths, unknownPath } from "../../tools/routes";
import { siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const isForeign = (address: string) => !address.startsWith(siteUrl("/")) && !address.startsWith("data:");
const isMap = (address: string) => address.startsWith("https://www.openstreetmap.org/export/embed.html?");

test("a visit of every page leaves no cookie, stores nothing about the visitor and asks nobody else for anything but the map", async () => {
  const { page, requests } = await visit("/");
  for (const path of [...paths, unknownPath]) {
    await page.goto(siteUrl(path));
    if (await page.locator(islandControl).count()) await hydrate(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
    // Gatsby's note of where the visitor has scrolled to; gone with the tab.
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => !key.startsWith("@@scroll|"))).toEqual([]);
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length),
  ).toBe(0);
  expect(requests.filter(isForeign).filter((address) => !isMap(address))).toEqual([]);
  expect(requests.filter(isMap).length).toBeGreaterThan(0);
});
