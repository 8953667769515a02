import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/support/fixtures";
import { FounderCard } from "./founder-card";

const founder = {
  name: "Prénom Nom",
  initials: "PN",
  role: "Électronique",
  email: "prenom.nom@exemple.example",
  bio: "Tout ce qui se mesure et se branche.",
  facts: null,
  photo: null,
};
const card = (overrides: Partial<Queries.FounderCardFragment> = {}) => (
  <FounderCard founder={{ ...founder, ...overrides }} />
);

test("shows name, initials and address without portrait and facts", () => {
  render(card());
  expect(screen.getByRole("article", { name: "Prénom Nom" })).toHaveTextContent("PN");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: founder.email })).toHaveAttribute(
    "href",
    `mailto:${founder.email}`,
  );
});

test("shows a portrait and facts if there are any", () => {
  render(
    card({ photo: { ...picture, alt: "Portrait" }, facts: [{ label: "Formation", text: "Une école" }] }),
  );
  expect(screen.getByRole("img", { name: "Portrait" })).toBeVisible();
  expect(screen.getByRole("definition")).toHaveTextContent("Une école");
});
