import axe from "axe-core";
import type { Page } from "playwright-core";

/** All axe-core violations outside iframes, with best practices and, by default, enhanced contrast (WCAG 1.4.6). */
export async function axeViolations(page: Page, { enhancedContrast = true } = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (enabled) => {
    const { violations } = await window.axe.run({
      iframes: false,
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled } },
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }, enhancedContrast);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
