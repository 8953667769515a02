import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { SignIn } from "./sign-in";

jest.mock("./editor", () => ({ Editor: () => "L’éditeur" }));

test("the token stays in the tab", () => {
  render(createElement(SignIn, { setting: { repo: "bureau/site", branch: "main" } }));
  fireEvent.input(screen.getByLabelText("Clé d’accès GitHub"), { target: { value: "ghp_cle" } });
  fireEvent.click(screen.getByRole("button", { name: "Ouvrir l’éditeur" }));
  expect([Object.values(sessionStorage), Object.values(localStorage)]).toEqual([["ghp_cle"], []]);
});
