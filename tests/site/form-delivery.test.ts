import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import type { BrowserContextOptions, Page } from "playwright-core";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { contentSecurityPolicy } from "../../src/gatsby/hosting/content-security-policy";
import { inlineJson } from "../../src/inline-json";
import { ContactForm } from "../../src/islands/contact-form/contact-form";
import { type Delivery, deliveryOf } from "../../src/islands/contact-form/delivery";
import type { FormProps } from "../../src/islands/contact-form/use-contact-form";
import { acceptMessage, messages, newVisit, siteUrl, withBuiltSite } from "../support/browser";
import {
  consent,
  fillAndSend,
  fillForm,
  sendButton,
  success,
  takeTime,
  words,
} from "../support/contact-page";
import { hydrateIsland } from "../support/island";
import { typed } from "../support/message";

withBuiltSite();

/** A visitor of a site with this delivery service, on an empty page. */
async function visitorOf(name: Delivery["service"], options?: BrowserContextOptions): Promise<Page> {
  const { page } = await newVisit(options);
  page.setDefaultTimeout(10_000);
  const setting = { service: name, endpoint: name === "netlify" ? undefined : "https://service.example/f" };
  const delivery = deliveryOf(setting, siteUrl("/merci"));
  await page.route(new URL(delivery?.endpoint ?? "", siteUrl("/")).href, acceptMessage);
  await page.route(siteUrl("/contact"), (route) => {
    const html = contactHtml(delivery);
    const policy = contentSecurityPolicy([html], {
      delivery: setting,
      siteUrl: siteUrl("/"),
      offline: false,
    });
    return route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": policy },
      body: html,
    });
  });
  return page;
}

/** Renders the built page's form again with another delivery, which is fixed at build time. */
function contactHtml(delivery: Delivery | undefined): string {
  const built = new JSDOM(readFileSync("public/contact.html"));
  const { document } = built.window;
  const data = document.querySelector("script[type='application/json']");
  const props: FormProps = { ...JSON.parse(data?.textContent ?? ""), delivery };
  data?.replaceChildren(inlineJson(props));
  const island = document.querySelector("[data-island]");
  if (island) island.innerHTML = renderToString(createElement(ContactForm.component, props));
  return built.serialize();
}

const services = ["netlify", "formspree", "json"] as const;

test.each(services)("a message is delivered once by %s, then shown as sent", async (name) => {
  const page = await visitorOf(name);
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  await fillAndSend(page);
  await success(page).waitFor();
  expect(messages).toHaveLength(1);
  expect(page.url()).toBe(siteUrl("/contact"));
});

test.each(services)(
  "without JavaScript, %s receives a validated post, and the visitor sees the thank-you page",
  async (name) => {
    const page = await visitorOf(name, { javaScriptEnabled: false });
    await page.goto(siteUrl("/contact"));
    await fillForm(page);
    await sendButton(page).click();
    expect(messages).toEqual([]);
    await consent(page).check();
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Merci pour votre message" }).waitFor();
    expect(messages).toHaveLength(1);
    const { name: sender, email } = typed;
    expect(Object.fromEntries(new URLSearchParams(messages[0]))).toMatchObject({
      name: sender,
      email,
      consent: "on",
    });
  },
);

test("a message submitted before the scripts have loaded is delivered once they have", async () => {
  const page = await visitorOf("json");
  await takeTime(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, (route) => released.then(() => route.continue()));
  await page.goto(siteUrl("/contact"));
  await fillAndSend(page);
  expect(messages).toEqual([]);
  await page.getByRole("button", { name: words.sending.button, exact: true }).waitFor();
  release();
  await success(page).waitFor();
  expect(messages).toHaveLength(1);
});
