import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formDefinition } from "../forms/form";
import { FormFields } from "./fields";
import type { FormContextValue } from "./form-context";
import type { PictureRequest } from "./picture-dialogue";

/** A form with this content, and what is set in it. */
function open(name: string, value: object) {
  const definition = formDefinition(name);
  if (!definition) throw new Error(`There is no form ${name}.`);
  const setValue = jest.fn();
  const say = jest.fn();
  const choosePicture = ({ onChoose }: PictureRequest) => onChoose("images/b.jpg");
  const context = {
    problems: [],
    addresses: [],
    examples: new Map(),
    setValue,
    say,
    choosePicture,
    pictureUrl: () => undefined,
  };
  render(
    <FormFields definition={definition} value={value} context={context as unknown as FormContextValue} />,
  );
  return { ...setValue.mock, said: say.mock.calls };
}

async function removePicture(name: string, value: object) {
  const { calls } = open(name, value);
  await userEvent.click(screen.getByText("Retirer l’image"));
  return calls;
}

const picture = { src: "images/a.jpg", alt: "Un portrait" };

test("with the picture of an optional part goes the part, its description too", async () => {
  const calls = await removePicture("founders", { founders: [{ name: "A", photo: picture }] });
  expect(calls).toEqual([[["founders", 0, "photo"], {}]]);
});

test("the picture of a part that must be there goes alone", async () => {
  const calls = await removePicture("home", { hero: { image: picture } });
  expect(calls).toEqual([[["hero", "image", "src"], ""]]);
});

test("another picture keeps the description, and asks whether it still holds", async () => {
  const { calls, said } = open("home", { hero: { image: picture } });
  await userEvent.click(screen.getByText("Changer d’image"));
  expect(calls).toEqual([[["hero", "image", "src"], "images/b.jpg"]]);
  expect(said).toEqual([["Image changée : sa description est-elle encore juste ?"]]);
});

test("a telephone number from a word processor has plain spaces; running text keeps those it has", () => {
  const { calls } = open("site", { tagline: "", business: { telephone: "", address: { locality: "" } } });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("Téléphone", "+41\u00a024\u202f485 12 34");
  expect(calls.at(-1)).toEqual([["business", "telephone"], "+41 24 485 12 34"]);
  type("Localité", "La\u00a0Tour");
  expect(calls.at(-1)).toEqual([["business", "address", "locality"], "La\u00a0Tour"]);
});

test("for a link the addresses of the site are suggested", () => {
  open("partners", {});
  expect(screen.getAllByLabelText("Adresse")[0]).toHaveAttribute("list", "adresses");
});

test("of lines that are pasted, the bullets stay behind", () => {
  const { calls } = open("partners", {});
  const clipboardData = { getData: () => "•\tUn\n- Deux" };
  fireEvent.paste(screen.getAllByLabelText("Titre")[0] as HTMLElement, { clipboardData });
  expect(calls).toEqual([[["title"], "Un Deux"]]);
});
