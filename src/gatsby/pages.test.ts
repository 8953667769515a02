import { existsSync } from "node:fs";
import thanks from "../../tests/fixture/data/thanks.json";
import { legalPage } from "../../tests/support/legal-page";
import { listedPages } from "../content/contract";
import { type PageSources, sitePages } from "./pages";

const facts: PageSources = {
  projectCount: 1,
  legalPages: [],
  delivery: { service: "none" },
  thanks: { ...thanks, path: "/merci" },
};

const mentions = legalPage();

test("without more, the pages are those of the list, each with its own template", () => {
  const pages = sitePages(facts);
  expect(pages.map((page) => page.path)).toEqual(listedPages.map((page) => page.path));
  expect(pages.filter(({ template }) => !existsSync(`src/templates/${template}.tsx`))).toEqual([]);
  expect(pages.filter(({ context }) => "number" in context).map((page) => page.path)).toEqual(["/projets"]);
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

test("twelve projects are on one page, the thirteenth on a second, which is not worth the slowest format", () => {
  const pagesOf = (projectCount: number) =>
    sitePages({ ...facts, projectCount }).filter(({ template }) => template === "projects");
  const first = { number: 1, firstFormats: ["AVIF", "WEBP"] };
  expect(pagesOf(12)).toMatchObject([{ path: "/projets", context: { ...first, pages: 1 } }]);
  expect(pagesOf(13)).toMatchObject([
    { path: "/projets", context: { ...first, pages: 2 } },
    { path: "/projets/2", context: { number: 2, pages: 2, firstFormats: ["WEBP"] } },
  ]);
});
