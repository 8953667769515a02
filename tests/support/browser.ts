import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from "playwright-core";
import { deliveryOf } from "../../src/islands/contact-form/delivery";
import { readContent } from "../../tools/content";
import { browserFlags, findBrowser } from "../../tools/programs";
import { type SiteServer, serve } from "../../tools/serve";

/** The map is not ours and there is no network: tests answer in its place. */
const map = "<!doctype html><html lang=fr><title>Carte</title><p>Carte</p>";

/** Where the form of this content sends its messages; nowhere when delivery is off. */
export const delivery = deliveryOf(readContent("contact").delivery, "https://site.example/merci");

let site: SiteServer;
let browser: Browser;
const contexts: BrowserContext[] = [];

/** Starts the site's server and the browser for a test file. Call it once, at the top. */
export function withBuiltSite(): void {
  jest.setTimeout(60_000);
  beforeAll(async () => {
    site = await serve(0);
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags,
    });
  });
  afterEach(async () => {
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

/** The site's server, for what asks it: `on("request", …)`. */
export const siteRequests = () => site.server;

export type Visit = {
  page: Page;
  /** Errors and warnings of the browser's console, in order. */
  problems: string[];
  /** Every address asked for, in order. */
  requests: string[];
  /** Of those, where messages of the form were sent. */
  messages: string[];
};

export const isScript = (address: string) => new URL(address).pathname.endsWith(".js");

/** A new visitor with nothing in cache, on an empty page. `isRouted: false` lets requests to others go, as prefetching needs it. */
export async function newVisit(
  options: BrowserContextOptions = {},
  { isRouted = true } = {},
): Promise<Visit> {
  const visit = await openTab(options, { isRouted });
  contexts.push(visit.page.context());
  return visit;
}

/**
 * One tab for many pages, one after the other: where a test only looks, that takes half the work of a new visitor for
 * each. `prepare` is done once.
 */
export function sharedTab(
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): (path: string) => Promise<Visit> {
  let tab: Visit | undefined;
  return async (path) => {
    if (!tab) {
      tab = await openTab(options);
      await prepare?.(tab.page);
    }
    for (const list of [tab.problems, tab.requests, tab.messages]) list.length = 0;
    await tab.page.goto(siteUrl(path));
    return tab;
  };
}

async function openTab(options: BrowserContextOptions, { isRouted = true } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  // Of a page that is wrong from its first second on, every test says so within seconds.
  context.setDefaultTimeout(8000);
  context.setDefaultNavigationTimeout(30_000);
  // A route turns off the browser's cache: what counts bytes goes without a route.
  if (isRouted) {
    await context.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: "text/html", body: map }),
    );
    if (delivery) await context.route(new URL(delivery.endpoint, site.url).href, acceptMessage);
  }
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    requests.push(request.url());
    if (request.method() === "POST") messages.push(request.url());
  });
  return { page, problems, requests, messages };
}

/** The service that the content names is not ours either: here it accepts every message. */
function acceptMessage(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== "POST") return route.fallback();
  if (request.isNavigationRequest() || delivery?.service === "netlify") {
    // Netlify's own header, by which the form knows it.
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "x-nf-request-id": "01KJD9FATBP38BK9EPSN617QKP",
    };
    return route.fulfill({ headers, body: thankYou });
  }
  const headers = { "Access-Control-Allow-Origin": "*" };
  return route.fulfill({ headers, contentType: "application/json", body: '{"ok":true}' });
}

/** What a browser shows after posting the form itself. */
const thankYou = `<!doctype html><html lang="fr"><title>Merci</title><h1>Votre message est arrivé.</h1></html>`;

export async function visit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await visit.page.goto(siteUrl(path));
  return visit;
}
