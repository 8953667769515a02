import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import contact from "../../../tests/fixture/data/contact.json";
import { faultsOf } from "../../../tests/support/axe";
import { ContactForm } from "./contact-form";

const consentMissing = "Vous devez accepter l'utilisation de vos données.";
const hint = contact.form.fields.message.hint;
const messageTooShort = "Le message doit contenir au moins 20 caractères.";

/** What the page and its application tell each other (islands/wake.mts). */
const root = document.documentElement.dataset;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({
    advanceTimers: jest.advanceTimersByTime,
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
});

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  for (const name of ["scripts", "sent"]) delete root[name];
});

const open = () => {
  const { form } = contact;
  return render(<ContactForm words={form} company="Exemple Électronique" email="contact@exemple.example" />);
};

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const name = () => field(/^Nom/);
const email = () => field(/^E-mail/);
const phone = () => field(/^Téléphone/);
const company = () => field(/^Entreprise/);
const message = () => field(/^Message/);
const consent = () => field(/^J’autorise/);

/** Enters text all at once, like a paste: intermediate values do not matter here. */
const fill = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });

const complete = {
  name: "Camille Rey",
  email: "camille.rey@exemple.ch",
  message: "Nous aimerions mesurer un débit à la source.",
};

async function fillIn(given: Partial<typeof complete> & { consents?: boolean } = {}) {
  const { consents = true, ...texts } = { ...complete, ...given };
  fill(name(), texts.name);
  fill(email(), texts.email);
  fill(message(), texts.message);
  if (consents) await user.click(consent());
}

/** In ten steps, so that what a timer starts, such as a notice's exit, can run as well. */
function pass(milliseconds: number) {
  for (let step = 0; step < 10; step += 1) act(() => jest.advanceTimersByTime(milliseconds / 10));
}

/** Sends the form, and lets the notices appear. */
async function send() {
  await user.click(screen.getByRole("button", { name: "Envoyer le message" }));
  pass(1000);
}

const errors = () => screen.queryAllByRole("alert");
const success = () => screen.queryByRole("status");
const texts = (elements: HTMLElement[]) =>
  elements.map((element) => [...element.querySelectorAll("p")].map((line) => line.textContent));

describe("the fields", () => {
  beforeEach(() => open());

  test("are the six of the specification, with an asterisk on those that are required", () => {
    const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
    expect(labels).toEqual([
      "Nom *",
      "E-mail *",
      "Téléphone",
      "Entreprise",
      "Message *",
      "J’autorise Exemple Électronique à utiliser ces informations pour me recontacter.",
    ]);
    expect(screen.getByText("Les champs suivis d’un astérisque (*) sont obligatoires.")).toBeVisible();
  });

  test("say which of them are required", () => {
    for (const required of [name(), email(), message(), consent()]) expect(required).toBeRequired();
    for (const optional of [phone(), company()]) expect(optional).not.toBeRequired();
  });

  test("let the browser fill them in and bring up the right keyboard", () => {
    const help = [name(), email(), phone(), company()].map((input) =>
      ["type", "autocomplete", "inputmode"].map((attribute) => input.getAttribute(attribute)),
    );
    expect(help).toEqual([
      ["text", "name", null],
      ["email", "email", "email"],
      ["tel", "tel", "tel"],
      ["text", "organization", null],
    ]);
  });

  test("start without a fault, the message with its hint", () => {
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
    expect(message()).toHaveAccessibleDescription(hint);
  });
});

