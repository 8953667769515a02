import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { faultsOf } from "../../tests/axe";
import { site } from "../../tests/fixtures";
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
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(label);
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
  // Hidden, until a browser says that it knows popovers: jsdom does not.
  const button = screen.getByText("Menu").closest("button");
  expect(navigation()).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", navigation().id);
  expect(button).toHaveAttribute("type", "button");
});

describe("in a browser that knows popovers", () => {
  /** jsdom knows none: this is as much of the standard as the header leans on. */
  function openAsPopover(menu: HTMLElement) {
    let open = true;
    const matches = menu.matches.bind(menu);
    const matchesNow = (selector: string) => (selector === ":popover-open" ? open : matches(selector));
    const hidePopover = () => {
      open = false;
    };
    Object.assign(menu, { matches: matchesNow, hidePopover });
    // Nor does jsdom know how to open another page.
    menu.addEventListener("click", (event) => event.preventDefault());
    return { isOpen: () => open, close: () => menu.hidePopover() };
  }

  test("a press on a link closes the menu", async () => {
    show();
    const menu = openAsPopover(navigation());
    await userEvent.click(within(navigation()).getByRole("link", { name: "Contact" }));
    expect(menu.isOpen()).toBe(false);
  });

  test("a press on a link of a closed menu, a row in a wide window, leaves it alone", async () => {
    show();
    const menu = openAsPopover(navigation());
    menu.close();
    navigation().hidePopover = () => {
      throw new Error("closed twice");
    };
    await userEvent.click(within(navigation()).getByRole("link", { name: "Contact" }));
    expect(menu.isOpen()).toBe(false);
  });
});

test("axe finds no fault", async () => {
  expect(await faultsOf(show("/solutions").container)).toEqual([]);
});
