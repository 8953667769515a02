import { act, fireEvent, render, screen } from "@testing-library/react";
import contact from "../../../tests/fixture/data/contact.json";
import { typed } from "../../../tests/support/message";
import { ContactForm } from "./contact-form";
import { deliveryOf } from "./delivery";

const { form: labels } = contact;
const setting = { service: "json", endpoint: "https://formulaires.example/f" };
const delivery = deliveryOf(setting, "https://firme.example/merci");
const names = Object.keys(typed);

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`The form has no field «${name}».`);
  return found;
};

/** The form of a visitor who came so many milliseconds ago, and the service that it sends to. */
function show(since = 2000) {
  jest.spyOn(performance, "now").mockReturnValue(since);
  let answer = (_: object) => {};
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  const service = jest.fn(() => answered);
  Object.assign(globalThis, { fetch: service });
  render(<ContactForm labels={labels} company="Firme" email="contact@firme.example" delivery={delivery} />);
  return { service, answer: (response: object) => act(async () => answer(response)) };
}

const press = () => act(async () => fireEvent.submit(control("name").form ?? window));

async function send(changed: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) {
    fireEvent.input(control(name), { target: { value } });
  }
  fireEvent.click(control("consent"));
  await press();
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ["name", "text", true, "name"],
  ["email", "email", true, "email"],
  ["message", "textarea", true, null],
  ["phone", "tel", false, "tel"],
  ["company", "text", false, "organization"],
  ["consent", "checkbox", true, null],
])("the field «%s» tells the browser what belongs into it", (name, ...expected) => {
  show();
  const { type, required } = control(name);
  expect([type, required, control(name).getAttribute("autocomplete")]).toEqual(expected);
});

test("the message says how long it is to be", () => {
  show();
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

test("while a message is being sent nothing can change it, and pressing again sends nothing", async () => {
  const { service } = show();
  await send();
  await press();
  expect(service).toHaveBeenCalledTimes(1);
  const button = screen.getByRole("button", { name: labels.sending.button });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText(labels.sending.status)).toHaveAttribute("role", "status");
  for (const name of names) expect(control(name)).toHaveAttribute("readonly");
});

test("each field that the service refuses is marked and says so, and the first has the focus", async () => {
  const { answer } = show();
  await send();
  const errors = { ...typed, consent: "" };
  await answer({ status: 422, ok: false, text: async () => JSON.stringify({ errors }) });
  expect(screen.getByRole("alert").textContent).toContain(labels.failures.refused);
  expect(control("name")).toHaveFocus();
  for (const name of [...names, "consent"]) {
    expect(control(name)).toHaveAttribute("aria-invalid", "true");
    expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(labels.errors.refused));
  }
});

test.each([
  ["within two seconds", 1999, ""],
  ["with the hidden field", 2000, "https://spam.example"],
])("filled in as programs do, %s, it is not sent until a person sends it again", async (_, since, trap) => {
  const { service } = show(since);
  control("bot-field").value = trap;
  await send();
  expect(screen.getByRole("alert").textContent).toContain(labels.failures.suspected);
  expect(service).not.toHaveBeenCalled();
  await press();
  expect(service).toHaveBeenCalledTimes(1);
});
