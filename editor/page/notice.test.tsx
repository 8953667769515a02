import { render, screen } from "@testing-library/react";
import { Notice } from "./notice";

const actions = { onResolve: () => {}, onClose: () => {} };

test("announces immediately why nothing was saved", () => {
  render(<Notice file="partners" message="Rien." problems={[]} conflict={undefined} {...actions} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Rien.");
  expect(screen.queryByRole("button", { name: "Enregistrer quand même" })).toBeNull();
});

test("shows my value and the file's with the contract's labels", () => {
  const path = ["business", "openingHours", 0, "days"];
  const changes = [{ path, mine: ["Monday"], theirs: [] }];
  const conflict = { merged: {}, changes };
  render(<Notice file="site" message="Rien." problems={[]} conflict={conflict} {...actions} />);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Votre texte : Lundi",
    "Dans le fichier : (vide)",
  ]);
});
