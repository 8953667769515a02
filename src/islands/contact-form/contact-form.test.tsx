import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import contact from "../../../tests/fixture/data/contact.json";
import { formInput } from "../../../tests/support/message";
import { type FieldName, fieldNames, textFieldNames } from "../../content/form-fields";
import { ContactForm } from "./contact-form";
import { deliveryOf } from "./delivery";

const { form: labels } = contact;

const noticeTexts = () =>
  [...document.querySelectorAll("[data-notice]")].map(({ textContent }) => textContent);
const announcement = () => document.querySelector("[aria-live]")?.textContent;

const controlNamed = (name: string) => {
  const element = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!element) throw new Error(`Field "${name}" not found in the form.`);
  return element;
};

/** Renders the form `elapsed` milliseconds after the visitor's arrival; `respond` settles its request. */
function renderForm({ elapsed = 2000, service = "json" } = {}) {
  jest.spyOn(performance, "now").mockReturnValue(elapsed);
  let respond = (_: object) => {};
  const response = new Promise((resolve) => {
    respond = resolve;
  });
  const fetch = jest.fn(() => response);
  Object.assign(globalThis, { fetch });
  const setting = { service, endpoint: "https://formulaires.example/f" };
  const delivery = deliveryOf(setting, "https://firme.example/merci");
  render(<ContactForm labels={labels} company="Firme" email="contact@firme.example" delivery={delivery} />);
  return { fetch, respond: (result: object) => act(async () => respond(result)) };
}

const submit = () => act(async () => fireEvent.submit(controlNamed("name").form ?? window));
const typeInto = (name: string, value: string) => fireEvent.input(controlNamed(name), { target: { value } });

async function fillInAndSubmit(otherTexts: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...formInput, ...otherTexts })) typeInto(name, value);
  fireEvent.click(controlNamed("consent"));
  screen.getByRole("button", { name: labels.submit }).focus();
  await submit();
}

afterEach(() => jest.restoreAllMocks());

/** Type, whether required, and `autocomplete` of each field. */
const expectedAttributes: Record<FieldName, unknown[]> = {
  name: ["text", true, "name"],
  email: ["email", true, "email"],
  message: ["textarea", true, null],
  phone: ["tel", false, "tel"],
  company: ["text", false, "organization"],
  consent: ["checkbox", true, null],
};

test.each(fieldNames)('gives field "%s" its type, required state and autofill name', (name) => {
  renderForm();
  const { type, required, ariaRequired } = controlNamed(name);
  expect([type, ariaRequired === "true", controlNamed(name).getAttribute("autocomplete")]).toEqual(
    expectedAttributes[name],
  );
  // Screen readers announce an empty `required` field as invalid.
  expect(required || controlNamed(name).hasAttribute("aria-invalid")).toBe(false);
});

test("gives screen readers names without asterisks, the message's hint and one live region, but no honeypot", () => {
  renderForm();
  expect(document.querySelectorAll("[aria-live]")).toHaveLength(1);
  // Without an ARIA attribute, Firefox moves screen readers out of the island when it hydrates.
  expect(document.querySelector("[data-island]")).toHaveAttribute("aria-atomic", "false");
  expect(controlNamed("name")).toHaveAccessibleName("Nom");
  expect(controlNamed("message")).toHaveAccessibleDescription(labels.messageHint);
  expect(screen.getByText(labels.requiredHint)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: labels.honeypot })).toBeNull();
});

test("keeps a text that is too long, and reports its length and the maximum", async () => {
  renderForm();
  await fillInAndSubmit({ phone: "0".repeat(101) });
  expect(controlNamed("phone")).toHaveValue("0".repeat(101));
  expect(controlNamed("phone")).toHaveAccessibleDescription(
    labels.errors.tooLong.replace("{length}", "101").replace("{most}", "100"),
  );
});

test("reports missing fields in notices (consent first), beside each field, and in the live region", async () => {
  const { fetch } = renderForm();
  expect(announcement()).toBe("");
  await submit();
  const { nameMissing, emailMissing, consentMissing, messageTooShort } = labels.errors;
  expect(noticeTexts()).toEqual(
    [consentMissing, messageTooShort].map((text) => `${labels.notices.errorTitle}${text}Fermer`),
  );
  expect(announcement()).toBe(`Erreur. ${nameMissing} ${emailMissing} ${messageTooShort} ${consentMissing}`);
  // Notices with such roles would be read out twice.
  expect(document.querySelectorAll("[role=alert], [role=status]")).toHaveLength(0);
  // Chromium does not announce identical text.
  const firstAnnouncement = announcement();
  await submit();
  expect(announcement()).not.toBe(firstAnnouncement);
  expect(controlNamed("name")).toHaveFocus();
  expect(controlNamed("name")).toHaveAccessibleDescription(nameMissing);
  expect(controlNamed("name")).toHaveAttribute("aria-invalid", "true");
  typeInto("name", formInput.name);
  expect(controlNamed("name")).not.toHaveAttribute("aria-invalid");
  expect(announcement()).toBe("");
  expect(fetch).not.toHaveBeenCalled();
  // Dismissing a notice removes the focused button.
  fireEvent.click(screen.getAllByRole("button", { name: "Fermer" })[0] ?? window);
  expect(screen.getByRole("button", { name: labels.submit })).toHaveFocus();
});

