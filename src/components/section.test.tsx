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

test("two sections of one title each have a title of their own", () => {
  render(
    <>
      <Section title="Contact">Le premier</Section>
      <Section title="Contact">Le second</Section>
    </>,
  );
  const ids = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
