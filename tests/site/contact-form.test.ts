import type { Page } from "playwright-core";
import { readContent } from "../../tools/content";
import { hydrate, isHydrated } from "../../tools/hydration";
import { delivery, newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import {
  consent,
  dismissButton,
  emptied,
  type FieldName,
  field,
  fill,
  fillAndSend,
  sendButton,
  success,
  takeTime,
  typed,
  values,
  words,
} from "../support/contact-page";
import { settled } from "../support/settled";

withBuiltSite();

const site = readContent("site");
const consentMissing = "Vous devez accepter l'utilisation de vos données.";
const messageTooShort = "Le message doit contenir au moins 20 caractères.";

const send = (page: Page) => sendButton(page).click();
const notice = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function contactPage(prepare?: (page: Page) => Promise<unknown>) {
  const opened = await newVisit();
  // In this order: a clock that is installed puts its own time in the place of the one taken.
  await prepare?.(opened.page);
  await takeTime(opened.page);
  await opened.page.goto(siteUrl("/contact"));
  await hydrate(opened.page);
  return opened;
}

test("every field says what it takes, to people and to the browser", async () => {
  const { page } = await visit("/contact");
  const attributes = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((control) => ({
      name: control.getAttribute("name"),
      type: control.getAttribute("type"),
      autocomplete: control.getAttribute("autocomplete"),
      inputmode: control.getAttribute("inputmode"),
      required: control.hasAttribute("required"),
    }));
  const { name, email, phone, company, message } = words.fields;
  expect(await attributes(name.label)).toMatchObject({ name: "name", autocomplete: "name", required: true });
  expect(await attributes(email.label)).toEqual({
    name: "email",
    type: "email",
    autocomplete: "email",
    inputmode: "email",
    required: true,
  });
  expect(await attributes(phone.label)).toEqual({
    name: "phone",
    type: "tel",
    autocomplete: "tel",
    inputmode: "tel",
    required: false,
  });
  expect(await attributes(company.label)).toMatchObject({ autocomplete: "organization", required: false });
  expect(await attributes(message.label)).toMatchObject({ name: "message", required: true });
  expect(await consent(page).getAttribute("required")).not.toBeNull();
});

test("a complete message: the success notice, every field emptied, nothing sent except to the service, if there is one", async () => {
  const { page, requests, messages } = await contactPage();
  const before = requests.length;
  await fillAndSend(page);
  await success(page).getByText("Nous vous répondrons rapidement.", { exact: true }).waitFor();
  expect(await values(page)).toEqual(emptied);
  expect(await consent(page).isChecked()).toBe(false);
  const service = delivery ? [new URL(delivery.endpoint, siteUrl()).href] : [];
  expect(messages).toEqual(service);
  expect(requests.slice(before)).toEqual(service);
  expect(page.url()).toBe(siteUrl("/contact"));
});

test("the success notice disappears after six seconds, a destructive one stays until it is dismissed", async () => {
  const { page } = await contactPage((opened) => opened.clock.install());
  await fillAndSend(page);
  await success(page).waitFor();
  await fill(page);
  await send(page);
  await notice(page, consentMissing).waitFor();
  await page.clock.runFor(8_000);
  await success(page).waitFor({ state: "detached" });
  await notice(page, consentMissing).getByRole("button", dismissButton).click();
  await page.clock.runFor(2_000);
  await notice(page, consentMissing).waitFor({ state: "detached" });
});

test("without consent: the destructive notice, the message beside the box, the focus on it", async () => {
  const { page } = await contactPage();
  await fill(page);
  await send(page);
  await notice(page, consentMissing).getByText("Erreur", { exact: true }).waitFor();
  expect(await focused(page)).toBe("consent");
  expect(await consent(page).getAttribute("aria-invalid")).toBe("true");
  const description = await consent(page).getAttribute("aria-describedby");
  expect(await page.locator(`#${description}`).textContent()).toBe(consentMissing);
  expect(await field(page, "name").inputValue()).toBe(typed.name);

  await consent(page).check();
  expect(await consent(page).getAttribute("aria-invalid")).toBeNull();
});

test("a message of 19 characters, not counting blanks around it: the notice, the message beside the field, the focus on it", async () => {
  const { page } = await contactPage();
  await fill(page, { ...typed, message: `  ${"a".repeat(19)}  ` });
  await consent(page).check();
  await send(page);
  await notice(page, messageTooShort).getByText("Erreur", { exact: true }).waitFor();
  expect(await focused(page)).toBe("message");
  const descriptions = (await field(page, "message").getAttribute("aria-describedby"))?.split(" ") ?? [];
  const texts = await Promise.all(descriptions.map((id) => page.locator(`#${id}`).textContent()));
  expect(texts).toContain(messageTooShort);
});

test("both checks fail: two notices, consent first, the focus on the first field of the page that fails", async () => {
  const { page } = await contactPage();
  await fill(page, { ...typed, message: "court" });
  await send(page);
  await notice(page, messageTooShort).waitFor();
  const texts = await page.getByRole("alert").allTextContents();
  expect(texts).toEqual([expect.stringContaining(consentMissing), expect.stringContaining(messageTooShort)]);
  expect(await focused(page)).toBe("message");
  await settled(page);
  const consentBox = await notice(page, consentMissing).boundingBox();
  const messageBox = await notice(page, messageTooShort).boundingBox();
  expect(consentBox?.y).toBeLessThan(messageBox?.y ?? 0);
});

test.each<[FieldName, string, string]>([
  ["name", "", words.errors.nameMissing],
  ["email", "", words.errors.emailMissing],
  ["email", "camille", words.errors.emailInvalid],
])("the field «%s» filled with «%s» is refused beside it", async (name, value, reason) => {
  const { page, requests } = await contactPage();
  await fill(page, { ...typed, [name]: value });
  await consent(page).check();
  const before = requests.length;
  await send(page);
  await page.locator("main form").getByText(reason, { exact: true }).waitFor();
  expect(await focused(page)).toBe(name);
  expect(await success(page).count()).toBe(0);
  expect(requests.slice(before)).toEqual([]);
});

test("a message sent before the scripts have arrived is kept, and handled as soon as they are there", async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 500 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await fillAndSend(page);
  expect(await values(page)).toEqual(typed);
  expect(page.url()).toBe(siteUrl("/contact"));

  release();
  await success(page).waitFor();
  expect(await values(page)).toEqual(emptied);
});

test("what is typed before the scripts have arrived is still there afterwards, with the focus", async () => {
  const { page } = await visit("/contact");
  await field(page, "message").focus();
  await page.keyboard.type("Bonjour, ");
  await page.waitForFunction(isHydrated);
  await page.keyboard.type("voici la suite.");
  expect(await field(page, "message").inputValue()).toBe("Bonjour, voici la suite.");
  expect(await focused(page)).toBe("message");
});

test("without JavaScript the browser sends the form where there is a service; else it offers the mail link", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  const link = page.getByRole("link", { name: words.withoutScript.link, exact: true });
  expect(await sendButton(page).count()).toBe(delivery ? 1 : 0);
  expect(await link.count()).toBe(delivery ? 0 : 1);
  if (!delivery) expect(await link.getAttribute("href")).toBe(`mailto:${site.business.email}`);
  await fill(page);
  await field(page, "name").press("Enter");
  // Without consent no browser posts it, and without a service nobody does.
  expect(page.url()).toBe(siteUrl("/contact"));
  expect(await field(page, "message").inputValue()).toBe(typed.message);
});
