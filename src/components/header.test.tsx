import { render, screen, within } from "@testing-library/react";
import { site } from "../../tests/support/fixtures";
import { Header } from "./header";

const show = (path = "/", contactAddress = "/#contact") =>
  render(<Header site={site} contactAddress={contactAddress} path={path} />);

const navigation = () => screen.getByRole("navigation", { name: site.interface.mainNavigation });

test("the header leads to the pages of the menu, in its order", () => {
  show();
  const links = within(navigation()).getAllByRole("link");
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute("href") }))).toEqual(
    site.navigation,
  );
});

test.each(site.navigation)("on $to, «$label» is the current page, and no other", ({ label, to }) => {
  show(to);
  expect(within(navigation()).getByRole("link", { current: "page" })).toHaveTextContent(label);
});

test("on a page outside the menu, no link is current", () => {
  show("/partenaires");
  expect(screen.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
});

test("the firm's name leads home and says so", () => {
  show("/contact");
  expect(screen.getByRole("link", { name: `${site.name}, Accueil` })).toHaveAttribute("href", "/");
});

test.each(["#contact", "/#contact"])("«Contactez-nous» is a link to %s, as the page asks", (address) => {
  show("/", address);
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", address);
});

test("the menu button hands the list of pages to the browser as a popover, with no script", () => {
  show();
  // Hidden until the browser says that it supports popovers, which jsdom does not.
  const button = screen.getByText(site.interface.menu).closest("button");
  expect(navigation()).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", navigation().id);
  expect(button).toHaveAttribute("type", "button");
});
