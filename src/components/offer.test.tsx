import { render, screen } from "@testing-library/react";
import { link } from "../../tests/support/fixtures";
import { Offer } from "./offer";

const offer: Queries.OfferFragment = {
  id: "aqualink",
  icon: "water",
  title: "AquaLink",
  description: "La surveillance de réseaux d’eau, prête à poser.",
  details: ["Entrées 0–10 V et 4–20 mA", "Comptage d’impulsions"],
  link,
  more: null,
};

test("it is an article that its anchor leads to; its number is drawn as 04, and not read aloud", () => {
  render(<Offer offer={offer} number={4} drawing={null} antenna="Antenne" />);
  expect(screen.getByRole("article", { name: offer.title })).toHaveAttribute("id", offer.id);
  expect(screen.getByText("04")).toHaveAttribute("aria-hidden", "true");
});

test("a second link leads further on", () => {
  render(
    <Offer
      offer={{ ...offer, more: { label: "Ouvrir le dossier", to: "/projets" } }}
      number={1}
      drawing={null}
      antenna="Antenne"
    />,
  );
  expect(screen.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([link.to, "/projets"]);
});

test("what one sees of the product from afar stands above the ground, and only there", () => {
  const details = [...offer.details, "Le réseau en direct"];
  render(<Offer offer={{ ...offer, details }} number={4} drawing={null} antenna="Antenne" />);
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(offer.details);
  expect(screen.getByText("Le réseau en direct")).toBeVisible();
});
