import { render, screen } from "@testing-library/react";
import axe from "axe-core";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import content from "../../data/projects.json";
import ProjectsPage from "./projects";

type Props = ComponentProps<typeof ProjectsPage>;

function renderPage(number: number, pages: number) {
  const picture = {
    width: 1440,
    height: 900,
    layout: "fullWidth" as const,
    images: { fallback: { src: "/static/projet.jpg" } },
  };
  const projects = content.projects.map((project) => ({
    ...project,
    image: { ...project.image, src: { childImageSharp: { gatsbyImageData: picture } } },
  }));
  // A page's other props come from Gatsby and are not read here.
  const props = {
    data: { page: { ...content, projects } },
    pageContext: { number, pages },
  } as unknown as Props;
  return render(
    <main>
      <ProjectsPage {...props} />
    </main>,
  );
}

function head() {
  const { title, linkTags } = Helmet.peek();
  return { title, links: Object.fromEntries(linkTags.map((link) => [link.rel, link.href])) };
}

const site = "https://www.exemple-electronique.example";

test("the project is shown with its tag and its category", () => {
  renderPage(1, 1);
  expect(screen.getByRole("heading", { level: 2, name: "AquaLink" })).toBeVisible();
  expect(screen.getByText("Indus")).toBeVisible();
  expect(screen.getByText("IoT & Monitoring")).toBeVisible();
});

test("with a page of projects, there are no page links and no neighbours in the head", () => {
  renderPage(1, 1);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(head().links).toEqual({ canonical: `${site}/projets` });
});

test("a further page has its own title, canonical address and neighbours", () => {
  renderPage(2, 3);
  expect(head()).toEqual({
    title: "Projets IoT en Valais, page 2 · Exemple Électronique",
    links: { canonical: `${site}/projets/2`, prev: `${site}/projets`, next: `${site}/projets/3` },
  });
  expect(screen.getByRole("heading", { level: 1, name: "Ce que nous construisons, page 2" })).toBeVisible();
});

test("assistive technology finds nothing amiss", async () => {
  const { container } = renderPage(2, 3);
  expect((await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual(
    [],
  );
});
