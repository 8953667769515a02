import { render, screen } from "@testing-library/react";
import contact from "../../tests/fixture/data/contact.json";
import { site } from "../../tests/support/fixtures";
import { ContactDetails } from "./contact-details";

const { details, map } = contact;
const openingHoursLines = ["Du lundi au jeudi, de 8 h à 17 h", "Le vendredi, de 8 h à 12 h"];

const show = () =>
  render(
    <ContactDetails
      labels={{ ...details, openingHoursLines }}
      business={{ ...site.business, telephone: "+41 27 000 00 00" }}
      mapLabel={map.link}
    />,
  );

test("a press on the address writes an e-mail, a press on the number calls", () => {
  show();
  const { email } = site.business;
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  expect(screen.getByRole("link", { name: "+41 27 000 00 00" })).toHaveAttribute("href", "tel:+41270000000");
});

test("each line of the opening hours is read under their name", () => {
  show();
  const lines = screen.getAllByRole("definition").slice(-2);
  expect(lines.map((line) => line.textContent)).toEqual(openingHoursLines);
  expect(screen.getAllByRole("term").at(-1)).toHaveTextContent("Horaires");
});
