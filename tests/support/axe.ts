import axe from "axe-core";
import type { Page } from "playwright-core";

/** Every fault that axe-core finds, best practices and, unless told otherwise, the stricter contrast included. */
export async function axeViolations(page: Page, enabled = true): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (enabled) => {
    const { violations } = await window.axe.run({
      iframes: false,
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled } },
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }, enabled);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
