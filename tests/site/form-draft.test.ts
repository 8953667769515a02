import type { Page } from "playwright-core";
import { isHydrated } from "../../tools/hydration";
import { consent, field, fill, fillAndSend, success, takeTime, typed, values } from "../support/contact-page";
import {
  deliverBy,
  openForm,
  openPage,
  ready,
  send,
  service,
  siteAddress,
  withDeliverySite,
} from "../support/delivery-site";

withDeliverySite();

const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage })["contact-draft"]);

describe.each(["none", "json"] as const)("with delivery «%s»", (name) => {
  beforeEach(() => deliverBy(name));

  test("what is typed survives a reload, the consent does not", async () => {
    const page = await openForm();
    await fill(page);
    await consent(page).check();
    expect(await stored(page)).not.toContain("consent");
    // A new document without what the browser itself would put back.
    await page.goto(siteAddress("/merci"));
    await page.goto(siteAddress("/contact"));
    // At once, without a gesture.
    await page.waitForFunction(isHydrated);
    expect(await values(page)).toEqual(typed);
    expect(await consent(page).isChecked()).toBe(false);
    await page.reload();
    await page.waitForFunction(isHydrated);
    expect(await values(page)).toEqual(typed);
  });

  test("it survives a walk through the site and back", async () => {
    const page = await openForm();
    await fill(page);
    await page.locator("header nav a[href='/solutions']").click();
    await page.waitForURL(/solutions/);
    await page.goBack();
    await page.waitForURL(/contact/);
    // The page as it was left, or a new one with the draft: the browser chooses.
    await page.waitForFunction(isHydrated);
    expect(await values(page)).toEqual(typed);
  });

  test("what is typed before the scripts are there is neither lost nor overwritten", async () => {
    const page = await openForm();
    await fill(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteAddress("/merci"));
    await page.goto(siteAddress("/contact"));
    await field(page, "name").fill("Dominique Favre");
    release();
    await ready(page);
    expect(await values(page)).toEqual({ ...typed, name: "Dominique Favre" });
  });

  test("a message that was sent leaves no draft", async () => {
    const page = await openForm();
    await fillAndSend(page);
    await success(page).waitFor();
    expect(await stored(page)).toBeUndefined();
    await page.goto(siteAddress("/contact"));
    await ready(page);
    expect(await field(page, "message").inputValue()).toBe("");
  });

  test("a browser that refuses storage still sends, without an error", async () => {
    const errors: string[] = [];
    const page = await openForm(async (opened) => {
      opened.on("pageerror", (error) => errors.push(error.message));
      await opened.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      });
    });
    await fillAndSend(page);
    await success(page).waitFor();
    expect(errors).toEqual([]);
  });
});

test("a message that was refused is still there after a reload, and is the same message for the service", async () => {
  deliverBy("json");
  service.plan("acceptsAndResets", "resets");
  const page = await openForm();
  await fillAndSend(page);
  await page.getByRole("alert").filter({ hasText: "Erreur" }).waitFor();
  await page.reload();
  await ready(page);
  expect(await values(page)).toEqual(typed);
  await consent(page).check();
  await send(page);
  await success(page).waitFor();
  expect(service.messages()).toHaveLength(3);
  expect(service.delivered).toHaveLength(1);
});

test("a restored message can be sent at once: nobody who only had to consent is taken for a program", async () => {
  deliverBy("json");
  const page = await openForm();
  await fill(page);
  await page.addInitScript(() => {
    performance.now = () => 500;
  });
  await page.goto(siteAddress("/contact"));
  await ready(page);
  await consent(page).check();
  await send(page);
  await success(page).waitFor();
  expect(service.delivered).toHaveLength(1);
});

test("a form sent before the scripts are there sends what was seen, not what an older draft holds", async () => {
  deliverBy("json");
  const page = await openPage("/merci");
  await takeTime(page);
  await page.evaluate(() =>
    sessionStorage.setItem(
      "contact-draft",
      '{"id":"ancien","phone":"+41 99 999 99 99","company":"Ancienne"}',
    ),
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteAddress("/contact"));
  await fill(page, { name: typed.name, email: typed.email, message: typed.message });
  await consent(page).check();
  await send(page);
  release();
  await success(page).waitFor();
  expect(service.delivered).toEqual([{ ...typed, phone: "", company: "", consent: true }]);
});
