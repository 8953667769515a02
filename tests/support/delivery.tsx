import { readFileSync } from "node:fs";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { JSDOM } from "jsdom";
import type { BrowserContextOptions, Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import { contentSecurityPolicy } from "../../src/gatsby/hosting/content-security-policy";
import { inlineJson } from "../../src/inline/inline-json";
import { ContactForm } from "../../src/islands/contact-form/contact-form";
import { type Delivery, deliveryOf } from "../../src/islands/contact-form/delivery";
import type { FormProps } from "../../src/islands/contact-form/use-contact-form";
import { acceptMessage, newVisit, siteUrl } from "./browser";
import { takeTime } from "./contact-page";
import { hydrateIsland } from "./island";

/*
 * The built site with another delivery setting. The setting is fixed at build time, so the contact form is rendered again
 * with it, and replaces the form and the props in the built page.
 */

/** A visitor of the site with this service, on an empty page. */
export async function visitorOf(name: Delivery["service"], options?: BrowserContextOptions): Promise<Page> {
  const { page } = await newVisit(options);
  page.setDefaultTimeout(10_000);
  const setting = { service: name, endpoint: name === "netlify" ? undefined : "https://service.example/f" };
  const delivery = deliveryOf(setting, siteUrl("/merci"));
  await page.route(new URL(delivery?.endpoint ?? "", siteUrl("/")).href, acceptMessage);
  await page.route(siteUrl("/contact"), (route) => {
    const html = contactHtml(delivery);
    const policy = contentSecurityPolicy([html], { delivery: setting, offline: false });
    return route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": policy },
      body: html,
    });
  });
  return page;
}

/** The hydrated contact page with this service, opened ten seconds ago. */
export async function openForm(name: Delivery["service"]): Promise<Page> {
  const page = await visitorOf(name);
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  return page;
}

function contactHtml(delivery: Delivery | undefined): string {
  const built = new JSDOM(readFileSync("public/contact.html"));
  const { document } = built.window;
  const data = document.querySelector("script[type='application/json']");
  const props: FormProps = { ...JSON.parse(data?.textContent ?? ""), delivery };
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <ContactForm {...props} />
    </CacheProvider>,
  );
  const form = JSDOM.fragment(html).querySelector("form");
  document.querySelector("form")?.replaceWith(form ?? "");
  data?.replaceChildren(inlineJson(props));
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  document.head.insertAdjacentHTML("beforeend", styles);
  return built.serialize();
}
