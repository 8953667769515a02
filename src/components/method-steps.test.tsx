import { render, screen, within } from "@testing-library/react";
import home from "../../data/home.json";
import { faultsOf } from "../../tests/axe";
import { MethodSteps } from "./method-steps";

const { steps } = home.method;

test("the four steps stand in their order, each with its title", () => {
  render(<MethodSteps steps={steps} />);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Idéation",
    "Prototype",
    "Pré-indus",
    "Déploiement",
  ]);
  expect(screen.getByRole("list").tagName).toBe("OL");
});

test("the marks 01 to 04 are drawn, and not read twice", () => {
  render(<MethodSteps steps={steps} />);
  for (const mark of ["01", "02", "03", "04"]) {
    expect(screen.getByText(mark)).toHaveAttribute("aria-hidden", "true");
  }
});

test("axe finds no fault under a section's title", async () => {
  const { container } = render(
    <>
      <h1>Accueil</h1>
      <h2>Méthode</h2>
      <MethodSteps steps={steps} />
    </>,
  );
  expect(await faultsOf(container)).toEqual([]);
});
