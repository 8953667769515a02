import { act, fireEvent, render, screen } from "@testing-library/react";
import contact from "../../../tests/fixture/data/contact.json";
import { ContactForm } from "./contact-form";
import { deliveryOf } from "./delivery";

const { form: labels } = contact;
const setting = { service: "json", endpoint: "https://formulaires.example/f" };
const delivery = deliveryOf(setting, "https://firme.example/merci");
const typed = {
  name: "Camille Rey",
  email: "camille.rey@exemple.ch",
  message: "Nous aimerions mesurer un débit.",
  phone: "+41 27 000 00 00",
  company: "Commune",
};
const names = Object.keys(typed);

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`The form has no field «${name}».`);
  return found;
};

/** The form of a visitor who came ten seconds ago. */
function show() {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + 10_000);
  render(<ContactForm labels={labels} company="Firme" email="contact@firme.example" delivery={delivery} />);
}

async function send(changed: Partial<typeof typed> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) {
    fireEvent.input(control(name), { target: { value } });
  }
  fireEvent.click(control("consent"));
  await act(async () => fireEvent.submit(control("name").form ?? window));
}

afterEach(() => jest.restoreAllMocks());

test("each field tells the browser what belongs into it, and how long a message is to be", () => {
  show();
  const said = [...names, "consent"].map((name) => {
    const { type, required } = control(name);
    return [
      name,
      type,
      required,
      ...["autocomplete", "inputmode"].map((key) => control(name).getAttribute(key)),
    ];
  });
  expect(said).toEqual([
    ["name", "text", true, "name", null],
    ["email", "email", true, "email", "email"],
    ["message", "textarea", true, null, null],
    ["phone", "tel", false, "tel", "tel"],
    ["company", "text", false, "organization", null],
    ["consent", "checkbox", true, null, null],
  ]);
  expect(control("message")).toHaveAccessibleDescription(labels.fields.message.hint);
});

test("a text too long stays whole, and is named with both figures", async () => {
  show();
  await send({ phone: "0".repeat(101) });
  expect(control("phone")).toHaveValue("0".repeat(101));
  expect(control("phone")).toHaveAccessibleDescription(
    labels.errors.tooLong.replace("{length}", "101").replace("{most}", "100"),
  );
});

test("nothing changes while it is being sent, and each field that is refused says so", async () => {
  const errors = { ...typed, consent: "" };
  const refusal = { status: 422, ok: false, text: async () => JSON.stringify({ errors }) };
  let answer = () => {};
  const answered = new Promise((resolve) => {
    answer = () => resolve(refusal);
  });
  Object.assign(globalThis, { fetch: () => answered });
  show();
  await send();
  expect(screen.getByRole("button", { name: labels.sending.button })).toBeVisible();
  for (const name of names) expect(control(name)).toHaveAttribute("readonly");

  await act(async () => answer());
  expect(screen.getByRole("alert")).toHaveTextContent(labels.failures.refused);
  expect(control("name")).toHaveFocus();
  for (const name of [...names, "consent"]) {
    expect(control(name)).toHaveAttribute("aria-invalid", "true");
    expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(labels.errors.refused));
  }
});
