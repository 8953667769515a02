import { render, screen } from "@testing-library/react";
import { Notice } from "./notice";

const actions = { onResolve: () => {}, onClose: () => {} };

test("shows an error as an alert, without the buttons of a conflict", () => {
  render(<Notice name="partners" message="Rien." problems={[]} conflict={undefined} {...actions} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Rien.");
  expect(screen.queryByRole("button", { name: "Enregistrer quand même" })).toBeNull();
});

test("focuses a conflict and shows both values with the schema's labels", () => {
  const path = ["business", "openingHours", 0, "days"];
  const changes = [{ path, mine: ["Monday"], theirs: [] }];
  const conflict = { merged: {}, changes };
  render(<Notice name="site" message="Rien." problems={[]} conflict={conflict} {...actions} />);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Votre texte : Lundi",
    "Dans le fichier : (vide)",
  ]);
});