describe("a form that may not be sent", () => {
  beforeEach(() => open());

  test("without consent and with a short message, both are named, consent first", async () => {
    await fillIn({ message: "Bonjour", consents: false });
    await send();
    expect(texts(errors())).toEqual([
      ["Erreur", consentMissing],
      ["Erreur", messageTooShort],
    ]);
    expect(success()).not.toBeInTheDocument();
  });

  test("where only the consent is missing, only that is named", async () => {
    await fillIn({ consents: false });
    await send();
    expect(texts(errors())).toEqual([["Erreur", consentMissing]]);
    expect(consent()).toHaveAccessibleDescription(consentMissing);
    expect(consent()).toHaveFocus();
  });

  test("with 19 characters between blanks, only the message is named", async () => {
    await fillIn({ message: `  ${"a".repeat(19)}  ` });
    await send();
    expect(texts(errors())).toEqual([["Erreur", messageTooShort]]);
    expect(message()).toHaveFocus();
  });

  test("each failing field is marked and carries its own message", async () => {
    await send();
    expect(name()).toHaveAccessibleDescription("Indiquez votre nom.");
    expect(email()).toHaveAccessibleDescription("Indiquez votre adresse e-mail.");
    expect(message()).toHaveAccessibleDescription(`${messageTooShort} ${hint}`);
    expect(consent()).toHaveAccessibleDescription(consentMissing);
    for (const failing of [name(), email(), message(), consent()]) {
      expect(failing).toHaveAttribute("aria-invalid", "true");
    }
    for (const optional of [phone(), company()]) {
      expect(optional).not.toHaveAttribute("aria-invalid");
      expect(optional).not.toHaveAccessibleDescription();
    }
  });

  test("the focus goes to the first field that fails", async () => {
    await send();
    expect(name()).toHaveFocus();
    fill(name(), complete.name);
    await send();
    expect(email()).toHaveFocus();
  });

  test("an incomplete address is said to be so", async () => {
    await fillIn({ email: "camille@exemple" });
    await send();
    expect(email()).toHaveAccessibleDescription(/^Cette adresse e-mail semble incomplète/);
    expect(email()).toHaveFocus();
    expect(texts(errors())).toEqual([["Erreur", contact.form.errors.emailInvalid]]);
  });

  test("what was typed stays", async () => {
    await fillIn({ consents: false });
    await send();
    expect(name()).toHaveValue(complete.name);
    expect(message()).toHaveValue(complete.message);
  });

  test("a field's message goes when the field is corrected, the others stay", async () => {
    await fillIn({ name: "", message: "Bonjour", consents: false });
    await send();
    fill(message(), complete.message);
    expect(message()).toHaveAccessibleDescription(hint);
    expect(message()).not.toHaveAttribute("aria-invalid");
    await user.click(consent());
    expect(consent()).not.toHaveAttribute("aria-invalid");
    expect(name()).toHaveAccessibleDescription("Indiquez votre nom.");
  });

  test("a field that was valid shows no message before the form is sent again", async () => {
    await fillIn({ consents: false });
    await send();
    fill(name(), "");
    expect(name()).not.toHaveAttribute("aria-invalid");
  });
});

describe("a form that may be sent", () => {
  beforeEach(() => open());

  test("thanks the visitor in the words of the specification", async () => {
    await fillIn();
    await send();
    const notice = screen.getByRole("status");
    expect(texts([notice])).toEqual([["Message envoyé !", "Nous vous répondrons rapidement."]]);
    expect(errors()).toEqual([]);
  });

  test("leaves all six fields empty", async () => {
    await fillIn();
    fill(phone(), "+41 27 000 00 00");
    fill(company(), "Commune de Dorénaz");
    await send();
    for (const input of [name(), email(), phone(), company(), message()]) expect(input).toHaveValue("");
    expect(consent()).not.toBeChecked();
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
  });

  test("needs neither phone nor company, and 20 characters are enough", async () => {
    await fillIn({ message: "a".repeat(20) });
    await send();
    expect(success()).toBeVisible();
  });

  test("is sent by Enter in a field as well", async () => {
    await fillIn();
    await user.type(name(), "{Enter}");
    pass(1000);
    expect(success()).toBeVisible();
  });

  test("shows no error afterwards that was corrected before it could be shown", async () => {
    const [form] = document.forms;
    if (!form) throw new Error("There is no form.");
    act(() => {
      fireEvent.submit(form);
      fill(name(), complete.name);
      fill(email(), complete.email);
      fill(message(), complete.message);
      fireEvent.click(consent());
      fireEvent.submit(form);
    });
    pass(1000);
    expect(success()).toHaveTextContent("Message envoyé !");
    expect(errors()).toEqual([]);
  });

  test("takes the place of the errors before it", async () => {
    await fillIn({ message: "Bonjour", consents: false });
    await send();
    fill(message(), complete.message);
    await user.click(consent());
    await send();
    expect(success()).toBeVisible();
    expect(errors()).toEqual([]);
  });
});

describe("the network", () => {
  const request = jest.fn();
  const own = { fetch: window.fetch, sendBeacon: navigator.sendBeacon };

  beforeEach(() => {
    request.mockClear();
    Object.assign(window, { fetch: request });
    Object.assign(navigator, { sendBeacon: request });
    jest.spyOn(XMLHttpRequest.prototype, "open").mockImplementation(request);
  });

  afterEach(() => {
    Object.assign(window, { fetch: own.fetch });
    Object.assign(navigator, { sendBeacon: own.sendBeacon });
    jest.restoreAllMocks();
  });

  test("gets no request for a message, and the browser goes nowhere", async () => {
    open();
    const unhandled = jest.fn((event: Event) => event.defaultPrevented);
    window.addEventListener("submit", unhandled);
    await fillIn();
    await send();
    window.removeEventListener("submit", unhandled);
    expect(success()).toBeVisible();
    expect(request).not.toHaveBeenCalled();
    expect(unhandled.mock.results).toEqual([{ type: "return", value: true }]);
    const form = document.querySelector("form");
    expect(form).toHaveAttribute("method", "dialog");
    expect(form).not.toHaveAttribute("action");
  });
});

