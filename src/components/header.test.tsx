import { render, screen } from "@testing-library/react";
import { site } from "../../tests/support/fixtures";
import { Header } from "./header";

test("the firm's name leads home and says so", () => {
  render(<Header site={site} contactAddress="/#contact" path="/contact" />);
  expect(screen.getByRole("link", { name: `${site.name}, Accueil` })).toHaveAttribute("href", "/");
});
