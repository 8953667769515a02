/** @jest-environment jsdom */

import contact from "../../data/contact.json";
import site from "../../data/site.json";
import { paths } from "../../tools/routes";
import { builtPage } from "../support/built-pages";

/** The specification's own words, to the letter: with straight apostrophes. */
const literal = [site.tagline, contact.form.errors.consentMissing];

/**
 * The rules of French typesetting (Imprimerie nationale; Guide du typographe romand), each as what breaks it. U+202F is
 * the narrow space that never breaks, U+00A0 the wide one.
 */
const faults: [rule: string, fault: RegExp][] = [
  ["a curved apostrophe", /\p{L}'\p{L}/gu],
  ["no break before ; ! ? »", /(?<![\u202f\u00a0])[;!?»](?![\w;])/g],
  ["no break before a colon", /[\p{L})»] ?:(?=\s|$)/gu],
  ["no break after «", /«(?![\u202f\u00a0])/gu],
  ["an ellipsis is one character", /\.\.\./g],
  ["a dash is not a hyphen", / - /g],
  ["a range has a dash", /\d-\d/g],
  ["no break before a unit", /\d (?:V|mA|h|kB|km|m|bar|%|CHF)(?!\p{L})/gu],
  ["thousands have a narrow space", /(?<![\d.+])\d{5,}/g],
];

/** What is read: the title, the description, and every text and name of the page, languages other than French apart. */
function textsOf(page: Document): string[] {
  for (const silent of page.querySelectorAll("script, style, [lang=en], a[href^=http]")) silent.remove();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts = [page.title, page.querySelector("meta[name=description]")?.getAttribute("content") ?? ""];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of page.querySelectorAll("[aria-label], [alt], [title]")) {
    for (const name of ["aria-label", "alt", "title"]) texts.push(element.getAttribute(name) ?? "");
  }
  return texts
    .filter(Boolean)
    .map((text) => literal.reduce((rest, words) => rest.replaceAll(words, ""), text));
}

test.each([...paths, "/404"])("%s is set as French is", (path) => {
  const found = textsOf(builtPage(path)).flatMap((text) =>
    faults.flatMap(([rule, fault]) =>
      [...text.matchAll(fault)].map(([at]) => `${rule}: «${at}» in «${text}»`),
    ),
  );
  expect(found).toEqual([]);
});
