import { render, screen, within } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { site } from "../../tests/support/fixtures";
import { Header } from "./header";

const show = (path = "/", contactAddress = "/#contact") =>
  render(
    <Header
      name={site.name}
      navigation={site.navigation}
      contactLabel={site.contactButton}
      contactAddress={contactAddress}
      path={path}
      words={site.interface}
    />,
  );

const navigation = () => screen.getByRole("navigation", { name: "Navigation principale" });

test("the header leads to the five pages, in the order of the specification", () => {
  show();
  const links = within(navigation()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Accueil", "/"],
    ["Solutions", "/solutions"],
    ["Projets", "/projets"],
    ["À propos", "/a-propos"],
    ["Contact", "/contact"],
  ]);
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
  const button = screen.getByText("Menu").closest("button");
  expect(navigation()).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", navigation().id);
  expect(button).toHaveAttribute("type", "button");
});

test("axe finds no fault", async () => {
  expect(await faultsOf(show("/solutions").container)).toEqual([]);
});
