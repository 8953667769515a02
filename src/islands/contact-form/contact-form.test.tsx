import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import contact from "../../../tests/fixture/data/contact.json";
import { typed } from "../../../tests/support/message";
import { type FieldName, fieldNames } from "../../content/form-fields";
import { ContactForm } from "./contact-form";
import { deliveryOf } from "./delivery";

const { form: labels } = contact;
const names = Object.keys(typed);

const shown = () => [...document.querySelectorAll("[data-notice]")].map(({ textContent }) => textContent);
const spoken = () => document.querySelector("[aria-live]")?.textContent;

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`The form has no field «${name}».`);
  return found;
};

/** The form of a visitor who came so many milliseconds ago, and the server that it sends to. */
function show({ since = 2000, service = "json" } = {}) {
  jest.spyOn(performance, "now").mockReturnValue(since);
  let answer = (_: object) => {};
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  const fetch = jest.fn(() => answered);
  Object.assign(globalThis, { fetch });
  const setting = { service, endpoint: "https://formulaires.example/f" };
  const delivery = deliveryOf(setting, "https://firme.example/merci");
  render(<ContactForm labels={labels} company="Firme" email="contact@firme.example" delivery={delivery} />);
  return { fetch, answer: (response: object) => act(async () => answer(response)) };
}

const press = () => act(async () => fireEvent.submit(control("name").form ?? window));
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });

async function send(changed: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) type(name, value);
  fireEvent.click(control("consent"));
  screen.getByRole("button", { name: labels.submit }).focus();
  await press();
}

afterEach(() => jest.restoreAllMocks());

const expectedOfFields: Record<FieldName, unknown[]> = {
  name: ["text", true, "name"],
  email: ["email", true, "email"],
  message: ["textarea", true, null],
  phone: ["tel", false, "tel"],
  company: ["text", false, "organization"],
  consent: ["checkbox", true, null],
};

test.each(fieldNames)("the field «%s» tells the browser what belongs into it", (name) => {
  show();
  const { type, required, ariaRequired } = control(name);
  expect([type, ariaRequired === "true", control(name).getAttribute("autocomplete")]).toEqual(
    expectedOfFields[name],
  );
  // Readers say «invalid» of a field that is `required` and empty.
  expect(required || control(name).hasAttribute("aria-invalid")).toBe(false);
});

test("a reader hears a field's name without its star, how long the message is to be, and one live region", () => {
  show();
  expect(document.querySelectorAll("[aria-live]")).toHaveLength(1);
  // Without an ARIA attribute Firefox throws who reads in an island back when it wakes.
  expect(document.querySelector("[data-island]")).toHaveAttribute("aria-atomic", "false");
  expect(control("name")).toHaveAccessibleName("Nom");
  expect(control("message")).toHaveAccessibleDescription(labels.messageHint);
  expect(screen.getByText(labels.requiredHint)).toBeVisible();
  // What is there for programs alone.
  expect(screen.queryByRole("textbox", { name: labels.honeypot })).toBeNull();
});

test("a text too long stays whole, and is named with both figures", async () => {
  show();
  await send({ phone: "0".repeat(101) });
  expect(control("phone")).toHaveValue("0".repeat(101));
  expect(control("phone")).toHaveAccessibleDescription(
    labels.errors.tooLong.replace("{length}", "101").replace("{most}", "100"),
  );
});

