import { render, screen } from "@testing-library/react";
import { Section } from "./section";

test("a section is a region of the page that its title names", () => {
  render(
    <Section label="Méthode" title="Du schéma au terrain">
      <p>Contenu</p>
    </Section>,
  );
  const region = screen.getByRole("region", { name: "Du schéma au terrain" });
  expect(region).toHaveTextContent("Méthode");
  expect(region).toContainElement(screen.getByText("Contenu"));
});
