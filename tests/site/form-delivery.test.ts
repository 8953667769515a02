import type { Page } from "playwright-core";
import { messages, siteUrl, withBuiltSite } from "../support/browser";
import {
  consent,
  fillAndSend,
  fillForm,
  sendButton,
  success,
  takeTime,
  words,
} from "../support/contact-page";
import { openForm, visitorOf } from "../support/delivery";
import { typed } from "../support/message";

withBuiltSite();

const thanks = (page: Page) => page.getByRole("heading", { name: "Merci pour votre message" });

const services = ["netlify", "formspree", "json"] as const;

test.each(services)("a message is delivered once by %s, and then called sent", async (name) => {
  const page = await openForm(name);
  await fillAndSend(page);
  await success(page).waitFor();
  expect(messages).toHaveLength(1);
  expect(page.url()).toBe(siteUrl("/contact"));
});

test.each(services)(
  "without JavaScript, %s gets the browser's checked post, and the visitor the thank-you page",
  async (name) => {
    const page = await visitorOf(name, { javaScriptEnabled: false });
    await page.goto(siteUrl("/contact"));
    await fillForm(page);
    await sendButton(page).click();
    expect(messages).toEqual([]);
    await consent(page).check();
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(messages).toHaveLength(1);
    const { name: sender, email } = typed;
    expect(Object.fromEntries(new URLSearchParams(messages[0]))).toMatchObject({
      name: sender,
      email,
      consent: "on",
    });
  },
);

test("a message sent before the scripts are there waits, and is delivered once as soon as they are", async () => {
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
