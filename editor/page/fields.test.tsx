import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formDefinition } from "../forms/form";
import { createForm, type EditorForm } from "../forms/form-state";
import { FormFields } from "./fields";
import type { PictureRequest } from "./picture-dialog";

/** Renders a form with this content; `form` is its current state. */
function renderForm(name: string, content: object) {
  const definition = formDefinition(name);
  if (!definition) throw new Error(`There is no form ${name}.`);
  const rendered = { form: createForm(name, JSON.stringify(content)), message: "" };
  const context = {
    problems: [],
    linkTargets: [],
    placeholderIds: new Set<string>(),
    update: (change: (form: EditorForm) => EditorForm, message = "") => {
      rendered.form = change(rendered.form);
      rendered.message = message;
    },
    selectPicture: ({ onSelect }: PictureRequest) => onSelect("images/b.jpg"),
  };
  render(<FormFields definition={definition} value={content} context={context} />);
  return rendered;
}

const picture = { src: "images/a.jpg", alt: "Un portrait" };

test("empties an optional object when its picture is removed", async () => {
  const rendered = renderForm("founders", { founders: [{ name: "A", photo: picture }] });
  await userEvent.click(screen.getByText("Retirer l’image"));
  expect(rendered.form.content).toEqual({ founders: [{ name: "A", photo: {} }] });
});

test("keeps the description when a required picture is removed", async () => {
  const rendered = renderForm("home", { hero: { image: picture } });
  await userEvent.click(screen.getByText("Retirer l’image"));
  expect(rendered.form.content).toEqual({ hero: { image: { ...picture, src: "" } } });
});

test("keeps the description of a changed picture, and asks the owner to check it", async () => {
  const rendered = renderForm("home", { hero: { image: picture } });
  await userEvent.click(screen.getByText("Changer d’image"));
  expect(rendered.form.content).toEqual({ hero: { image: { ...picture, src: "images/b.jpg" } } });
  expect(rendered.message).toBe("Image changée : relisez sa description et, s’il y en a une, sa légende");
});

test("replaces special spaces in a phone number, but keeps those in other texts", () => {
  const rendered = renderForm("site", { business: { telephone: "", address: { locality: "" } } });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("Téléphone", "+41\u00a024\u202f485 12 34");
  type("Localité", "La\u00a0Tour");
  const address = { locality: "La\u00a0Tour" };
  expect(rendered.form.content).toEqual({ business: { telephone: "+41 24 485 12 34", address } });
});

test("offers the list of link targets for a link", () => {
  renderForm("partners", {});
  expect(screen.getAllByLabelText("Adresse")[0]).toHaveAttribute("list", "adresses");
});

test("joins pasted lines into one, without bullets", () => {
  const rendered = renderForm("partners", { title: "" });
  // "o" and a tab is a bullet of Word, "o" and a space is text.
  const clipboardData = { getData: () => "•\tUn\n- Deux\no\tTrois\n\uf0b7 Quatre\no vide" };
  fireEvent.paste(screen.getAllByLabelText("Titre")[0] as HTMLElement, { clipboardData });
  expect(rendered.form.content).toEqual({ title: "Un Deux Trois Quatre o vide" });
});

test("inserts pasted lines at the caret of a paragraph, each as a list entry", () => {
  const paragraphs = ["Avant après.", "Dernier."];
  const rendered = renderForm("legal/mentions-legales", { sections: [{ title: "T", paragraphs }] });
  const field = screen.getByLabelText("Paragraphe 1") as HTMLTextAreaElement;
  field.setSelectionRange(6, 6);
  const clipboardData = { getData: () => "un.\v\n• deux.\r\n\r\ntrois " };
  fireEvent.paste(field, { clipboardData });
  expect(rendered.form.content).toMatchObject({
    sections: [{ paragraphs: ["Avant un.", "deux.", "troisaprès.", "Dernier."] }],
  });
});

test("announces a moved or removed entry by its name", async () => {
  const rendered = renderForm("projects", { projects: [{ title: "AquaLink" }, { title: "Relevé" }] });
  await userEvent.click(screen.getByRole("button", { name: "Projet 2 : monter" }));
  expect(rendered.message).toBe("Relevé : 1 sur 2");
  await userEvent.click(screen.getByRole("button", { name: "Projet 1 : retirer" }));
  expect(rendered.message).toBe("Retiré : AquaLink");
});
