import { render, screen } from "@testing-library/react";
import { Section } from "./section";

const gapAbove = (name: string) => {
  const [container] = screen.getByRole("region", { name }).children;
  return container && getComputedStyle(container).paddingBlockStart;
};

test("leaves no gap above a `paper` section that follows another", () => {
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
