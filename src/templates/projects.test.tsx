import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { pictureFile, site } from "../../tests/support/fixtures";
import { fill } from "../content/fill";
import { queryAnswer } from "../content/query-answer";
import ProjectsPage from "./projects";

const fixture = JSON.parse(readFileSync("tests/fixture/data/projects.json", "utf8"));
// Gatsby's types are made from the schema that is made from the contract, as this answer is.
const page = queryAnswer("projects", fixture, () => pictureFile) as Queries.ProjectsPageQuery["page"];
const [aquaLink] = Object(page).projects;

function open(number: number, pages: number, further: object[] = []) {
  const data = { page: { ...page, first: [aquaLink], further } };
  // Of what Gatsby passes, the page reads nothing else.
  const props = { data, pageContext: { number, pages } } as unknown as ComponentProps<typeof ProjectsPage>;
  render(<ProjectsPage {...props} />);
}

function head() {
  const { title, linkTags, metaTags, scriptTags } = Helmet.peek();
  const own = linkTags.filter(({ rel }) => rel !== "alternate");
  const links = Object.fromEntries(own.map((link) => [link.rel, link.href]));
  const description = metaTags.find(({ name }) => name === "description")?.content;
  const [, { itemListElement }] = JSON.parse(scriptTags[0]?.innerHTML ?? "")["@graph"];
  return { title, description, links, way: itemListElement.map(({ name }: { name: string }) => name) };
}

test("a second project's picture waits until it is near", () => {
  open(1, 1, [{ ...aquaLink, title: "Autre projet" }]);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});

test("a further page has its own title, description, address and neighbours, and no dossier", () => {
  open(2, 3);
  expect(head()).toEqual({
    title: `${page.seo.title}, page 2 · ${site.name}`,
    description: fill(page.pagination.description, { page: 2, pages: 3 }),
    way: [site.interface.homeLink, page.breadcrumb, "Page 2"],
    links: {
      canonical: `${site.siteUrl}/projets/2`,
      prev: `${site.siteUrl}/projets`,
      next: `${site.siteUrl}/projets/3`,
    },
  });
  expect(screen.getByRole("heading", { level: 1, name: `${page.title}, page 2` })).toBeVisible();
  expect(screen.getByRole("navigation", { name: page.pagination.label })).toBeVisible();
  expect(screen.queryByRole("region", { name: page.dossier.title })).not.toBeInTheDocument();
});
