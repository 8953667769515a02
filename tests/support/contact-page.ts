import type { BrowserContextOptions, Page } from "playwright-core";
import { readChecked } from "../../src/content/checked-content";
import { type TextField, textFieldNames } from "../../src/content/form-fields";
import { visit } from "./browser";
import { hydrateIsland } from "./island";
import { typed } from "./message";

/** Helpers for the contact form, independent of its labels. */

export const words = readChecked("contact").form;

export const field = (page: Page, name: TextField) => page.locator(`form [name="${name}"]`);
export const consent = (page: Page) => page.locator('form [name="consent"]');
export const sendButton = (page: Page) => page.getByRole("button", { name: words.submit, exact: true });
export const success = (page: Page) => page.locator("[data-notice=success]", { hasText: "Message envoyé !" });
export const errors = (page: Page) => page.locator("[data-notice=error]");

/** Ages the visit by ten seconds, because the form takes fast visitors for robots. */
export async function takeTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
}

export async function fillForm(page: Page): Promise<void> {
  for (const name of textFieldNames) await field(page, name).fill(typed[name]);
}

export async function fillAndSend(page: Page): Promise<void> {
  await fillForm(page);
  await consent(page).check();
  await sendButton(page).click();
}

/** The contact page after an empty submission. */
export async function refusedForm(options?: BrowserContextOptions): Promise<Page> {
  const { page } = await visit("/contact", options);
  await hydrateIsland(page);
  await sendButton(page).click();
  await errors(page).nth(1).waitFor();
  return page;
}
