import { render, screen, within } from "@testing-library/react";
import { faultsOf } from "../../../tests/support/axe";
import { Valley } from "./valley";

const valley = {
  summary: "Coupe d’une vallée.",
  places: { village: "Village", chamber: "Chambre", pipe: "Conduite", reservoir: "Réservoir" },
  questions: [
    { question: "La pression tient-elle ?", quantity: "Pression", input: "0–10 V" },
    { question: "Où part l’eau la nuit ?", quantity: "Débit", input: "Impulsions" },
    { question: "Le réservoir se remplit-il ?", quantity: "Niveau", input: "4–20 mA" },
  ],
};

test("each question stands with the quantity and the input that answer it", () => {
  render(<Valley {...valley} />);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items).toHaveLength(3);
  expect(items[1]).toHaveTextContent("Débit · ImpulsionsOù part l’eau la nuit ?");
});

test("the drawing names its places and numbers what it measures; those who cannot see it hear what it shows", async () => {
  const { container } = render(<Valley {...valley} />);
  const texts = [...container.querySelectorAll("svg text")].map((text) => text.textContent);
  expect(texts).toEqual(["1", "2", "3", "Village", "Chambre", "Conduite", "Réservoir"]);
  expect(screen.getByText(valley.summary).closest("[aria-hidden]")).toBeNull();
  expect(await faultsOf(container)).toEqual([]);
});
