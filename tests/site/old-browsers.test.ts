import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { paths } from "../../tools/routes";
import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import { casesOf } from "../support/runs";

/** The pages in browsers that lack what not all have: that is taken out of the built pages on their way. */

withBuiltSite();

type Lack = { of: string; from: (html: string) => string };

async function visitWithout(lack: Lack, address: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await newVisit(options);
  await page.route(siteUrl("/**"), async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: lack.from(await response.text()) });
  });
  await page.goto(siteUrl(address));
  return page;
}

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };

const header = (page: Page) => page.getByRole("banner");
const menuLinks = (page: Page) => page.locator("header nav").getByRole("link");
const heightOf = async (page: Page) => (await header(page).boundingBox())?.height ?? 0;

/** Safari 16 and Firefox before 125: every rule with the unknown selector is dropped, the attributes mean nothing. */
const popover: Lack = {
  of: "popover",
  from: (html) =>
    html
      .replaceAll(":popover-open", ":unknown")
      .replace(/ popover="auto"/g, "")
      .replace(/ popovertarget="\w+"/gi, ""),
};

describe.each([true, false])("without popover, with JavaScript: %s", (javaScriptEnabled) => {
  test("a phone shows a small header, which does not stay, with all links and no button that does nothing", async () => {
    const page = await visitWithout(popover, "/solutions", { ...phone, javaScriptEnabled });
    expect(await heightOf(page)).toBeLessThan(180);
    expect(await page.locator("header button[type=button]").isVisible()).toBe(false);
    for (const link of await menuLinks(page).all()) expect(await link.isVisible()).toBe(true);
    expect(await menuLinks(page).count()).toBe(5);
    await page.mouse.wheel(0, 1000);
    await page.getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
    expect((await header(page).boundingBox())?.y).toBeLessThan(-100);
  });

  test("a link of the header opens its page", async () => {
    const page = await visitWithout(popover, "/", { ...phone, javaScriptEnabled });
    await menuLinks(page).getByText("Projets", { exact: true }).click();
    await page.waitForURL(siteUrl("/projets"));
  });

  test("a wide window shows the header that every browser shows", async () => {
    const page = await visitWithout(popover, "/solutions", { ...desk, javaScriptEnabled });
    const { page: modern } = await visit("/solutions", desk);
    // Before the font is there, words have other widths.
    const places = async (of: Page) => {
      await of.evaluate(() => document.fonts.ready);
      return menuLinks(of).evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    };
    expect(await places(page)).toEqual(await places(modern));
    expect(await heightOf(page)).toBe(await heightOf(modern));
  });
});

const without = (property: string): Lack => ({
  of: property,
  from: (html) => html.replaceAll(new RegExp(`(?<=[{;])${property}:[^;}]*;?`, "g"), ""),
});
const withoutText = (text: string, instead: string): Lack => ({
  of: text,
  from: (html) => html.replaceAll(text, instead),
});

const properties = ["text-wrap", "content-visibility", "accent-color", "resize", "hanging-punctuation"];
const timeline = withoutText("@supports (animation-timeline: view())", "@supports (unknown: view())");
const has = withoutText(":has(", ":unknown(");
/** What only adds a finish. */
const finish = [
  ...properties.map(without),
  without("(?:-\\w+-)?text-size-adjust"),
  withoutText("@view-transition", "@unknown"),
  withoutText("::selection", "::unknown"),
];
const together: Lack = {
  of: finish.map((lack) => lack.of).join(", "),
  from: (html) => finish.reduce((rest, lack) => lack.from(rest), html),
};
const lacks = casesOf([popover, timeline, has, together, ...finish], [popover, timeline, has, together]);

const nothing: Lack = { of: "nothing", from: (html) => html };
let whole: Seen[];
beforeAll(async () => {
  whole = await seenWithout(nothing);
});

test.each(lacks.map((lack) => [lack.of, lack] as const))(
  "without %s, every page says all that it says, within its window",
  async (_, lack) => {
    expect(await seenWithout(lack)).toEqual(whole);
  },
);

type Seen = { address: string; width: number; texts: (string | null)[]; outside: (string | null)[] };

/** What every page shows below its header, on a phone and in a wide window. */
async function seenWithout(lack: Lack): Promise<Seen[]> {
  const seen: Seen[] = [];
  const page = await visitWithout(lack, "/", { javaScriptEnabled: false });
  for (const address of paths) {
    await page.goto(siteUrl(address));
    for (const { viewport } of [phone, desk]) {
      await page.setViewportSize(viewport);
      seen.push({ address, width: viewport.width, ...(await look(page)) });
    }
  }
  return seen;
}

function look(page: Page): Promise<Pick<Seen, "texts" | "outside">> {
  return page.evaluate(() => {
    const elements = [
      ...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, label, input, textarea, button)"),
    ].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const width = document.documentElement.clientWidth;
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > width + 1;
    return {
      texts: elements.map((element) => element.textContent),
      outside: elements
        .filter((element) => isOutside(element.getBoundingClientRect()))
        .map((element) => element.textContent),
    };
  });
}

test("of what not all browsers of the last two and a half years know, the styles use only what degrades by itself", () => {
  const styles = paths.flatMap((address) => {
    const html = readFileSync(
      path.join("public", address === "/" ? "index.html" : `${address}.html`),
      "utf8",
    );
    return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/stylelint/bin/stylelint.mjs", "--stdin", "--formatter", "unix"],
    { input: [...new Set(styles)].join("\n"), encoding: "utf8" },
  );
  expect(stdout + stderr).toBe("");
});
