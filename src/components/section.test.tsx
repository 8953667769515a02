import { render, screen } from "@testing-library/react";
import { Section } from "./section";

const gapAbove = (name: string) => {
  const [sheet] = screen.getByRole("region", { name }).children;
  return sheet && getComputedStyle(sheet).paddingBlockStart;
};

test("a section on the ground of the one before it shares one gap with it, on another it has its own", () => {
  render(
    <>
      <Section title="Papier">Texte</Section>
      <Section title="Même papier">Texte</Section>
      <Section title="Encre" ground="ink">
        Texte
      </Section>
      <Section title="Papier encore">Texte</Section>
    </>,
  );
  const names = ["Papier", "Même papier", "Encre", "Papier encore"];
  expect(names.filter((name) => gapAbove(name) === "0")).toEqual(["Même papier"]);
});
