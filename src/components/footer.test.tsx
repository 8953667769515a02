import { render, screen, within } from "@testing-library/react";
import { site } from "../../tests/support/fixtures";
import { mapAddress } from "../map";
import { Footer } from "./footer";

const show = (path = "/", builtIn = "2026") => render(<Footer site={site} builtIn={builtIn} path={path} />);

const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("it leads to the pages of the menu, and says which one is open", () => {
  show("/projets");
  const menu = within(screen.getByRole("navigation", { name: site.interface.footerNavigation }));
  const links = menu.getAllByRole("link");
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute("href") }))).toEqual(
    site.navigation,
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/projets");
});

test("three addresses open the visitor's mail, the postal address the map", () => {
  show();
  const mails = screen.getAllByRole("link", { name: /@/ });
  expect(mails).toHaveLength(3);
  for (const mail of mails) expect(mail).toHaveAttribute("href", `mailto:${mail.textContent}`);
  expect(address(site.interface.openMap)).toBe(mapAddress(site.business.geo));
});

test("the legal pages and the social network are one press away", () => {
  show();
  for (const { label, to } of site.footer.legal) expect(address(label)).toBe(to);
  expect(address(site.footer.social.label)).toBe(site.footer.social.url);
});

test("the copyright carries the year of the build", () => {
  show("/", "2019");
  expect(screen.getByText(/^©/)).toHaveTextContent(`© 2019 ${site.name}`);
});
