import type { Page } from "playwright-core";

/** Whether React has hydrated the page's island (src/islands/hydrate.tsx). Runs in the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydration === "ready";
}

/** The controls of an island that can be focused. */
export const islandControl = "[data-island] :is(input, textarea, button)";

/** Focuses the island, and waits until React has hydrated it. */
export async function hydrateIsland(page: Page): Promise<void> {
  await page.locator(islandControl).first().focus();
  await page.waitForFunction(isHydrated);
}
