/** @jest-environment node */
import { contentPages, type PageFacts } from "./pages";

const facts: PageFacts = {
  screens: { home: { path: "/" }, projects: { path: "/projets" }, contact: { path: "/contact" } },
  projectCount: 1,
  legalPages: [],
};

const mentions: PageFacts["legalPages"][number] = {
  path: "/mentions-legales",
  breadcrumb: "Mentions légales",
  seo: { title: "Mentions légales", description: "Qui édite ce site." },
  label: "Informations",
  title: "Mentions légales",
  updated: { text: "Mis à jour le {date}", date: "2026-11-20" },
  sections: [{ title: "Éditeur", paragraphs: ["Le bureau."] }],
};

test("the shipped content makes the specification's pages and no others", () => {
  expect(contentPages(facts).map((page) => page.path)).toEqual(["/", "/projets", "/contact"]);
});

test("a legal text makes its page, with its own template", () => {
  expect(contentPages({ ...facts, legalPages: [mentions] }).at(-1)).toEqual({
    path: "/mentions-legales",
    template: "legal",
    context: { page: mentions },
  });
});

test("twelve projects stand on one page, the thirteenth on a second", () => {
  const paths = (projectCount: number) =>
    contentPages({ ...facts, projectCount })
      .filter((page) => page.template === "projects")
      .map((page) => page.path);
  expect(paths(12)).toEqual(["/projets"]);
  expect(paths(13)).toEqual(["/projets", "/projets/2"]);
});

test("a thousand projects stand on 84 pages, each project on one of them", () => {
  const pages = contentPages({ ...facts, projectCount: 1000 }).filter((page) => page.template === "projects");
  expect(pages).toHaveLength(84);
  expect(pages.at(-1)).toMatchObject({
    path: "/projets/84",
    context: { number: 84, pages: 84, skip: 996, limit: 12 },
  });
});
