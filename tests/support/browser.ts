import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { browserFlags, findTestBrowser } from "../../tools/find-browser";
import { type SiteServer, serve } from "../../tools/serve";

/** The map is not ours and the network is not there: tests answer in its place. */
const map = "<!doctype html><html lang=fr><title>Carte</title><p>Carte</p>";

let site: SiteServer;
let browser: Browser;
const contexts: BrowserContext[] = [];

/** Starts the site's server and the browser for a test file. Call it once, at the top. */
export function withBuiltSite(): void {
  jest.setTimeout(60_000);
  beforeAll(async () => {
    site = await serve(0);
    browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: browserFlags,
    });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
}

export function siteUrl(path = ""): string {
  return `${site.url}${path}`;
}

export type Visit = {
  page: Page;
  /** Errors and warnings of the browser's console, in order. */
  problems: string[];
  /** Every address asked for, in order. */
  requests: string[];
};

/** A new visitor with nothing in cache and no cookies, on an empty page; `asksForMap` leaves the map's requests alone. */
export async function newVisit(
  options: BrowserContextOptions = {},
  { asksForMap = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  contexts.push(context);
  // A route turns off the browser's cache: what counts bytes goes without.
  if (!asksForMap) {
    await context.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: "text/html", body: map }),
    );
  }
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => requests.push(request.url()));
  return { page, problems, requests };
}

export async function visit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await visit.page.goto(siteUrl(path));
  return visit;
}
