import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { Brand } from "./brand";

test("the firm's name is text, its symbol is silent to screen readers", async () => {
  const { container } = render(<Brand name="Exemple Électronique" />);
  expect(screen.getByText("Exemple Électronique")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(await faultsOf(container)).toEqual([]);
});
