import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { island, watchServedIslands } from "./island";

type Props = { label: string };

const Fields = ({ label }: Props) => (
  <form>
    <p>{label}</p>
    <input name="name" aria-label="Nom" />
    <textarea name="message" aria-label="Message" />
    <input name="consent" type="checkbox" aria-label="Accord" />
    <input name="leak" type="radio" value="none" aria-label="Aucune" defaultChecked />
    <input name="leak" type="radio" value="after" aria-label="Après" />
    <input name="leak" type="radio" value="before" aria-label="Avant" />
    <input name="key" type="hidden" value={label} readOnly />
    <select name="subject" aria-label="Sujet">
      <option>Un</option>
      <option>Deux</option>
    </select>
  </form>
);

const Part = island("fields", Fields);

const name = () => screen.getByLabelText<HTMLInputElement>("Nom");
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message");

/** A visitor fills in the page as served, with one label; React then hydrates it with another. */
async function visit(written: string, hydrated: string, change: (form: Element) => void = () => {}) {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Part label={written} />);
  const first = name();
  change(container.querySelector("form") ?? container);
  watchServedIslands();
  name().value = "Camille Rey";
  message().focus();
  message().value = "Bonjour, voici";
  message().setSelectionRange(3, 5);
  screen.getByLabelText<HTMLInputElement>("Accord").checked = true;
  screen.getByLabelText<HTMLInputElement>("Après").checked = true;
  screen.getByLabelText<HTMLSelectElement>("Sujet").value = "Deux";
  await act(async () => {
    hydrateRoot(container, <Part label={hydrated} />, { onRecoverableError: () => {} });
  });
  return { isSame: name() === first };
}

afterEach(() => {
  delete document.documentElement.dataset.scripts;
});

test.each([
  ["finds the page as it would render it, it keeps the visitor's fields", "Écrire", "Écrire", true],
  [
    "finds another page, translated or of another build, what was entered is carried over",
    "Un",
    "Deux",
    false,
  ],
])("when React %s", async (_, written, hydrated, same) => {
  const { isSame } = await visit(written, hydrated);
  expect(isSame).toBe(same);
  expect(document.querySelector("form p")).toHaveTextContent(hydrated);
  expect(name()).toHaveValue("Camille Rey");
  expect(message()).toHaveValue("Bonjour, voici");
  expect(message()).toHaveFocus();
  expect([message().selectionStart, message().selectionEnd]).toEqual([3, 5]);
  expect(screen.getByLabelText("Accord")).toBeChecked();
  expect(screen.getByLabelText("Après")).toBeChecked();
  expect(screen.getByLabelText("Sujet")).toHaveValue("Deux");
  expect(document.querySelector("[name=key]")).toHaveValue(hydrated);
});

test("a button keeps the focus, and what was unfolded stays so", async () => {
  const Folded = island("folded", ({ label }: Props) => (
    <details>
      <summary>{label}</summary>
      <button type="button">Fermer</button>
    </details>
  ));
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Folded label="Un" />);
  watchServedIslands();
  container.querySelector("details")?.setAttribute("open", "");
  container.querySelector("button")?.focus();
  await act(async () => {
    hydrateRoot(container, <Folded label="Deux" />, { onRecoverableError: () => {} });
  });
  expect(container.querySelector("details")).toHaveAttribute("open");
  expect(container.querySelector("button")).toHaveFocus();
});
