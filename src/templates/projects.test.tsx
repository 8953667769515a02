import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { asRead, site } from "../../tests/support/fixtures";
import { contentOf, openScreen } from "../../tests/support/screens";
import ProjectsPage from "./projects";

const content = contentOf<Queries.ProjectsPageQuery["page"]>("projects");
const page = { ...content, first: content.projects.slice(0, 1) };
const founders = contentOf<Queries.FoundersPageQuery["page"]>("founders");
const open = (number = 1, pages = 1) =>
  openScreen({
    template: ProjectsPage,
    data: { page, founders },
    path: "/projets",
    context: { number, pages },
  });

function head() {
  const { title, linkTags } = Helmet.peek();
  const own = linkTags.filter(({ rel }) => rel !== "alternate");
  return { title, links: Object.fromEntries(own.map((link) => [link.rel, link.href])) };
}

test("the one project is AquaLink, tagged «Indus», in «IoT & Monitoring»", () => {
  open();
  const project = within(screen.getByRole("article"));
  expect(project.getByRole("heading", { level: 2 })).toHaveTextContent("AquaLink");
  expect(project.getByText("Indus")).toBeVisible();
  expect(project.getByText("IoT & Monitoring")).toBeVisible();
  expect(project.getByRole("link")).toHaveAttribute("href", "/contact");
});

test("its dossier names what the device shows, and what it is made of and goes into", () => {
  open();
  const { title, marks, stages } = page.dossier;
  const dossier = within(screen.getByRole("region", { name: title }));
  const items = dossier.getAllByRole("listitem");
  for (const [index, { label, text }] of marks.entries()) {
    expect(items[index]).toHaveTextContent(`${index + 1} ${label}${asRead(text)}`);
  }
  expect(dossier.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    stages.map((stage) => stage.title),
  );
});

test("the dossier is on the first page only", () => {
  open(2, 3);
  expect(screen.queryByRole("region", { name: page.dossier.title })).not.toBeInTheDocument();
});

test("its picture, the page's first, does not wait", () => {
  open();
  expect(screen.getByRole("img", { name: page.projects[0]?.image.alt })).toHaveAttribute("loading", "eager");
});

test("a second project's picture waits until it is near", () => {
  const projects = page.projects.flatMap((project) => [project, { ...project, title: "Autre projet" }]);
  openScreen({
    template: ProjectsPage,
    data: { page: { ...page, projects }, founders },
    path: "/projets",
    context: { number: 1, pages: 1 },
  });
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual([
    "eager",
    "lazy",
    // That of the dossier.
    "lazy",
  ]);
});

test("with one page of projects, there are no page links and no neighbours in the head", () => {
  open();
  expect(screen.queryByRole("navigation", { name: page.pagination.label })).not.toBeInTheDocument();
  expect(head().links).toEqual({ canonical: `${site.siteUrl}/projets` });
});

test("a further page has its own title, canonical address and neighbours", () => {
  open(2, 3);
  expect(head()).toEqual({
    title: `${page.seo.title}, page 2 · ${site.name}`,
    links: {
      canonical: `${site.siteUrl}/projets/2`,
      prev: `${site.siteUrl}/projets`,
      next: `${site.siteUrl}/projets/3`,
    },
  });
  expect(screen.getByRole("heading", { level: 1, name: `${page.title}, page 2` })).toBeVisible();
});
