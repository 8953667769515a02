import axe from "axe-core";
import type { Page } from "playwright-core";
import { paths, unknownPath } from "../../tools/routes";
import { sharedTab, visit, withBuiltSite } from "../support/browser";
import { sendButton } from "../support/contact-page";
import { hydrateIsland } from "../support/island";
import { isLeakRead, leakChoice } from "../support/leak";

withBuiltSite();

/** What moves has come to rest: halfway, colours differ. */
const still = { reducedMotion: "reduce" } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, colorScheme: "light" } as const;
const desk = { ...still, viewport: { width: 1440, height: 900 }, colorScheme: "dark" } as const;

/** Every fault that axe-core finds, best practices and the stricter contrast included. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({
      iframes: false,
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const pages = [...paths, unknownPath];
const onPhone = sharedTab(phone);
const onDesk = sharedTab(desk);

test.each(pages)("%s has no fault on a light phone", async (path) => {
  const { page } = await onPhone(path);
  expect(await faultsOf(page)).toEqual([]);
});

test.each(pages)("%s has no fault on a dark desk", async (path) => {
  const { page } = await onDesk(path);
  expect(await faultsOf(page)).toEqual([]);
});

test("the open menu has no fault", async () => {
  const { page } = await visit("/", phone);
  await page.locator("header button[popovertarget]").click();
  expect(await faultsOf(page)).toEqual([]);
});

test.each([phone, desk])(
  "a refused form has no fault in a window $viewport.width px wide",
  async (screen) => {
    const { page } = await visit("/contact", screen);
    await hydrateIsland(page);
    await sendButton(page).click();
    await page.getByRole("alert").nth(1).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  },
);

test("the live view with a leak has no fault", async () => {
  const { page } = await visit("/", desk);
  await page.locator(leakChoice).click();
  await page.waitForFunction(isLeakRead);
  expect(await faultsOf(page)).toEqual([]);
});
