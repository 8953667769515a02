/** @jest-environment jsdom */
import { typographyNotes } from "../../src/content/french-typography";
import { readContent } from "../../tools/content";
import { paths } from "../../tools/routes";
import { builtPage } from "../support/built-pages";

const site = readContent("site");
const contact = readContent("contact");

/** What stays as it is written: the specification's own words, names, addresses. */
const literal = [
  site.tagline,
  contact.form.errors.consentMissing,
  site.name,
  site.business.telephone,
  ...site.footer.emails.map(({ address }) => address),
];

/** What is read of a page: every text and name of it, other languages and drawings apart, where no line breaks. */
function textsOf(page: Document): string[] {
  for (const silent of page.querySelectorAll("script, style, svg, [lang=en], a[href^=http], a[href^=mailto]"))
    silent.remove();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of page.querySelectorAll("[aria-label], [alt], [title]")) {
    for (const name of ["aria-label", "alt", "title"]) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.map((text) => literal.reduce((rest, words) => rest.replaceAll(words, "X"), text));
}

test.each([...paths, "/404"])("%s is set as French is, however it was typed", (path) => {
  const texts = textsOf(builtPage(path)).filter((text) => text.trim());
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => typographyNotes(text).length > 0)).toEqual([]);
});
