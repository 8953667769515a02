import { render, screen } from "@testing-library/react";
import { link } from "../../../tests/support/fixtures";
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

test("it is an article that its anchor leads to", () => {
  render(<Offer offer={offer}>{null}</Offer>);
  expect(screen.getByRole("article", { name: offer.title })).toHaveAttribute("id", offer.id);
});
