import type { Page } from "playwright-core";

/** True once src/islands/hydrate.tsx has hydrated an island. Runs in the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydration === "ready";
}

/** Focusable controls of an island. */
export const islandControl = "[data-island] :is(input, textarea, button)";

export async function hydrateIsland(page: Page): Promise<void> {
  await page.locator(islandControl).first().focus();
  await page.waitForFunction(isHydrated);
}
