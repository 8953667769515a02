import { render, screen } from "@testing-library/react";
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
  photo: null,
};

test("initials stand in for a photo, and are not read aloud", () => {
  const { rerender } = render(<FounderCard founder={founder} part="U1" emailLabel="Écrire à {name}" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("PN")).toHaveAttribute("aria-hidden", "true");
  // Of the button, and of the address, which is one word where its two parts could break.
  for (const name of ["Écrire à Prénom Nom", founder.email])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `mailto:${founder.email}`);
  rerender(
    <FounderCard founder={{ ...founder, photo: { ...picture, alt: "Portrait" } }} part="U1" emailLabel="" />,
  );
  expect(screen.getByRole("img", { name: "Portrait" })).toBeVisible();
  expect(screen.queryByText("PN")).not.toBeInTheDocument();
});
