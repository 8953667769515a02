import { waitFor } from "@testing-library/react";
import axe from "axe-core";

/**
 * What jsdom cannot judge: it computes no colours (theme/tokens.test.ts holds the contrasts), and has no
 * canvas, with which axe-core tells letters from icons. The tests of the built site run these rules in a
 * browser.
 */
const withoutDrawing = {
  "color-contrast": { enabled: false },
  "label-content-name-mismatch": { enabled: false },
};

/** Rules about a whole document, which a component alone cannot satisfy. */
const aboutWholePages = ["landmark-one-main", "page-has-heading-one", "region"];

/** Every fault that axe-core finds in a component, best practices included; an empty list when there is none. */
export function faultsOf(component: Element): Promise<string[]> {
  const rules = Object.fromEntries(aboutWholePages.map((rule) => [rule, { enabled: false }]));
  return run(component, { ...withoutDrawing, ...rules });
}

/** The same for the document, its landmarks and headings as well. */
export async function faultsOfPage(): Promise<string[]> {
  // Helmet writes the head in the frame after.
  await waitFor(() => expect(document.title).not.toBe(""));
  return run(document, withoutDrawing);
}

async function run(context: axe.ElementContext, rules: axe.RuleObject): Promise<string[]> {
  const { violations } = await axe.run(context, { rules, iframes: false, resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
