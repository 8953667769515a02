import { render, screen } from "@testing-library/react";
import { site } from "../../tests/support/fixtures";
import { Header } from "./header";

test("the firm's name leads home and says so, and the menu's button is right before the menu", () => {
  render(<Header site={site} contactAddress="/#contact" path="/contact" />);
  // Browsers read out what is not right after the button as its details.
  expect(screen.getByRole("button", { hidden: true }).nextElementSibling).toHaveAttribute("popover");
  expect(screen.getByRole("link", { name: `${site.name}, Accueil` })).toHaveAttribute("href", "/");
});
