import { existsSync } from "node:fs";
import { listedPages } from "../content/contract";
import type { PageContext } from "../templates/page-context";
import { contentPages, createPages, type PageFacts } from "./pages";

type Page = { path: string; component: string; context?: PageContext; matchPath?: string };

/** Gatsby passes much more than the functions take. */
type CreatePagesArgs = Parameters<typeof createPages>[0];

const options = { plugins: [] };

test("each page of the list is shown by its own template", async () => {
  const created: Page[] = [];
  const data = {
    list: { projectCount: 1 },
    legal: [],
    settings: { delivery: { service: "none" } },
  };
  const gatsby = {
    actions: { createPage: (page: Page) => created.push(page) },
    graphql: async () => ({ data }),
  };
  await createPages(gatsby as unknown as CreatePagesArgs, options, () => {});
  expect(created.map((page) => page.path)).toEqual(listedPages.map((page) => page.path));
  expect(created.filter(({ component }) => !existsSync(component))).toEqual([]);
  const withContact = created.filter(({ context }) => context?.hasContactSection).map((page) => page.path);
  expect(withContact).toEqual(["/", "/contact"]);
});

test("content that cannot be read stops the build", async () => {
  const reporter = { panicOnBuild: jest.fn() };
  const gatsby = { actions: {}, graphql: async () => ({ errors: [new Error("no path")] }), reporter };
  await createPages(gatsby as unknown as CreatePagesArgs, options, () => {});
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
});

const facts: PageFacts = {
  projectCount: 1,
  legalPages: [],
  delivery: { service: "none" },
  thanks: {
    path: "/merci",
    seo: { title: "Message envoyé", description: "Votre message nous est parvenu." },
    label: "Contact",
    title: "Merci",
    lead: "Nous vous répondrons.",
    link: { label: "Accueil", to: "/" },
  },
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

test("content without more makes the pages of the list and no others", () => {
  expect(contentPages(facts).map((page) => page.path)).toEqual(listedPages.map((page) => page.path));
});

test("a legal text makes its page, with its own template", () => {
  expect(contentPages({ ...facts, legalPages: [mentions] }).at(-1)).toEqual({
    path: "/mentions-legales",
    template: "legal",
    context: { page: mentions },
  });
});

test("the thank-you page exists once messages are delivered", () => {
  const delivered = contentPages({ ...facts, delivery: { service: "netlify" } });
  expect(delivered.at(-1)).toMatchObject({ path: "/merci", template: "thanks" });
});

test("twelve projects are on one page, the thirteenth on a second", () => {
  const paths = (projectCount: number) =>
    contentPages({ ...facts, projectCount })
      .filter((page) => page.template === "projects")
      .map((page) => page.path);
  expect(paths(12)).toEqual(["/projets"]);
  expect(paths(13)).toEqual(["/projets", "/projets/2"]);
});

test("a thousand projects are on 84 pages, each project on one of them", () => {
  const pages = contentPages({ ...facts, projectCount: 1000 }).filter((page) => page.template === "projects");
  expect(pages).toHaveLength(84);
  expect(pages.at(-1)).toMatchObject({
    path: "/projets/84",
    context: { number: 84, pages: 84, skip: 996, limit: 12, firstFormats: ["AUTO", "WEBP"] },
  });
});
