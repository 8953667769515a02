import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { deliveryOf } from "../../src/islands/contact-form/delivery";
import { browserFlags, findBrowser } from "../../tools/programs";
import { type SiteServer, serve } from "../../tools/serve";

/** Replaces OpenStreetMap's page. */
const mapPage = "<!doctype html><html lang=fr><title>Carte</title><p>Carte</p>";

/** The response to a native post. */
const thanksPage =
  '<!doctype html><html lang="fr"><title>Merci</title><h1>Merci pour votre message</h1></html>';

/** Where the built contact form sends messages; undefined if delivery is off. */
export const delivery = deliveryOf(readContent("contact").delivery, "https://site.example/merci");

let site: SiteServer;
let browser: Browser;
const contexts: BrowserContext[] = [];

/** Starts a server and a browser for a test file; to be called once, at its top. */
export function withBuiltSite(): void {
  jest.setTimeout(60_000);
  beforeAll(async () => {
    site = await serve(0);
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  });
  afterEach(async () => {
    messages.length = 0;
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
}

export function siteUrl(path = ""): string {
  return `${site.url}${path}`;
}

export const siteServer = () => site.server;

export type Tab = {
  page: Page;
  /** Exceptions, console errors and warnings, in order. */
  pageErrors: string[];
  requests: string[];
};

/** True for a script's URL, except that of the offline build's /offline.js, which every page loads. */
export const isScript = (url: string) => /(?<!^\/offline)\.js$/.test(new URL(url).pathname);

/** Opens a blank tab with an empty cache, which is closed after the test. */
export async function openBlankTab(options?: BrowserContextOptions): Promise<Tab> {
  const tab = await createTab(options);
  contexts.push(tab.page.context());
  return tab;
}

/** Returns a function that opens pages in one tab, twice as fast as in new tabs; for tests that change nothing. */
export function sharedTabOpener(
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
): (path: string) => Promise<Tab> {
  let tab: Tab | undefined;
  return async (path) => {
    if (!tab) {
      tab = await createTab(options);
      await prepare?.(tab.page);
    }
    for (const record of [tab.pageErrors, tab.requests]) record.length = 0;
    await tab.page.goto(siteUrl(path));
    return tab;
  };
}

/** Playwright's warning on the pages of an offline build. */
const workerWarning = "Service Worker registration blocked by Playwright";

async function createTab(options?: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Workers would respond instead of the server; tests/engines/ tests the offline site.
    serviceWorkers: "block",
    ...options,
  });
  // Short, so that tests of a broken page fail fast.
  context.setDefaultTimeout(8000);
  context.setDefaultNavigationTimeout(30_000);
  await context.route(/openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: "text/html", body: mapPage }),
  );
  if (delivery) await context.route(new URL(delivery.endpoint, site.url).href, acceptMessage);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text() === workerWarning) return;
    pageErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => pageErrors.push(`exception: ${error.message}`));
  page.on("request", (request) => requests.push(request.url()));
  return { page, pageErrors, requests };
}

/** Messages sent to a delivery service during a test. */
export const messages: string[] = [];

/** Responds to a message like any delivery service; only Netlify sets `x-nf-request-id`. */
export function acceptMessage(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== "POST") return route.fallback();
  messages.push(request.postData() ?? "");
  const isNavigation = request.isNavigationRequest();
  return route.fulfill({
    headers: { "Access-Control-Allow-Origin": "*", "x-nf-request-id": "01KJD9FATBP38BK9EPSN617QKP" },
    contentType: isNavigation ? "text/html; charset=utf-8" : "application/json",
    body: isNavigation ? thanksPage : '{"ok":true}',
  });
}

export async function visit(path: string, options?: BrowserContextOptions): Promise<Tab> {
  const tab = await openBlankTab(options);
  await tab.page.goto(siteUrl(path));
  return tab;
}
