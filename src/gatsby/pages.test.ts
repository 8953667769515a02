import { existsSync } from "node:fs";
import type { CreatePageArgs } from "gatsby";
import { createPages, onCreatePage, type PageContext, screenNames } from "./pages";

type Page = { path: string; component: string; context?: PageContext; matchPath?: string };

const paths: Record<string, string> = {
  home: "/",
  founders: "/a-propos",
  solutions: "/solutions",
  projects: "/projets",
  partners: "/partenaires",
  contact: "/contact",
};

/** Gatsby passes much more than the functions take. */
type CreatePagesArgs = Parameters<typeof createPages>[0];

const options = { plugins: [] };

test("each route of the specification is shown by its own template", async () => {
  const created: Page[] = [];
  const data = Object.fromEntries(screenNames.map((name) => [name, { path: paths[name] }]));
  const gatsby = {
    actions: { createPage: (page: Page) => created.push(page) },
    graphql: async () => ({ data }),
  };
  await createPages(gatsby as unknown as CreatePagesArgs, options, () => {});
  expect(created.map((page) => page.path).sort()).toEqual(Object.values(paths).sort());
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

describe("the 404 page", () => {
  const given = async (page: Page) => {
    const pages = [page];
    const actions = {
      deletePage: (old: Page) => pages.splice(pages.indexOf(old), 1),
      createPage: (fresh: Page) => pages.push(fresh),
    };
    await onCreatePage({ page, actions } as unknown as CreatePageArgs, options, () => {});
    return pages;
  };

  test("answers every path that has no page", async () => {
    const page = { path: "/404.html", component: "404.tsx" };
    expect(await given(page)).toEqual([{ ...page, matchPath: "/*" }]);
  });

  test("is the only one that does, and is made over once", async () => {
    const page = { path: "/solutions", component: "solutions.tsx" };
    expect(await given(page)).toEqual([page]);
    const done = { path: "/404.html", component: "404.tsx", matchPath: "/*" };
    expect(await given(done)).toEqual([done]);
  });
});
