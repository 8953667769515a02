import thanks from "../../data/thanks.json";
import { createPages, screenNames } from "./pages";

/** The paths of the pages that a build makes with this setting. */
async function pagesWith(service: string): Promise<string[]> {
  const paths: string[] = [];
  const createPage = ({ path }: { path: string }) => paths.push(path);
  const graphql = async (query: string) => {
    const routes = Object.fromEntries(screenNames.map((name) => [name, { path: `/${name}` }]));
    const optional = { contact: { delivery: { service } }, thanks };
    return { data: query.includes("thanksContent") ? optional : routes };
  };
  const gatsby = { actions: { createPage }, graphql, reporter: { panicOnBuild: fail } };
  // The little of Gatsby's arguments that the function uses.
  await createPages(gatsby as unknown as Parameters<typeof createPages>[0], { plugins: [] }, () => {});
  return paths;
}

function fail(message: string): never {
  throw new Error(message);
}

test("the thank-you page exists only when a service takes the messages", async () => {
  expect(await pagesWith("none")).not.toContain("/merci");
  for (const service of ["netlify", "formspree", "json"])
    expect(await pagesWith(service)).toContain("/merci");
});

test("it is no screen of its own: the sitemap is made from the screens", () => {
  expect(screenNames).not.toContain("thanks");
});
