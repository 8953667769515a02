import { existsSync } from "node:fs";
import { listedPages } from "../content/contract";
import { type PageSources, sitePages } from "./pages";

const intro = {
  seo: { title: "Titre", description: "Une page du site." },
  label: "Informations",
  title: "Titre",
};

const facts: PageSources = {
  projectCount: 1,
  legalPages: [],
  delivery: { service: "none" },
  thanks: { ...intro, path: "/merci", lead: "Nous vous répondrons.", link: { label: "Accueil", to: "/" } },
};

const mentions: PageSources["legalPages"][number] = {
  ...intro,
  path: "/mentions-legales",
  breadcrumb: "Mentions légales",
  updated: { text: "Mis à jour le {date}", date: "2026-11-20" },
  sections: [{ title: "Éditeur", paragraphs: ["Le bureau."] }],
};

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
  expect(delivered.at(-1)).toMatchObject({ path: "/merci", template: "thanks" });
});

const projectPages = (projectCount: number) =>
  sitePages({ ...facts, projectCount }).filter((page) => page.template === "projects");

test("twelve projects are on one page, the thirteenth on a second", () => {
  expect(projectPages(12).map((page) => page.path)).toEqual(["/projets"]);
  expect(projectPages(13).map((page) => page.path)).toEqual(["/projets", "/projets/2"]);
});

test("a thousand projects are on 84 pages, each project on one of them", () => {
  expect(projectPages(1000)).toHaveLength(84);
  expect(projectPages(1000).at(-1)).toMatchObject({
    path: "/projets/84",
    context: { number: 84, pages: 84, skip: 996, limit: 12, firstFormats: ["AUTO", "WEBP"] },
  });
});
