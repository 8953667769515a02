import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { pictureFile } from "../../tests/support/fixtures";
import { queryResult } from "../content/query-result";
import ProjectsPage from "./projects";

const fixture = JSON.parse(readFileSync("tests/fixture/data/projects.json", "utf8"));
// Gatsby's types and this result derive from the same contract.
const page = queryResult("projects", fixture, () => pictureFile) as Queries.ProjectsPageQuery["page"];

test("loads a second project's picture lazily", () => {
  const [aquaLink] = page.projects;
  const projects = [aquaLink, { ...aquaLink, title: "Autre projet" }];
  // The page uses no other props of Gatsby.
  const props = { data: { page: { ...page, projects } } } as unknown as ComponentProps<typeof ProjectsPage>;
  render(<ProjectsPage {...props} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});
