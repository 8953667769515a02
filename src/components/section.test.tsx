import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { Section } from "./section";

test("a section is a region of the page that its title names", async () => {
  const { container } = render(
    <Section label="Méthode" title="Du schéma au terrain, en 4 étapes" trace="through">
      <p>Contenu</p>
    </Section>,
  );
  const region = screen.getByRole("region", { name: "Du schéma au terrain, en 4 étapes" });
  expect(region).toHaveTextContent("Méthode");
  expect(region).toContainElement(screen.getByText("Contenu"));
  expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute(
    "id",
    "du-schema-au-terrain-en-4-etapes-titre",
  );
  expect(await faultsOf(container)).toEqual([]);
});

test("a section with an id can be linked to", () => {
  render(
    <Section id="contact" title="Écrire" ground="ink">
      <p>Contenu</p>
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Écrire" })).toHaveAttribute("id", "contact");
});