describe("the notices", () => {
  beforeEach(() => open());

  const dismissIn = (notice: HTMLElement) => within(notice).getByRole("button", { name: "Fermer" });
  const first = (elements: HTMLElement[]) => elements[0] ?? document.body;

  async function succeed() {
    await fillIn();
    await send();
    return screen.getByRole("status");
  }

  test("errors stay until they are dismissed, each by itself", async () => {
    await send();
    pass(60 * 60 * 1000);
    expect(errors()).toHaveLength(2);
    await user.click(dismissIn(first(errors())));
    pass(1000);
    expect(texts(errors())).toEqual([["Erreur", messageTooShort]]);
    await user.click(dismissIn(first(errors())));
    pass(1000);
    expect(errors()).toEqual([]);
  });

  test("the success disappears after six seconds, and not before", async () => {
    await succeed();
    pass(4900);
    expect(success()).toBeVisible();
    pass(1500);
    expect(success()).not.toBeInTheDocument();
  });

  test("the success waits under the pointer, then disappears", async () => {
    const notice = await succeed();
    await user.hover(notice);
    pass(60_000);
    expect(success()).toBeVisible();
    await user.unhover(notice);
    pass(9000);
    expect(success()).not.toBeInTheDocument();
  });

  test("the success waits while it is focused, then disappears", async () => {
    const notice = await succeed();
    act(() => dismissIn(notice).focus());
    pass(60_000);
    expect(success()).toBeVisible();
    act(() => name().focus());
    pass(9000);
    expect(success()).not.toBeInTheDocument();
  });

  test("the success that is focused still waits when the pointer only passes over it", async () => {
    const notice = await succeed();
    act(() => dismissIn(notice).focus());
    await user.hover(notice);
    await user.unhover(notice);
    pass(60_000);
    expect(success()).toBeVisible();
  });

  test("the success can be dismissed at once", async () => {
    await user.click(dismissIn(await succeed()));
    pass(1000);
    expect(success()).not.toBeInTheDocument();
  });

  test("an impatient visitor never sees more than three, and in the end only the last ones", async () => {
    const button = screen.getByRole("button", { name: "Envoyer le message" });
    for (let press = 0; press < 6; press += 1) {
      await user.click(button);
      expect(errors().length).toBeLessThanOrEqual(3);
      pass(40);
    }
    pass(5000);
    expect(texts(errors())).toEqual([
      ["Erreur", consentMissing],
      ["Erreur", messageTooShort],
    ]);
    await fillIn();
    await user.click(button);
    pass(3000);
    expect(success()).toBeVisible();
    expect(errors()).toEqual([]);
  });
});

describe("a form sent before the application was there", () => {
  test("is handled as soon as it is, once", async () => {
    root.sent = "held";
    const { unmount } = open();
    pass(1000);
    expect(texts(errors())).toEqual([
      ["Erreur", consentMissing],
      ["Erreur", messageTooShort],
    ]);
    expect(root.sent).toBeUndefined();
    unmount();
    open();
    pass(1000);
    expect(errors()).toEqual([]);
  });

  test("is read as the visitor filled it in, in the page as served", () => {
    const { form } = contact;
    const page = <ContactForm words={form} company="Exemple Électronique" email="contact@exemple.example" />;
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    name().value = complete.name;
    email().value = complete.email;
    message().value = complete.message;
    consent().checked = true;
    root.sent = "held";
    render(page, { container, hydrate: true });
    pass(1000);
    expect(success()).toBeVisible();
    expect(name()).toHaveValue("");
    expect(consent()).not.toBeChecked();
  });

  test("is not assumed where none was sent", () => {
    open();
    pass(1000);
    expect(errors()).toEqual([]);
    expect(root.scripts).toBe("ready");
  });
});

test("a mail link is there for where the form cannot work", () => {
  open();
  const mail = screen.getByRole("link", { name: "Écrire un e-mail", hidden: true });
  expect(mail).toHaveAttribute("href", "mailto:contact@exemple.example");
});

describe("axe finds no fault", () => {
  test("in the form at rest", async () => {
    const { container } = open();
    jest.useRealTimers();
    expect(await faultsOf(container)).toEqual([]);
  });

  test("in the form with its errors and notices", async () => {
    open();
    await send();
    jest.useRealTimers();
    expect(errors()).toHaveLength(2);
    expect(await faultsOf(document.body)).toEqual([]);
  });

  test("in the notice of success", async () => {
    open();
    await fillIn();
    await send();
    jest.useRealTimers();
    expect(success()).toBeVisible();
    expect(await faultsOf(document.body)).toEqual([]);
  });
});