test("what is missing is in notices, consent first, beside each field, and spoken in their order", async () => {
  const { fetch } = show();
  expect(spoken()).toBe("");
  await press();
  const { nameMissing, emailMissing, consentMissing, messageTooShort } = labels.errors;
  expect(shown()).toEqual(
    [consentMissing, messageTooShort].map((text) => `${labels.notices.errorTitle}${text}Fermer`),
  );
  expect(spoken()).toBe(`Erreur. ${nameMissing} ${emailMissing} ${messageTooShort} ${consentMissing}`);
  // The boxes would say it once more.
  expect(document.querySelectorAll("[role=alert], [role=status]")).toHaveLength(0);
  // Chromium says nothing of a text that stays as it is.
  const said = spoken();
  await press();
  expect(spoken()).not.toBe(said);
  expect(control("name")).toHaveFocus();
  expect(control("name")).toHaveAccessibleDescription(nameMissing);
  expect(control("name")).toHaveAttribute("aria-invalid", "true");
  type("name", typed.name);
  expect(control("name")).not.toHaveAttribute("aria-invalid");
  expect(spoken()).toBe("");
  expect(fetch).not.toHaveBeenCalled();
  // Its own button goes with a notice: the focus returns to what it is about.
  fireEvent.click(screen.getAllByRole("button", { name: "Fermer" })[0] ?? window);
  expect(screen.getByRole("button", { name: labels.submit })).toHaveFocus();
});

test("an address is not called wrong while it is being typed", async () => {
  show();
  await press();
  type("email", "camille@");
  expect(control("email")).toHaveAccessibleDescription(labels.errors.emailMissing);
  fireEvent.blur(control("email"));
  expect(control("email")).toHaveAccessibleDescription(labels.errors.emailInvalid);
});

test("without a service nothing is sent; a complete message is taken, and every field emptied", async () => {
  const { fetch } = show({ service: "none" });
  await send();
  expect(shown()).toEqual(["Message envoyé !Nous vous répondrons rapidement.Fermer"]);
  expect(spoken()).toBe("Message envoyé ! Nous vous répondrons rapidement.");
  // A second press means the first.
  await press();
  expect(spoken()).toContain("Message envoyé !");
  for (const name of names) expect(control(name)).toHaveValue("");
  expect(control("consent")).not.toBeChecked();
  expect(fetch).not.toHaveBeenCalled();
});

test("an accepted message is forgotten, and the focus stays", async () => {
  const { answer } = show();
  await send();
  sessionStorage.setItem("contact-draft", "{}");
  await answer({ status: 200, ok: true, text: async () => '{"ok":true}' });
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole("button", { name: labels.submit })).toHaveFocus();
});

test("the browser asks before a page is left that is sending a message, and no other", async () => {
  const { answer } = show();
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(false);
  await send();
  expect(isAsked()).toBe(true);
  await answer({ status: 200, ok: true, text: async () => '{"ok":true}' });
  expect(isAsked()).toBe(false);
});

test("while a message is being sent nothing can change it, and pressing again sends nothing", async () => {
  const { fetch } = show();
  await send();
  await press();
  expect(fetch).toHaveBeenCalledTimes(1);
  const button = screen.getByRole("button", { name: labels.sending.button });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(spoken()).toBe(labels.sending.status);
  for (const name of names) expect(control(name)).toHaveAttribute("readonly");
});

test("a message that is not accepted stays as it was typed, and the next stop is the mail with it", async () => {
  const { answer } = show();
  await send();
  await answer({ status: 503, ok: false, text: async () => "" });
  expect(shown()[0]).toContain(labels.failures.rejected);
  for (const [name, value] of Object.entries(typed)) expect(control(name)).toHaveValue(value);
  expect(control("consent")).toBeChecked();
  expect(screen.getByRole("button", { name: labels.submit })).toHaveFocus();
  await userEvent.tab();
  const link = screen.getByRole("link", { name: labels.mail.link });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", expect.stringContaining("Camille"));
  // What is typed after the failure is in the mail, too. jsdom cannot follow a link.
  type("name", "Alix");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute("href", expect.stringContaining("Alix"));
});

test("each field that the service refuses is marked and says so, and the first has the focus", async () => {
  const { answer } = show();
  await send();
  const errors = { ...typed, consent: "" };
  await answer({ status: 422, ok: false, text: async () => JSON.stringify({ errors }) });
  expect(shown()[0]).toContain(labels.failures.refused);
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
  const { fetch } = show({ since });
  control("bot-field").value = trap;
  await send();
  expect(shown()[0]).toContain(labels.failures.suspected);
  expect(fetch).not.toHaveBeenCalled();
  await press();
  expect(fetch).toHaveBeenCalledTimes(1);
});
