import { screen, waitFor } from "@testing-library/react";
import { type FunctionComponent, useState } from "react";
import { renderToString } from "react-dom/server";
import { inlineJson } from "../inline-json";
import { hydrate } from "./hydrate";
import { preserveInput } from "./preserve-input";

type Props = { label: string };
type Labels = { served: string; hydrated?: string };

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
  </form>
);

const nameField = () => screen.getByLabelText<HTMLInputElement>("Nom");
const messageField = () => screen.getByLabelText<HTMLTextAreaElement>("Message");

/** Writes a built page with an island, whose markup (`served`) and props (`hydrated`) may have different labels. */
function servePage(Component: FunctionComponent<Props>, { served, hydrated = served }: Labels) {
  const html = renderToString(<Component label={served} />);
  const json = inlineJson({ label: hydrated });
  document.body.innerHTML =
    `<div data-island="contact-form">${html}</div>` +
    `<script type="application/json" data-props="contact-form">${json}</script>`;
}

async function hydrateAndWait(Component: FunctionComponent<Props>) {
  await hydrate("contact-form", async () => Component);
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
}

// React reports recovered hydration mismatches as window errors.
window.addEventListener("error", (event) => event.preventDefault());

const [onReady, onFailed] = [jest.fn(), jest.fn()];
window.addEventListener("islandready", onReady);
window.addEventListener("islandfailed", onFailed);

afterEach(() => {
  onReady.mockReset();
  onFailed.mockReset();
});

test.each([
  ["keeps elements and input if the served markup matches", "Écrire </script>", "Écrire </script>", true],
  ["copies input to new elements if the served markup differs (e.g. translated)", "Un", "Deux", false],
])("%s", async (_, served, label, keepsElements) => {
  servePage(Fields, { served, hydrated: label });
  const servedInput = nameField();
  const hydration = hydrateAndWait(Fields);
  nameField().value = "Camille Rey";
  messageField().focus();
  messageField().value = "Bonjour, voici";
  messageField().setSelectionRange(3, 5);
  screen.getByLabelText<HTMLInputElement>("Accord").checked = true;
  screen.getByLabelText<HTMLInputElement>("Après").checked = true;
  await hydration;
  expect(nameField() === servedInput).toBe(keepsElements);
  expect(document.querySelector("form p")).toHaveTextContent(label);
  expect(nameField()).toHaveValue("Camille Rey");
  expect(messageField()).toHaveValue("Bonjour, voici");
  expect(messageField()).toHaveFocus();
  expect([messageField().selectionStart, messageField().selectionEnd]).toEqual([3, 5]);
  expect(screen.getByLabelText("Accord")).toBeChecked();
  expect(screen.getByLabelText("Après")).toBeChecked();
  expect(document.querySelector("[name=key]")).toHaveValue(label);
});

test("leaves the focus alone if React hydrates between focusout and the next focus", () => {
  servePage(Fields, { served: "Un" });
  const restoreInput = preserveInput(document.body);
  nameField().focus();
  // Chromium fires focusout before the next element has the focus, and React may hydrate in between.
  nameField().blur();
  restoreInput();
  expect(nameField()).not.toHaveFocus();
});

test("reports an island that fails to load, and rejects", async () => {
  servePage(Fields, { served: "Un" });
  await expect(hydrate("contact-form", () => Promise.reject(new Error("Hors ligne")))).rejects.toThrow(
    "Hors ligne",
  );
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test("keeps markup, input and focus of an island that fails to render, and reports it", async () => {
  const Broken = (props: Props) => {
    if (props.label === "Deux") throw new Error("Trop ancien");
    return <Fields {...props} />;
  };
  servePage(Broken, { served: "Un", hydrated: "Deux" });
  nameField().value = "Camille";
  messageField().focus();
  await hydrate("contact-form", async () => Broken);
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(nameField()).toHaveValue("Camille");
  expect(messageField()).toHaveFocus();
});

test("keeps the markup of an island that fails later", async () => {
  const Breaking = ({ label }: Props) => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error("Inattendu");
    return (
      <button type="button" onClick={() => setBroken(true)}>
        {label}
      </button>
    );
  };
  servePage(Breaking, { served: "Un" });
  await hydrateAndWait(Breaking);
  // React may not yet handle the first click.
  await waitFor(() => {
    screen.getByRole("button").click();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
  expect(screen.getByRole("button", { name: "Un" })).toBeInTheDocument();
});

test("keeps a button's focus and an open disclosure when their elements are replaced", async () => {
  const Disclosure = ({ label }: Props) => (
    <details>
      <summary>{label}</summary>
      <button type="button">Fermer</button>
    </details>
  );
  servePage(Disclosure, { served: "Un", hydrated: "Deux" });
  document.querySelector("details")?.setAttribute("open", "");
  document.querySelector("button")?.focus();
  await hydrateAndWait(Disclosure);
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(document.querySelector("button")).toHaveFocus();
});
