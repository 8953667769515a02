import type { Page } from "playwright-core";

/** Whether React has taken the page over (islands/island.tsx). Runs in the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.scripts === "ready";
}

/** The first thing in an island that takes the focus. */
export const islandControl = "[data-island] :is(input, textarea, button)";

/** Puts the focus into an island, and waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator(islandControl).first().focus();
  await page.waitForFunction(isHydrated);
}
