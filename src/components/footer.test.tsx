import { render, screen, within } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { site } from "../../tests/support/fixtures";
import { mapAddress } from "../map";
import { Footer } from "./footer";

const show = (path = "/", builtIn = site.builtIn) =>
  render(<Footer site={{ ...site, builtIn }} path={path} />);

const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("the footer signs with the firm's name and tagline", () => {
  show();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText(site.name)).toBeVisible();
  expect(footer.getByText("De l'idée à l'impact")).toBeVisible();
});

test("it leads to the five pages, and says which one is open", () => {
  show("/projets");
  const pages = within(screen.getByRole("navigation", { name: "Pied de page" })).getAllByRole("link");
  expect(pages.map((page) => [page.textContent, page.getAttribute("href")])).toEqual([
    ["Accueil", "/"],
    ["Solutions", "/solutions"],
    ["Projets", "/projets"],
    ["À propos", "/a-propos"],
    ["Contact", "/contact"],
  ]);
  expect(pages.filter((page) => page.hasAttribute("aria-current"))).toHaveLength(1);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Projets");
});

test("three addresses open the visitor's mail", () => {
  show();
  const mails = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("mailto:"));
  expect(mails).toHaveLength(3);
  for (const mail of mails) expect(mail).toHaveAttribute("href", `mailto:${mail.textContent}`);
});

test("the postal address leads to the map", () => {
  show();
  expect(screen.getByText(/1905 Dorénaz/)).toHaveTextContent("Suisse");
  expect(address("Voir sur la carte")).toBe(mapAddress(site.business.geo));
});

test("the legal pages and the social network are one press away", () => {
  show();
  expect(address("Mentions légales")).toBe("/mentions-legales");
  expect(address("Politique de confidentialité")).toBe("/politique-confidentialite");
  expect(address("LinkedIn")).toBe(site.footer.social.url);
});

test("the copyright carries the year of the build", () => {
  show("/", "2019");
  expect(screen.getByText(/^©/)).toHaveTextContent(`© 2019 ${site.name}`);
});

test("axe finds no fault", async () => {
  expect(await faultsOf(show("/contact").container)).toEqual([]);
});
