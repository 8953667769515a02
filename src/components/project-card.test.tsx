import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { link, picture } from "../../tests/support/fixtures";
import { ProjectCard } from "./project-card";

const project = {
  title: "AquaLink",
  tag: "Indus",
  category: "IoT & Monitoring",
  description: "Suivre un réseau d’eau à distance.",
  image: picture,
};

test("a project has a title, a tag, a category, a description and a picture", async () => {
  const { container } = render(<ProjectCard {...project} link={link} />);
  expect(screen.getByRole("article")).toHaveTextContent("Suivre un réseau d’eau à distance.");
  expect(screen.getByRole("heading", { level: 2, name: "AquaLink" })).toBeVisible();
  expect(screen.getByText("Indus")).toBeVisible();
  expect(screen.getByText("IoT & Monitoring")).toBeVisible();
  expect(screen.getByRole("img", { name: picture.alt })).toBeVisible();
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  expect(await faultsOf(container)).toEqual([]);
});

test("a project without a link has none", () => {
  render(<ProjectCard {...project} link={null} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("only the page's first picture is fetched first", () => {
  const { rerender } = render(<ProjectCard {...project} priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  rerender(<ProjectCard {...project} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
});
