import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import type { BrowserContextOptions } from "playwright-core";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { contentSecurityPolicy } from "../../src/gatsby/hosting/content-security-policy";
import { inlineJson } from "../../src/inline-json";
import { ContactForm } from "../../src/islands/contact-form/contact-form";
import { type Delivery, deliveryOf } from "../../src/islands/contact-form/delivery";
import type { FormProps } from "../../src/islands/contact-form/use-contact-form";
import { acceptMessage, messages, openBlankTab, siteUrl, withBuiltSite } from "../support/browser";
import {
  consentCheckbox,
  fillAndSend,
  fillForm,
  formLabels,
  sendButton,
  skipSpamDelay,
  successNotice,
} from "../support/contact-page";
import { hydrateIsland } from "../support/island";
import { formInput } from "../support/message";

withBuiltSite();

/** Opens a blank tab in which /contact is served with this delivery service. */
async function openWithDelivery(service: Delivery["service"], options?: BrowserContextOptions) {
  const { page } = await openBlankTab(options);
  page.setDefaultTimeout(10_000);
  const setting = { service, endpoint: service === "netlify" ? undefined : "https://service.example/f" };
  const delivery = deliveryOf(setting, siteUrl("/merci"));
  await page.route(new URL(delivery?.endpoint ?? "", siteUrl("/")).href, acceptMessage);
  await page.route(siteUrl("/contact"), (route) => {
    const html = contactHtml(delivery);
    const policy = contentSecurityPolicy([html], {
      delivery: setting,
      siteUrl: siteUrl("/"),
      hasWorker: false,
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
  const dom = new JSDOM(readFileSync("public/contact.html"));
  const { document } = dom.window;
  const propsScript = document.querySelector("script[type='application/json']");
  const props: FormProps = { ...JSON.parse(propsScript?.textContent ?? ""), delivery };
  propsScript?.replaceChildren(inlineJson(props));
  const island = document.querySelector("[data-island]");
  if (island) island.innerHTML = renderToString(createElement(ContactForm.component, props));
  return dom.serialize();
}

const services = ["netlify", "formspree", "json"] as const;

test.each(services)("a message is delivered once by %s, then shown as sent", async (service) => {
  const page = await openWithDelivery(service);
  await skipSpamDelay(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  await fillAndSend(page);
  await successNotice(page).waitFor();
  expect(messages).toHaveLength(1);
  expect(page.url()).toBe(siteUrl("/contact"));
});

test.each(services)(
  "without JavaScript, %s receives a validated post, and the visitor sees the thank-you page",
  async (service) => {
    const page = await openWithDelivery(service, { javaScriptEnabled: false });
    await page.goto(siteUrl("/contact"));
    await fillForm(page);
    await sendButton(page).click();
    expect(messages).toEqual([]);
    await consentCheckbox(page).check();
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Merci pour votre message" }).waitFor();
    expect(messages).toHaveLength(1);
    const { name, email } = formInput;
    expect(Object.fromEntries(new URLSearchParams(messages[0]))).toMatchObject({
      name,
      email,
      consent: "on",
    });
  },
);

test("a message submitted before the scripts have loaded is delivered once they have", async () => {
  const page = await openWithDelivery("json");
  await skipSpamDelay(page);
  let allowScripts = () => {};
  const scriptsAllowed = new Promise<void>((resolve) => {
    allowScripts = resolve;
  });
  await page.route(/\.js$/, (route) => scriptsAllowed.then(() => route.continue()));
  await page.goto(siteUrl("/contact"));
  await fillAndSend(page);
  expect(messages).toEqual([]);
  await page.getByRole("button", { name: formLabels.sending.button, exact: true }).waitFor();
  allowScripts();
  await successNotice(page).waitFor();
  expect(messages).toHaveLength(1);
});
