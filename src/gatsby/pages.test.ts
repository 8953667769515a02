import { existsSync } from "node:fs";
import thanks from "../../tests/fixture/data/thanks.json";
import { legalPage } from "../../tests/support/legal-page";
import { listedPages } from "../content/contract";
import { type PageSources, sitePages } from "./pages";

const facts: PageSources = {
  legalPages: [],
  delivery: { service: "none" },
  thanks: { ...thanks, path: "/merci" },
};

const mentions = legalPage();

test("without more, the pages are those of the list, each with its own template", () => {
  const pages = sitePages(facts);
  expect(pages.map((page) => page.path)).toEqual(listedPages.map((page) => page.path));
  expect(pages.filter(({ template }) => !existsSync(`src/templates/${template}.tsx`))).toEqual([]);
});

test("a legal text makes its page, with its own template", () => {
  expect(sitePages({ ...facts, legalPages: [mentions] }).at(-1)).toEqual({
    path: "/mentions-legales",
    template: "legal",
    context: { page: mentions },
  });
});

test("the thank-you page exists once messages are delivered", () => {
  const delivered = sitePages({ ...facts, delivery: { service: "netlify" } });
  const context = { thanks: facts.thanks };
  expect(delivered.at(-1)).toEqual({ path: "/merci", template: "thanks", context });
});
