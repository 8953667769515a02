import { existsSync } from "node:fs";
import thanks from "../../tests/fixture/data/thanks.json";
import { sampleLegalPage } from "../../tests/support/legal-page";
import { mainPages } from "../content/contract";
import { type PageSources, sitePages } from "./pages";

const sources: PageSources = {
  legalPages: [],
  delivery: { service: "none" },
  thanks: { ...thanks, path: "/merci" },
};

const legalNotice = sampleLegalPage();

test("lists the contract's pages, each with an existing template", () => {
  const pages = sitePages(sources);
  expect(pages.map((page) => page.path)).toEqual(mainPages.map((page) => page.path));
  expect(pages.filter(({ template }) => !existsSync(`src/templates/${template}.tsx`))).toEqual([]);
});

test("adds a page for each legal text", () => {
  expect(sitePages({ ...sources, legalPages: [legalNotice] }).at(-1)).toEqual({
    path: "/mentions-legales",
    template: "legal",
    context: { page: legalNotice },
  });
});

test("adds the thank-you page if messages are delivered", () => {
  const pagesWithDelivery = sitePages({ ...sources, delivery: { service: "netlify" } });
  const context = { thanks: sources.thanks };
  expect(pagesWithDelivery.at(-1)).toEqual({ path: "/merci", template: "thanks", context });
});
