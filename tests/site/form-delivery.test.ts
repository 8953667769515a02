import type { Page, Route } from "playwright-core";
import { siteUrl } from "../support/browser";
import {
  consent,
  fillAndSend,
  fillForm,
  sendButton,
  success,
  takeTime,
  values,
  words,
} from "../support/contact-page";
import { openForm, service, visitorOf, withDelivery } from "../support/delivery";
import { isHydrated, islandControl } from "../support/island";
import { emptied, typed } from "../support/message";

withDelivery();

const { failures } = words;
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Erreur" });
const isFocused = (element: Element) => element === document.activeElement;
const thanks = (page: Page) => page.getByRole("heading", { name: "Merci pour votre message" });

/** Still there as it was typed, and not called sent. */
async function isKept(page: Page, text: string) {
  await notice(page).filter({ hasText: text }).waitFor();
  expect(await values(page)).toEqual(typed);
  expect(await consent(page).isChecked()).toBe(true);
  expect(await success(page).count()).toBe(0);
}

describe("a message is delivered once, and then called sent", () => {
  const urlEncoded = "application/x-www-form-urlencoded;charset=UTF-8";
  const received = {
    netlify: {
      path: "/merci",
      contentType: urlEncoded,
      key: undefined,
      fields: { ...typed, consent: "on", "form-name": "contact", "bot-field": "" },
    },
    formspree: { path: "/f", contentType: urlEncoded, key: undefined, fields: { ...typed, consent: "on" } },
    json: {
      path: "/f",
      contentType: "application/json",
      key: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      fields: { ...typed, consent: true },
    },
  };

  test.each(["netlify", "formspree", "json"] as const)("by %s", async (name) => {
    const page = await openForm(name);
    await fillAndSend(page);
    await success(page).waitFor();
    expect(service.messages).toEqual([received[name]]);
    expect(await values(page)).toEqual(emptied);
    expect(await consent(page).isChecked()).toBe(false);
    expect(page.url()).toBe(siteUrl("/contact"));
  });
});

describe("a message that is not accepted stays on the screen, with what happened and the mail link", () => {
  test.each([
    ["resets", failures.unreachable],
    ["rejects", failures.rejected],
  ] as const)("%s", async (answer, text) => {
    const page = await openForm("formspree");
    service.plan(answer);
    await fillAndSend(page);
    await isKept(page, text);
    expect(service.messages).toHaveLength(1);
    expect(await sendButton(page).evaluate(isFocused)).toBe(true);
    const mail = notice(page).getByRole("link", { name: words.mail.link, exact: true });
    expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(typed.name);
    // For the keyboard, the link is the next stop.
    await page.keyboard.press("Tab");
    expect(await mail.evaluate(isFocused)).toBe(true);

    await sendButton(page).click();
    await success(page).waitFor();
  });
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

test.each(["netlify", "formspree", "json"] as const)(
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
    expect(service.messages.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ name: typed.name, email: typed.email, consent: "on" }),
    ]);
  },
);

describe("before the scripts are there", () => {
  /** The contact page, whose scripts wait until it is decided what becomes of them. */
  async function heldScripts(then: (route: Route) => Promise<void>) {
    let decide = () => {};
    const decided = new Promise<void>((resolve) => {
      decide = resolve;
    });
    const page = await visitorOf("json");
    await takeTime(page);
    await page.route(/\.js$/, (route) => decided.then(() => then(route)));
    await page.goto(siteUrl("/contact"));
    return { page, decide };
  }

  test("a message sent early waits, and is delivered once as soon as they are", async () => {
    const { page, decide } = await heldScripts((route) => route.continue());
    await fillAndSend(page);
    expect(service.messages).toEqual([]);
    decide();
    await success(page).waitFor();
    expect(service.messages).toHaveLength(1);
  });

  test("when a deploy has removed them, it is posted by the browser, once, however often the visitor presses", async () => {
    const { page, decide } = await heldScripts((route) => route.abort());
    service.plan("acceptsLate");
    decide();
    await page.locator(islandControl).first().focus();
    await page.locator("html[data-scripts=failed]").waitFor();
    await fillForm(page);
    await consent(page).check();
    await sendButton(page).evaluate((button: HTMLElement) => {
      for (const moment of [0, 300, 600]) setTimeout(() => button.click(), moment);
    });
    await thanks(page).waitFor();
    expect(service.messages).toHaveLength(1);
  });

  test("a reload by the visitor, while a message waits, sends it", async () => {
    const { page, decide } = await heldScripts((route) => route.continue());
    await fillAndSend(page);
    const reloaded = page.reload();
    decide();
    await reloaded;
    await success(page).waitFor();
    expect(service.messages.map(({ fields }) => fields)).toEqual([{ ...typed, consent: true }]);
  });
});

describe("a draft", () => {
  test("survives a reload, without the consent, and is sent without suspicion", async () => {
    const page = await openForm("json");
    await fillForm(page);
    await consent(page).check();
    await page.addInitScript(() => {
      performance.now = () => 500;
    });
    // A new document without what the browser itself would put back.
    await page.goto(siteUrl("/merci"));
    await page.goto(siteUrl("/contact"));
    expect(await values(page)).toEqual(typed);
    expect(await consent(page).isChecked()).toBe(false);
    await consent(page).check();
    await page.waitForFunction(isHydrated);
    await sendButton(page).click();
    await success(page).waitFor();
    await page.goto(siteUrl("/contact"));
    expect(await values(page)).toEqual(emptied);
  });
});
