import { screen, within } from "@testing-library/react";
import { asRead, site } from "../../tests/support/fixtures";
import { contentOf, openScreen } from "../../tests/support/screens";
import { mapAddress, mapEmbedAddress } from "../map";
import ContactPage from "./contact";

const content = contentOf<Queries.ContactPageQuery["page"]>("contact");
const openingHoursLines = ["Du lundi au vendredi, de 8\u00a0h à 17\u00a0h"];
const page = { ...content, details: { ...content.details, openingHoursLines } };
const open = () =>
  openScreen({
    template: ContactPage,
    data: { page, thanks: { path: "/merci" } },
    path: "/contact",
  });

test("the form is in the section that «Contactez-nous» leads to", () => {
  open();
  const section = screen.getByRole("region", { name: page.form.title });
  expect(section).toHaveAttribute("id", "contact");
  expect(within(section).getByRole("button", { name: page.form.submit })).toBeVisible();
  expect(within(section).getAllByRole("textbox")).toHaveLength(5);
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", "#contact");
});

test("the visitor allows the firm by its name to write back", () => {
  open();
  expect(screen.getByRole("checkbox")).toHaveAccessibleName(
    `J’autorise ${site.name} à utiliser ces informations pour me recontacter.`,
  );
});

test("the details say how else to reach the firm, and when", () => {
  open();
  const details = within(screen.getByRole("region", { name: page.details.title }));
  expect(details.getByRole("link", { name: site.business.email })).toBeVisible();
  expect(details.getByRole("link", { name: site.business.telephone })).toBeVisible();
  expect(details.getByText(asRead(openingHoursLines.join()))).toBeVisible();
  expect(details.getByRole("link", { name: page.map.link })).toHaveAttribute(
    "href",
    mapAddress(site.business.geo),
  );
});

test("the map has a title, is 300 px high and does not hold the page up", () => {
  open();
  const map = screen.getByTitle(asRead(page.map.title));
  expect(map.tagName).toBe("IFRAME");
  expect(map).toHaveAttribute("src", mapEmbedAddress(site.business.geo));
  expect(map).toHaveAttribute("height", "300");
  expect(map).toHaveAttribute("loading", "lazy");
  expect(map).toHaveStyle({ blockSize: "300px" });
});
