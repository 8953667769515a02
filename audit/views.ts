import type { Page } from "puppeteer-core";
import { isHydrated, operatedControl } from "../tools/hydration";
import { paths } from "../tools/routes";
import type { Progress, Site } from "./auditor";

/** What the auditors look at: every page in every condition that can change what they find. */

export const notFoundPath = "/page-inconnue";

export const pages = [...paths, notFoundPath];

const widths = [390, 1280];
const schemes = ["light", "dark"] as const;

export type View = {
  path: string;
  width: number;
  scheme: (typeof schemes)[number];
  /** What the visitor has done on the page, if anything. */
  state?: State;
};

type State = { name: string; enter: (page: Page) => Promise<void> };

const menuOpen: State = {
  name: "menu open",
  enter: async (page) => {
    await page.click("header button[popovertarget]");
    await page.waitForSelector("nav:popover-open");
  },
};

const errorsShown: State = {
  name: "errors shown",
  enter: async (page) => {
    await page.focus(operatedControl);
    await page.waitForFunction(isHydrated);
    await page.click("form button[type=submit]");
    await page.waitForSelector("[role=alert]");
    await settle(page);
  },
};

const messageSent: State = {
  name: "message sent",
  enter: async (page) => {
    await page.focus(operatedControl);
    await page.waitForFunction(isHydrated);
    await page.type("#name", "Camille Rey");
    await page.type("#email", "camille.rey@exemple.ch");
    await page.type("#message", "Nous aimerions suivre un débit.");
    await page.click("#consent");
    await page.click("form button[type=submit]");
    const notice = await page.waitForSelector("[role=status]");
    await settle(page);
    // Hovered, the notice stays.
    await notice?.hover();
  },
};

/** Notices slide in: halfway, their colours differ. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  await new Promise((resolve) => setTimeout(resolve, 400));
}

const everyCondition = (path: string, state?: State): View[] =>
  schemes.flatMap((scheme) => widths.map((width) => ({ path, width, scheme, state })));

const states: View[] = [
  ...schemes.map((scheme) => ({ path: "/", width: 390, scheme, state: menuOpen })),
  ...everyCondition("/contact", errorsShown),
  ...everyCondition("/contact", messageSent),
];

export const views: View[] = [...pages.flatMap((path) => everyCondition(path)), ...states];

/** The states alone, once per width: for auditors that do not look at colours. */
export const lightStates = states.filter(({ scheme }) => scheme === "light");

function describe({ path, width, scheme, state }: View): string {
  return [path, `${width} px`, scheme, state?.name].filter(Boolean).join(", ");
}

/** Each view in turn, opened as a new visitor with an empty cache. The visit ends where the loop goes on. */
export async function* visits(
  { url, browser }: Site,
  chosen: readonly View[],
  progress: Progress = () => {},
) {
  for (const view of chosen) {
    const where = describe(view);
    progress(where);
    const context = await browser.createBrowserContext();
    try {
      yield { view, where, page: await open(await context.newPage(), url, view) };
    } finally {
      await context.close();
    }
  }
}

async function open(page: Page, siteUrl: string, view: View): Promise<Page> {
  await page.setViewport({ width: view.width, height: view.width < 600 ? 844 : 800 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: view.scheme }]);
  await answerForOthers(page, siteUrl);
  await page.goto(siteUrl + view.path, { waitUntil: "load" });
  await view.state?.enter(page);
  return page;
}

/** The map is not ours, and the network may not be there: its frame gets an empty page. */
export async function answerForOthers(page: Page, siteUrl: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.url().startsWith(siteUrl) || !request.url().startsWith("http")) return request.continue();
    return request.respond({
      contentType: "text/html",
      body: "<!doctype html><html lang=fr><title>Carte</title>",
    });
  });
}
