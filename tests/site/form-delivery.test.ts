import type { Page } from "playwright-core";
import { siteUrl } from "../support/browser";
import {
  consent,
  errors,
  fillAndSend,
  fillForm,
  sendButton,
  success,
  takeTime,
  values,
  words,
} from "../support/contact-page";
import { openForm, service, visitorOf, withDelivery } from "../support/delivery";
import { typed } from "../support/message";

withDelivery();

const { failures } = words;
const notice = (page: Page) => errors(page).filter({ hasText: "Erreur" });
const isFocused = (element: Element) => element === document.activeElement;
const thanks = (page: Page) => page.getByRole("heading", { name: "Merci pour votre message" });

const services = ["netlify", "formspree", "json"] as const;

test.each(services)("a message is delivered once by %s, and then called sent", async (name) => {
  const page = await openForm(name);
  await fillAndSend(page);
  await success(page).waitFor();
  expect(service.messages).toHaveLength(1);
  expect(page.url()).toBe(siteUrl("/contact"));
});

test("a message that is not accepted stays on the screen, with what happened and the mail link", async () => {
  const page = await openForm("formspree");
  service.plan("rejects");
  await fillAndSend(page);
  await notice(page).filter({ hasText: failures.rejected }).waitFor();
  expect(await values(page)).toEqual(typed);
  expect(await consent(page).isChecked()).toBe(true);
  expect(await success(page).count()).toBe(0);
  expect(await sendButton(page).evaluate(isFocused)).toBe(true);
  const mail = notice(page).getByRole("link", { name: words.mail.link, exact: true });
  expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(typed.name);
  // For the keyboard, the link is the next stop.
  await page.keyboard.press("Tab");
  expect(await mail.evaluate(isFocused)).toBe(true);

  await sendButton(page).click();
  await success(page).waitFor();
});

test("a message arrives even if the visitor leaves at once, and who returns is told that it was under way", async () => {
  const page = await openForm("json");
  service.plan("acceptsLate");
  await fillAndSend(page);
  await page.getByRole("button", { name: words.sending.button, exact: true }).waitFor();
  await page.goto(siteUrl("/merci"));
  for (let wait = 0; wait < 50 && service.messages.length === 0; wait += 1) await page.waitForTimeout(100);
  expect(service.messages).toHaveLength(1);
  await page.evaluate(() => history.back());
  await notice(page).filter({ hasText: failures.unreachable }).waitFor();
  expect(await values(page)).toEqual(typed);
});

test.each(services)(
  "without JavaScript, %s gets the browser's checked post, and the visitor the thank-you page",
  async (name) => {
    const page = await visitorOf(name, { javaScriptEnabled: false });
    await page.goto(siteUrl("/contact"));
    await fillForm(page);
    await sendButton(page).click();
    expect(service.messages).toEqual([]);
    await consent(page).check();
    await sendButton(page).click();
    await thanks(page).waitFor();
    expect(service.messages).toEqual([
      expect.objectContaining({ name: typed.name, email: typed.email, consent: "on" }),
    ]);
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
  expect(service.messages).toEqual([]);
  await page.getByRole("button", { name: words.sending.button, exact: true }).waitFor();
  release();
  await success(page).waitFor();
  expect(service.messages).toHaveLength(1);
});
