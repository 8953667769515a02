import { render, screen, within } from "@testing-library/react";
import contact from "../../tests/fixture/data/contact.json";
import { faultsOf } from "../../tests/support/axe";
import { site } from "../../tests/support/fixtures";
import { ContactDetails } from "./contact-details";

const { details, map } = contact;

const show = () =>
  render(
    <ContactDetails
      words={details}
      business={{ ...site.business, telephone: "+41 27 000 00 00" }}
      openingHours={["Du lundi au jeudi, de 8 h à 17 h", "Le vendredi, de 8 h à 12 h"]}
      mapAddress="https://carte.example/"
      mapLabel={map.link}
    />,
  );

test("a press on the address writes an e-mail, a press on the number calls", () => {
  show();
  const { email } = site.business;
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  expect(screen.getByRole("link", { name: "+41 27 000 00 00" })).toHaveAttribute("href", "tel:+41270000000");
});

test("the postal address is beside the link to the map", () => {
  show();
  const details = within(screen.getByRole("region", { name: "Nous joindre" }));
  const address = details.getByText(/1905 Dorénaz, Suisse/);
  expect(address).toHaveTextContent(site.business.address.street);
  expect(within(address).getByRole("link", { name: map.link })).toHaveAttribute(
    "href",
    "https://carte.example/",
  );
});

test("each line of the opening hours is read under their name", () => {
  show();
  const lines = screen.getAllByRole("definition").slice(-2);
  expect(lines.map((line) => line.textContent)).toEqual([
    "Du lundi au jeudi, de 8 h à 17 h",
    "Le vendredi, de 8 h à 12 h",
  ]);
  expect(screen.getAllByRole("term").at(-1)).toHaveTextContent("Horaires");
});

test("axe finds no fault", async () => {
  expect(await faultsOf(show().container)).toEqual([]);
});
