import { render, screen } from "@testing-library/react";
import { link, picture } from "../../tests/support/fixtures";
import { ProjectCard } from "./project-card";

const project = {
  title: "AquaLink",
  tag: "Indus",
  category: "IoT & Monitoring",
  description: "Suivre un réseau d’eau à distance.",
  image: picture,
  link,
};

test.each([true, false])(
  "is an article named by its title, with a link only if the project has one (isFirst: %s)",
  (isFirst) => {
    const { rerender } = render(<ProjectCard project={project} isFirst={isFirst} />);
    expect(screen.getByRole("article", { name: "AquaLink" })).toBeVisible();
    expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
    rerender(<ProjectCard project={{ ...project, link: null }} isFirst={isFirst} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
);
