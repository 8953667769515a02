import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { PageIntro } from "./page-intro";

test("a page opens with its label, its one title and a lead", async () => {
  const { container } = render(<PageIntro label="Projets" title="Ce que nous construisons" lead="Voici." />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ce que nous construisons");
  expect(screen.getByText("Projets")).toBeVisible();
  expect(screen.getByText("Voici.")).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});
