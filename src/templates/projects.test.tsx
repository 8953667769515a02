import { screen, within } from "@testing-library/react";
import { faultsOfPage } from "../../tests/axe";
import { contentOf, openScreen } from "../../tests/screens";
import ProjectsPage from "./projects";

const page = contentOf("projects");
const open = () => openScreen({ template: ProjectsPage, data: { page }, path: "/projets" });

test("the one project is AquaLink, tagged «Indus», in «IoT & Monitoring»", () => {
  open();
  const project = within(screen.getByRole("article"));
  expect(project.getByRole("heading", { level: 2 })).toHaveTextContent("AquaLink");
  expect(project.getByText("Indus")).toBeVisible();
  expect(project.getByText("IoT & Monitoring")).toBeVisible();
  expect(project.getByRole("link")).toHaveAttribute("href", "/solutions#aqualink");
});

test("its picture, the page's first, does not wait", () => {
  open();
  expect(screen.getByRole("img", { name: page.projects[0]?.image.alt })).toHaveAttribute("loading", "eager");
});

test("a second project's picture waits until it is near", () => {
  const projects = page.projects.flatMap((project) => [project, { ...project, title: "Autre projet" }]);
  openScreen({ template: ProjectsPage, data: { page: { ...page, projects } }, path: "/projets" });
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});

test("axe finds no fault in the whole page", async () => {
  open();
  await screen.findByRole("heading", { level: 1 });
  expect(await faultsOfPage()).toEqual([]);
});
