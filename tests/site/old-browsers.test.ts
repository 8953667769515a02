import { spawnSync } from "node:child_process";
import type { BrowserContextOptions, Page } from "playwright-core";
import { paths } from "../../tools/routes";
import { openBlankTab, siteUrl, withBuiltSite } from "../support/browser";
import { builtHtml } from "../support/built-pages";

withBuiltSite();

/** A feature that `remove` removes from the HTML, to emulate browsers without it. */
type MissingFeature = { name: string; remove: (html: string) => string };

/** Safari 16 and Firefox 124 drop rules with `:popover-open` and ignore popover attributes. */
const popover: MissingFeature = {
  name: "popovers",
  remove: (html) =>
    html.replaceAll(":popover-open", ":unknown").replace(/ popover="auto"| popovertarget="\w+"/gi, ""),
};
/** Deletes the declarations, and makes each `var()` invalid. */
const customProperties: MissingFeature = {
  name: "custom properties",
  remove: (html) => html.replaceAll(/--[\w-]+:[^;}]*;?|(?<=var\()--/g, ""),
};

async function openTabWithout(feature: MissingFeature, options: BrowserContextOptions): Promise<Page> {
  const { page } = await openBlankTab(options);
  await page.route(siteUrl("/**"), async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: feature.remove(await response.text()) });
  });
  return page;
}

describe("every page shows the same texts as in a current browser, and does not overflow,", () => {
  const inspectPages = async (page: Page) => {
    const inspections = [];
    for (const path of paths) {
      await page.goto(siteUrl(path));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        inspections.push({ path, width, ...(await inspectPage(page)) });
      }
    }
    return inspections;
  };
  let modernInspections: Awaited<ReturnType<typeof inspectPages>>;
  beforeAll(async () => {
    const { page } = await openBlankTab({ javaScriptEnabled: false });
    modernInspections = await inspectPages(page);
  });

  test.each([popover, customProperties])("if $name are unsupported", async (feature) => {
    const page = await openTabWithout(feature, { javaScriptEnabled: false });
    expect(await inspectPages(page)).toEqual(modernInspections);
  });
});

function inspectPage(page: Page): Promise<{ texts: (string | null)[]; overflow: number }> {
  return page.evaluate(() => ({
    texts: [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, label, input, button)")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }));
}

test.each([true, false])(
  "a phone without popover (JavaScript: %s) shows all links, in a header that is not sticky",
  async (javaScriptEnabled) => {
    const page = await openTabWithout(popover, { viewport: { width: 390, height: 844 }, javaScriptEnabled });
    await page.goto(siteUrl("/solutions"));
    expect(await page.locator("header button").isVisible()).toBe(false);
    const links = page.locator("header nav").getByRole("link");
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    expect((await page.getByRole("banner").boundingBox())?.y).toBeLessThan(0);
    await links.and(page.locator('[href="/projets"]')).click();
    await page.waitForURL(siteUrl("/projets"));
  },
);

test("styles use no feature missing in browsers of the last 2.5 years, except those in stylelint.config.mjs", () => {
  const styles = paths.flatMap((path) =>
    [...builtHtml(path).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text),
  );
  const { stdout, stderr } = spawnSync("npx stylelint --stdin --formatter unix", {
    input: [...new Set(styles)].join("\n"),
    encoding: "utf8",
    shell: true,
  });
  expect(stdout + stderr.replace(/^npm warn.*\n/gm, "")).toBe("");
});
