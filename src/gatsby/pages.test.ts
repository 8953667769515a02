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

const projectPages = (projectCount: number) =>
  sitePages({ ...facts, projectCount }).filter((page) => page.template === "projects");

test("twelve projects are on one page, the thirteenth on a second", () => {
  expect(projectPages(12).map((page) => page.path)).toEqual(["/projets"]);
  expect(projectPages(13).map((page) => page.path)).toEqual(["/projets", "/projets/2"]);
});

test("a thousand projects are on 84 pages, of which the first alone is worth the slowest format", () => {
  const pages = projectPages(1000);
  expect(pages).toHaveLength(84);
  expect([pages[0]?.context, pages[83]?.context]).toEqual([
    { number: 1, pages: 84, firstFormats: ["AVIF", "WEBP"] },
    { number: 84, pages: 84, firstFormats: ["WEBP"] },
  ]);
});
