import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { picture } from "../../tests/support/fixtures";
import { FounderCard } from "./founder-card";

const founder = {
  name: "Prénom Nom",
  initials: "PN",
  role: "Électronique",
  email: "prenom.nom@exemple.example",
  bio: "Tout ce qui se mesure et se branche.",
  facts: [
    { label: "Formation", text: "Une école" },
    { label: "Je dessine…", text: "Des cartes" },
  ],
  emailLabel: "Écrire à {name}",
};

test("a founder has a name, a role, a biography and an address to write to", () => {
  render(<FounderCard {...founder} photo={null} />);
  const card = screen.getByRole("article");
  expect(screen.getByRole("heading", { name: "Prénom Nom" })).toBeVisible();
  expect(card).toHaveTextContent("Électronique");
  expect(card).toHaveTextContent("Tout ce qui se mesure et se branche.");
  expect(screen.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
    "Une école",
    "Des cartes",
  ]);
  expect(card).toHaveTextContent("Écrire à Prénom Nom");
  expect(screen.getByRole("link", { name: founder.email })).toHaveAttribute(
    "href",
    `mailto:${founder.email}`,
  );
});

test("without a photo, the initials stand in for it, and are not read aloud", async () => {
  const { container } = render(<FounderCard {...founder} photo={null} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("PN")).toHaveAttribute("aria-hidden", "true");
  expect(await faultsOf(container)).toEqual([]);
});

test("with a photo, the initials give way to it", async () => {
  const { container } = render(<FounderCard {...founder} photo={{ ...picture, alt: "Portrait" }} />);
  expect(screen.getByRole("img", { name: "Portrait" })).toBeVisible();
  expect(screen.queryByText("PN")).not.toBeInTheDocument();
  expect(await faultsOf(container)).toEqual([]);
});
