import type { BrowserContextOptions, Page } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { type TextField, textFieldNames } from "../../src/content/form-fields";
import { visit } from "./browser";
import { hydrateIsland } from "./island";
import { formInput } from "./message";

/** Read from data/, so that tests do not depend on the form's labels. */
export const formLabels = readContent("contact").form;

export const field = (page: Page, name: TextField) => page.locator(`form [name="${name}"]`);
export const consentCheckbox = (page: Page) => page.locator('form [name="consent"]');
export const sendButton = (page: Page) => page.getByRole("button", { name: formLabels.submit, exact: true });
export const successNotice = (page: Page) =>
  page.locator("[data-notice=success]", { hasText: "Message envoyé !" });
export const errorNotices = (page: Page) => page.locator("[data-notice=error]");

/** Adds ten seconds to the page's age, because the form holds back faster messages as spam. */
export async function skipSpamDelay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
}

export async function fillForm(page: Page): Promise<void> {
  for (const name of textFieldNames) await field(page, name).fill(formInput[name]);
}

export async function fillAndSend(page: Page): Promise<void> {
  await fillForm(page);
  await consentCheckbox(page).check();
  await sendButton(page).click();
}

/** Opens the contact page and submits an empty form. */
export async function openFormWithErrors(options?: BrowserContextOptions): Promise<Page> {
  const { page } = await visit("/contact", options);
  await hydrateIsland(page);
  await sendButton(page).click();
  await errorNotices(page).nth(1).waitFor();
  return page;
}
