import { render, screen } from "@testing-library/react";
import { site } from "../../tests/support/fixtures";
import { Header } from "./header";

test("links the firm's name to the home page and puts the menu right after its button", () => {
  render(<Header site={site} contactHref="/#contact" path="/contact" />);
  // Screen readers announce a popover's content as the button's details unless it follows immediately.
  expect(screen.getByRole("button", { hidden: true }).nextElementSibling).toHaveAttribute("popover");
  expect(screen.getByRole("link", { name: `${site.name}, Accueil` })).toHaveAttribute("href", "/");
});
