import type { Page } from "playwright-core";
import type { TextField } from "../../src/content/form-fields";
import { readContent } from "../../tools/content";
import { delivery, newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import {
  consent,
  dismissButton,
  field,
  fillAndSend,
  fillForm,
  sendButton,
  success,
  takeTime,
  values,
  words,
} from "../support/contact-page";
import { hydrateIsland, isHydrated } from "../support/island";
import { emptied, typed } from "../support/message";
import { pageChanges } from "../support/page-changes";
import { settled } from "../support/settled";

withBuiltSite();

const { consentMissing, messageTooShort } = words.errors;
const send = (page: Page) => sendButton(page).click();
const notice = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function contactPage(prepare?: (page: Page) => Promise<unknown>) {
  const opened = await newVisit();
  // In this order: a clock that is installed puts its own time in the place of the one taken.
  await prepare?.(opened.page);
  await takeTime(opened.page);
  await opened.page.goto(siteUrl("/contact"));
  await hydrateIsland(opened.page);
  return opened;
}

test("a complete message goes to the service only, shows the success notice and empties every field", async () => {
  const { page, requests } = await contactPage();
  const before = requests.length;
  await fillAndSend(page);
  await success(page).getByText("Nous vous répondrons rapidement.", { exact: true }).waitFor();
  expect(await values(page)).toEqual(emptied);
  expect(await consent(page).isChecked()).toBe(false);
  expect(requests.slice(before)).toEqual(delivery ? [new URL(delivery.endpoint, siteUrl()).href] : []);
  expect(page.url()).toBe(siteUrl("/contact"));
});

const { prompts } = readContent("contact").form;

test.each(prompts)(
  "who comes by a link to #$id reads above the message what is worth writing, without a script",
  async ({ id, text }) => {
    const { page } = await visit(`/contact#${id}`, { javaScriptEnabled: false });
    const shown = page.locator(`#${id}`);
    expect(await shown.textContent()).toBe(text);
    expect(await shown.isVisible()).toBe(true);
    const others = prompts.filter((prompt) => prompt.id !== id);
    for (const other of others) expect(await page.locator(`#${other.id}`).isVisible()).toBe(false);
    const [sentence, message] = [await shown.boundingBox(), await field(page, "message").boundingBox()];
    expect(sentence?.y).toBeLessThan(message?.y ?? 0);
    expect(message?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await values(page)).toEqual(emptied);
  },
);

describe("the notices", () => {
  const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

  test("of success goes after six seconds and not before, waits under the pointer and with the focus", async () => {
    const { page } = await contactPage((opened) => opened.clock.install());
    const isThere = () => success(page).count();
    await fillAndSend(page);
    await success(page).waitFor();
    await seconds(page, 5);
    expect(await isThere()).toBe(1);
    await success(page).hover();
    await seconds(page, 60);
    expect(await isThere()).toBe(1);
    await success(page).getByRole("button", dismissButton).focus();
    await page.mouse.move(0, 0);
    await seconds(page, 60);
    expect(await isThere()).toBe(1);
    await field(page, "name").focus();
    await seconds(page, 9);
    await success(page).waitFor({ state: "detached" });
  });

  test("of an error stays until it is dismissed, and gives way to success", async () => {
    const { page } = await contactPage((opened) => opened.clock.install());
    await send(page);
    await notice(page, messageTooShort).waitFor();
    await seconds(page, 3600);
    await notice(page, consentMissing).getByRole("button", dismissButton).click();
    await seconds(page, 2);
    await notice(page, consentMissing).waitFor({ state: "detached" });
    expect(await notice(page, messageTooShort).count()).toBe(1);
    await fillAndSend(page);
    await seconds(page, 2);
    await notice(page, messageTooShort).waitFor({ state: "detached" });
    expect(await success(page).count()).toBe(1);
  });

  test("are never more than three, however impatient the visitor, and in the end only the last ones", async () => {
    const { page } = await contactPage();
    for (let press = 0; press < 6; press += 1) {
      await send(page);
      expect(await page.getByRole("alert").count()).toBeLessThanOrEqual(3);
    }
    await page.waitForFunction(() => document.querySelectorAll("[role=alert]").length === 2);
  });
});

test.each<[TextField | "consent", string, string]>([
  ["name", "", words.errors.nameMissing],
  ["email", "camille", words.errors.emailInvalid],
  ["consent", "", consentMissing],
])(
  "the field «%s» with «%s» is refused in a notice and beside it, until it is right",
  async (name, value, reason) => {
    const { page, requests } = await contactPage();
    await fillForm(page, { ...typed, [name]: value });
    if (name !== "consent") await consent(page).check();
    const before = requests.length;
    await send(page);
    await notice(page, reason).getByText("Erreur", { exact: true }).waitFor();
    expect(await focused(page)).toBe(name);
    const control = page.locator(`form [name="${name}"]`);
    expect(await control.getAttribute("aria-invalid")).toBe("true");
    const description = (await control.getAttribute("aria-describedby"))?.split(" ")[0];
    expect(await page.locator(`#${description}`).textContent()).toBe(reason);
    expect(await success(page).count()).toBe(0);
    expect(requests.slice(before)).toEqual([]);

    if (name === "consent") await consent(page).check();
    else await field(page, name).fill(typed[name]);
    expect(await control.getAttribute("aria-invalid")).toBeNull();
    expect(await values(page)).toEqual(typed);
  },
);

test("both checks fail: two notices, consent first, the focus on the first field of the page that fails", async () => {
  const { page } = await contactPage();
  await fillForm(page, { ...typed, message: "court" });
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

test("without JavaScript the browser sends the form where there is a service; else it offers the mail link", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  const link = page.getByRole("link", { name: words.withoutScript.link, exact: true });
  expect(await sendButton(page).count()).toBe(delivery ? 1 : 0);
  expect(await link.count()).toBe(delivery ? 0 : 1);
  if (!delivery) expect(await link.getAttribute("href")).toBe(`mailto:${readContent("site").business.email}`);
  await fillForm(page);
  await field(page, "name").press("Enter");
  // Without consent no browser posts it, and without a service nobody does.
  expect(page.url()).toBe(siteUrl("/contact"));
  expect(await field(page, "message").inputValue()).toBe(typed.message);
});

describe("typing goes on while React takes the form over, also where it creates it anew", () => {
  const moments = ["before the first touch", "after it"] as const;
  const cases = Object.keys(pageChanges).flatMap((change) => moments.map((moment) => ({ change, moment })));

  test.each(cases)("$change, $moment", async ({ change, moment }) => {
    const { page } = await newVisit();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, (route) => released.then(() => route.continue()));
    await page.goto(siteUrl("/contact"));
    const apply = pageChanges[change] ?? (() => {});
    if (moment === "before the first touch") await page.evaluate(apply);
    await field(page, "email").fill(typed.email);
    await field(page, "name").click();
    if (moment === "after it") await page.evaluate(apply);
    await page.keyboard.type("Cmile");
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    release();
    // In the middle of the word, before, while and after React comes.
    for (const key of "aaaaaaaaaaaaaaaaaaaa") await page.keyboard.type(key, { delay: 30 });
    await page.waitForFunction(isHydrated);
    await page.keyboard.type("!");
    expect(await focused(page)).toBe("name");
    expect(await field(page, "name").inputValue()).toBe(`C${"a".repeat(20)}!mile`);
    expect(await field(page, "email").inputValue()).toBe(typed.email);
  });
});
