import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import sirv from "sirv";
import { contentSecurityPolicy } from "../../src/gatsby/hosting/content-security-policy";
import { deliveryOrigins } from "../../src/gatsby/hosting/delivery-origins";
import { ContactForm } from "../../src/islands/contact-form/contact-form";
import { type DeliverySetting, deliveryOf } from "../../src/islands/contact-form/delivery";
import { readContent } from "../../tools/content";
import { browserFlags, findTestBrowser } from "../../tools/find-browser";
import { isHydrated, islandControl } from "../../tools/hydration";
import { listen } from "../../tools/loopback";
import { sendButton, takeTime } from "./contact-page";
import { type DeliveryService, deliveryService } from "./delivery-service";

/**
 * The built site as it would be with another delivery setting. The setting is fixed at build time: here the contact
 * form, rendered again, replaces the one in the built page, and the page's data say the same.
 */

const thanksPage =
  '<!doctype html><html lang="fr"><title>Merci</title><h1>Merci pour votre message</h1></html>';
const pageData = "public/page-data/contact/page-data.json";
const builtForm = /<form.*?<\/form>/s;

let browser: Browser;
let origin = "";
let serviceOrigin = "";
let setting: DeliverySetting = { service: "none" };
/** As the build has it. */
const builtSetting = readContent("contact").delivery;
const site = readContent("site");
export let service: DeliveryService;

export function withDeliverySite(): void {
  // Journeys that take long on a busy machine are not failures.
  jest.setTimeout(60_000);
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    service = deliveryService();
    const own = await listen((request, response) => service.handle(request, response, `${origin}/merci`));
    const files = sirv("public", { extensions: ["html"] });
    const front = await listen((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      response.setHeader("Connection", "close");
      if (request.method === "POST") return service.handle(request, response, `${origin}/merci`);
      if (pathname === "/contact") return sendPage(response, contactHtml());
      if (pathname === "/page-data/contact/page-data.json") return response.end(contactData());
      if (pathname === "/merci") return sendPage(response, thanksPage);
      return files(request, response, () => void response.writeHead(404).end());
    });
    serviceOrigin = `http://127.0.0.1:${own.port}`;
    origin = `http://localhost:${front.port}`;
    closing.push(own.close, front.close);
    browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: [...browserFlags, "--host-resolver-rules=MAP *.invalid ~NOTFOUND"],
    });
  });
  beforeEach(() => {
    deliverBy("none");
    service.plan();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    for (const close of closing) await close();
  });
}

/** Under the policy that the build would send with the setting. */
function sendPage(response: ServerResponse, html: string): void {
  const policy = contentSecurityPolicy([html], { delivery: deliveryOrigins(setting), offline: false });
  response.setHeader("Content-Security-Policy", policy).setHeader("Content-Type", "text/html").end(html);
}

/** Serves the site with this setting from now on; the endpoint is the misbehaving service unless given. */
export function deliverBy(name: "none" | "netlify" | "formspree" | "json", endpoint = `${serviceOrigin}/f`) {
  setting = name === "formspree" || name === "json" ? { service: name, endpoint } : { service: name };
}

/** An https address at which something answers that is not TLS. */
export const addressWithoutTls = () => serviceOrigin.replace(/^http:/, "https:");
export const siteAddress = (path: string) => origin + path;

/** The form as it is with a setting: the one that is served, unless given. */
export function renderedForm(delivery = deliveryOf(setting, `${origin}/merci`)): {
  html: string;
  styles: string;
} {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { page } = JSON.parse(readFileSync(pageData, "utf8")).result.data;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ContactForm labels={page.form} company={site.name} email={site.business.email} delivery={delivery} />
    </CacheProvider>,
  );
  const [form = ""] = builtForm.exec(html) ?? [];
  return { html: form, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}

/** The form that the build should show. */
export const formOfContent = () => renderedForm(deliveryOf(builtSetting, `${site.siteUrl}/merci`));

export function builtFormHtml(): string {
  return builtForm.exec(readFileSync("public/contact.html", "utf8"))?.[0] ?? "";
}

function contactHtml(): string {
  const { html, styles } = renderedForm();
  return readFileSync("public/contact.html", "utf8")
    .replace(builtForm, () => html)
    .replace("</head>", () => `${styles}</head>`);
}

function contactData(): string {
  const data = JSON.parse(readFileSync(pageData, "utf8"));
  data.result.data.page.delivery = setting;
  return JSON.stringify(data);
}

export async function openPage(path = "/contact", options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(origin + path);
  return page;
}

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  return context.newPage();
}

/** Opens the contact page and waits until the form handles itself. */
export async function openForm(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await newPage();
  await prepare?.(page);
  await takeTime(page);
  await page.goto(siteAddress("/contact"));
  await ready(page);
  return page;
}

export async function ready(page: Page): Promise<void> {
  await page.locator(islandControl).first().focus();
  await page.waitForFunction(isHydrated);
}

export const send = (page: Page) => sendButton(page).click();