test("closes each notice once its field is corrected", async () => {
  renderForm();
  await submit();
  typeInto("message", formInput.message);
  await waitFor(() => expect(noticeTexts()).toEqual([`Erreur${labels.errors.consentMissing}Fermer`]));
  fireEvent.click(controlNamed("consent"));
  await waitFor(() => expect(noticeTexts()).toEqual([]));
});

test("does not call an e-mail address invalid while it is being typed", async () => {
  renderForm();
  await submit();
  typeInto("email", "camille@");
  expect(controlNamed("email")).toHaveAccessibleDescription(labels.errors.emailMissing);
  fireEvent.blur(controlNamed("email"));
  expect(controlNamed("email")).toHaveAccessibleDescription(labels.errors.emailInvalid);
});

test("with delivery off, accepts a complete message, sends nothing and empties all fields", async () => {
  const { fetch } = renderForm({ service: "none" });
  await fillInAndSubmit();
  expect(noticeTexts()).toEqual(["Message envoyé !Nous vous répondrons rapidement.Fermer"]);
  expect(announcement()).toBe("Message envoyé ! Nous vous répondrons rapidement.");
  await submit();
  expect(announcement()).toContain("Message envoyé !");
  for (const name of textFieldNames) expect(controlNamed(name)).toHaveValue("");
  expect(controlNamed("consent")).not.toBeChecked();
  expect(fetch).not.toHaveBeenCalled();
});

test("confirms an accepted message beside the button until the form is edited again", async () => {
  renderForm({ service: "none" });
  await fillInAndSubmit();
  const confirmation = () => screen.queryByText(labels.notices.successTitle, { selector: "b" });
  expect(confirmation()).toBeInTheDocument();
  typeInto("name", "Anne");
  expect(confirmation()).toBeNull();
});

test("deletes the draft of an accepted message and keeps the focus", async () => {
  const { respond } = renderForm();
  await fillInAndSubmit();
  sessionStorage.setItem("contact-draft", "{}");
  await respond({ status: 200, ok: true, text: async () => '{"ok":true}' });
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole("button", { name: labels.submit })).toHaveFocus();
});

test("warns before leaving the page, but only while a message is being sent", async () => {
  const { respond } = renderForm();
  const warnsBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(warnsBeforeLeaving()).toBe(false);
  await fillInAndSubmit();
  expect(warnsBeforeLeaving()).toBe(true);
  await respond({ status: 200, ok: true, text: async () => '{"ok":true}' });
  expect(warnsBeforeLeaving()).toBe(false);
});

test("locks the form while sending, and ignores another submission", async () => {
  const { fetch } = renderForm();
  await fillInAndSubmit();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
  const button = screen.getByRole("button", { name: labels.sending.button });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(announcement()).toBe(labels.sending.status);
  for (const name of textFieldNames) expect(controlNamed(name)).toHaveAttribute("readonly");
});

test("keeps a message that was rejected, and offers to send it by e-mail", async () => {
  const { respond } = renderForm();
  await fillInAndSubmit();
  await respond({ status: 503, ok: false, text: async () => "" });
  expect(noticeTexts()[0]).toContain(labels.failures.rejected);
  for (const [name, value] of Object.entries(formInput)) expect(controlNamed(name)).toHaveValue(value);
  expect(controlNamed("consent")).toBeChecked();
  expect(screen.getByRole("button", { name: labels.submit })).toHaveFocus();
  await userEvent.tab();
  const link = screen.getByRole("link", { name: labels.mail.link });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", expect.stringContaining("Camille"));
  // The click renews the link's URL.
  typeInto("name", "Alix");
  // jsdom cannot navigate, and would log an error.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute("href", expect.stringContaining("Alix"));
});

test("marks each field that the service refuses, and focuses the first", async () => {
  const { respond } = renderForm();
  await fillInAndSubmit();
  const errors = { ...formInput, consent: "" };
  await respond({ status: 422, ok: false, text: async () => JSON.stringify({ errors }) });
  expect(noticeTexts()[0]).toContain(labels.failures.refused);
  expect(controlNamed("name")).toHaveFocus();
  for (const name of fieldNames) {
    expect(controlNamed(name)).toHaveAttribute("aria-invalid", "true");
    expect(controlNamed(name)).toHaveAccessibleDescription(expect.stringContaining(labels.errors.refused));
  }
});

test.each([
  ["submitted within two seconds", 1999, ""],
  ["with a filled honeypot", 2000, "https://spam.example"],
])("holds back a message %s until it is sent again", async (_, elapsed, honeypot) => {
  const { fetch } = renderForm({ elapsed });
  controlNamed("bot-field").value = honeypot;
  await fillInAndSubmit();
  expect(noticeTexts()[0]).toContain(labels.failures.suspected);
  expect(fetch).not.toHaveBeenCalled();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
});
