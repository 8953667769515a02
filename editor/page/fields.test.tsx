import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formDefinition } from "../forms/form";
import { FormFields } from "./fields";
import type { FormContextValue } from "./form-context";

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

/** What is set when the picture of a form with this content is taken away. */
async function removePicture(name: string, value: object) {
  const definition = formDefinition(name);
  if (!definition) throw new Error(`There is no form ${name}.`);
  const setValue = jest.fn();
  const context = { problems: [], addresses: [], examples: new Map(), setValue, pictureUrl: () => undefined };
  render(
    <FormFields definition={definition} value={value} context={context as unknown as FormContextValue} />,
  );
  await userEvent.click(screen.getByText("Retirer l’image"));
  return setValue.mock.calls;
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
