/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { SignIn } from "./sign-in";

let mockSignOut = (_reason: string) => {};
jest.mock("./editor", () => ({
  Editor: ({ signOut }: { signOut: typeof mockSignOut }) => {
    mockSignOut = signOut;
  },
}));

const stored = () => [Object.values(sessionStorage), Object.values(localStorage)];

test("the token stays in the tab until GitHub refuses it or the owner signs out", () => {
  render(createElement(SignIn, { setting: { repo: "bureau/site", branch: "main" } }));
  const enter = (token: string) => {
    fireEvent.input(screen.getByLabelText("Clé d’accès GitHub"), { target: { value: token } });
    fireEvent.click(screen.getByRole("button", { name: "Ouvrir l’éditeur" }));
  };
  expect(screen.getByLabelText("Clé d’accès GitHub")).toHaveAttribute("type", "password");
  enter("clé…");
  expect(screen.getByRole("alert")).toHaveTextContent("se compose de lettres sans accent");
  expect(stored()).toEqual([[], []]);
  enter("ghp_cle");
  expect(stored()).toEqual([["ghp_cle"], []]);
  act(() => mockSignOut("Elle a expiré."));
  expect(screen.getByRole("alert")).toHaveTextContent("Elle a expiré.");
  expect(stored()).toEqual([[], []]);
});
