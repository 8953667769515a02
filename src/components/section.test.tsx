import { render, screen } from "@testing-library/react";
import { Section } from "./section";

const gapAbove = (name: string) => {
  const [sheet] = screen.getByRole("region", { name }).children;
  return sheet && getComputedStyle(sheet).paddingBlockStart;
};

test("shares one gap with a section of the same background, and has its own on another", () => {
  render(
    <>
      <Section title="Papier">Texte</Section>
      <Section title="Même papier">Texte</Section>
      <Section title="Encre" background="ink">
        Texte
      </Section>
      <Section title="Papier encore">Texte</Section>
    </>,
  );
  const names = ["Papier", "Même papier", "Encre", "Papier encore"];
  expect(names.filter((name) => gapAbove(name) === "0")).toEqual(["Même papier"]);
});
