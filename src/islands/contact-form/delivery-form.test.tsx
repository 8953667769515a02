import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import contact from "../../../tests/fixture/data/contact.json";
import { ContactForm } from "./contact-form";
import { type Delivery, deliveryOf } from "./delivery";

const { form: words } = contact;
const text = "Un débit à suivre sur une conduite.";

const on = (service: Delivery["service"]) =>
  deliveryOf({ service, endpoint: "https://service.example/f" }, "https://firme.example/merci");

type Answer = { status?: number; text?: string; retryAfter?: string | null };

/** jsdom has no fetch: this one waits until the test answers. */
function heldFetch() {
  const waiting: { answer: (answer: Answer) => void; fail: () => void }[] = [];
  const fetch = jest.fn(
    () =>
      new Promise((resolve, reject) => {
        waiting.push({
          answer: ({ status = 200, text = '{"ok":true}', retryAfter = null }: Answer) =>
            resolve({ status, text: async () => text, headers: { get: () => retryAfter } }),
          fail: () => reject(new TypeError("Failed to fetch")),
        });
      }),
  );
  Object.defineProperty(window, "fetch", { configurable: true, writable: true, value: fetch });
  const next = () => {
    const request = waiting.shift();
    if (!request) throw new Error("No request is waiting for an answer.");
    return request;
  };
  return {
    fetch,
    answer: (answer: Answer = {}) => act(async () => next().answer(answer)),
    fail: () => act(async () => next().fail()),
  };
}

const person = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole("button", { name: /^Env/ });
const success = () => screen.queryByText("Message envoyé !");

function open(service?: Delivery["service"]) {
  return render(
    <ContactForm
      words={words}
      company="Exemple Électronique"
      email="contact@exemple.ch"
      delivery={service && on(service)}
    />,
  );
}

async function fill() {
  // All at once: other tests cover what happens between two keystrokes.
  const given = { "Nom *": "Camille Rey", "E-mail *": "camille.rey@exemple.ch", "Message *": text };
  for (const [label, value] of Object.entries(given)) fireEvent.input(field(label), { target: { value } });
  await person.click(screen.getByRole("checkbox"));
}

beforeEach(() => {
  // The form has been there for a while, so nobody is taken for a program.
  jest.spyOn(performance, "now").mockReturnValue(60_000);
  // jsdom keeps no timeline.
  Object.assign(performance, { getEntriesByType: () => [] });
  delete document.documentElement.dataset.sent;
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test("with delivery off, no request is made and success is shown at once", async () => {
  const { fetch } = heldFetch();
  const { container } = open();
  await fill();
  await person.click(button());
  expect(success()).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
  expect(container.querySelector("form")).toHaveAttribute("method", "dialog");
  expect(container.querySelector("[action], [aria-hidden]:not(svg), [type=hidden]")).toBeNull();
});

test("success is shown, and the fields emptied, only once the service has accepted", async () => {
  const { answer } = heldFetch();
  open("json");
  await fill();
  await person.click(button());
  expect(success()).not.toBeInTheDocument();
  expect(field("Message *")).toHaveValue(text);
  await answer();
  expect(success()).toBeInTheDocument();
  expect(field("Message *")).toHaveValue("");
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
});

test("while a message is being sent the button is busy and says so, keeps the focus, and sends nothing more", async () => {
  const { fetch, answer } = heldFetch();
  open("formspree");
  await fill();
  await person.click(button());
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveTextContent("Envoi en cours…");
  expect(button()).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Votre message est en cours d’envoi.");
  expect(field("Message *")).toHaveAttribute("readonly");
  await person.dblClick(button());
  expect(fetch).toHaveBeenCalledTimes(1);
  await answer();
  expect(button()).not.toHaveAttribute("aria-disabled");
});

test("a failure says what happened and what to do, leaves everything in place and offers the message as a mail", async () => {
  const { fail, answer } = heldFetch();
  open("formspree");
  await fill();
  await person.click(button());
  await fail();
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain(`Erreur${words.failures.unreachable}`);
  const mail = within(notice).getByRole("link", { name: "Envoyer ce message par e-mail" });
  expect(decodeURIComponent(mail.getAttribute("href") ?? "")).toBe(
    `mailto:contact@exemple.ch?subject=Message de Camille Rey&body=${text}\r\n\r\nCamille Rey\r\ncamille.rey@exemple.ch`,
  );
  expect(field("Message *")).toHaveValue(text);
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(button()).toHaveFocus();
  expect(success()).not.toBeInTheDocument();

  await person.click(button());
  await answer();
  expect(success()).toBeInTheDocument();
});

test("for the keyboard, the next stop after the button is the mail link of the notice", async () => {
  const { answer } = heldFetch();
  open("formspree");
  await fill();
  await person.click(button());
  await answer({ status: 500 });
  await person.tab();
  expect(screen.getByRole("link", { name: "Envoyer ce message par e-mail" })).toHaveFocus();
});

test("fields that the service refuses are marked with its words, as text, and the first gets the focus", async () => {
  const { answer } = heldFetch();
  const { container } = open("json");
  await fill();
  await person.click(button());
  const refusal = "<img src=x> refusé";
  await answer({ status: 422, text: JSON.stringify({ errors: { message: "Trop long.", email: refusal } }) });
  expect(field("E-mail *")).toHaveFocus();
  expect(field("E-mail *")).toHaveAccessibleDescription(refusal);
  expect(field("Message *")).toHaveAccessibleDescription("Trop long. De 20 à 5\u202f000 caractères.");
  expect(container.querySelector("form img")).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain(words.failures.refused);

  await person.type(field("E-mail *"), "x");
  expect(field("E-mail *")).toHaveAccessibleDescription("");
  expect(field("Message *")).toBeInvalid();
});

test("where the service's words are English, ours are beside the field", async () => {
  const { answer } = heldFetch();
  open("formspree");
  await fill();
  await person.click(button());
  await answer({ status: 422, text: '{"errors":[{"field":"email","message":"should be an email"}]}' });
  expect(field("E-mail *")).toHaveAccessibleDescription(words.errors.refused);
});

test("a service that is too busy says how long to wait", async () => {
  const { answer } = heldFetch();
  open("json");
  await fill();
  await person.click(button());
  await answer({ status: 429, retryAfter: "120" });
  expect(screen.getByRole("alert")).toHaveTextContent("réessayez dans 2 minutes, ou envoyez-le par e-mail.");
});

test("a message that our own rules refuse is not sent", async () => {
  const { fetch } = heldFetch();
  open("json");
  await person.click(button());
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  expect(fetch).not.toHaveBeenCalled();
});

test("what is typed is there again after a reload or the back button, without the consent, in both modes", async () => {
  for (const service of [undefined, "json"] as const) {
    const first = open(service);
    await fill();
    first.unmount();
    const second = open(service);
    expect(field("Nom *")).toHaveValue("Camille Rey");
    expect(field("Message *")).toHaveValue(text);
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    second.unmount();
    sessionStorage.clear();
  }
});

test("what is sent after a reload has the key that it had before", async () => {
  const { fetch, answer } = heldFetch();
  const first = open("json");
  await fill();
  await person.click(button());
  first.unmount();
  open("json");
  await person.click(screen.getByRole("checkbox"));
  await person.click(button());
  const keys = fetch.mock.calls.map(
    (call: unknown[]) => JSON.stringify(call[1]).match(/Idempotency-Key":"[^,]+"/)?.[0],
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await answer();
});

describe("a form that looks as if a program had filled it in", () => {
  const suspicion = /rempli à la manière d’un robot/;

  test.each(["netlify", "formspree", "json"] as const)(
    "with %s, the hidden field too: is neither sent nor called sent, and goes out on the second press",
    async (service) => {
      const { fetch, answer } = heldFetch();
      const { container } = open(service);
      await fill();
      const trap = container.querySelector<HTMLInputElement>("[aria-hidden] input");
      if (trap) trap.value = "https://spam.example";
      await person.click(button());
      expect(await screen.findByRole("alert")).toHaveTextContent(suspicion);
      expect(success()).not.toBeInTheDocument();
      expect(field("Message *")).toHaveValue(text);
      expect(fetch).not.toHaveBeenCalled();

      await person.click(button());
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(trap).toHaveValue("");
      await answer();
    },
  );

  test("within two seconds of being seen: neither", async () => {
    const { fetch } = heldFetch();
    jest.spyOn(performance, "now").mockReturnValue(1500);
    open("json");
    await fill();
    await person.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(suspicion);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("counts from when it could be seen, not from when the application arrived", async () => {
    const { fetch, answer } = heldFetch();
    open("json");
    await fill();
    // The application has just arrived, seventeen seconds after the page.
    jest.spyOn(performance, "now").mockReturnValue(17_000);
    await person.click(button());
    expect(fetch).toHaveBeenCalledTimes(1);
    await answer();
  });
});

test("a form that the browser is posting stays the browser's: nothing is sent twice", async () => {
  const { fetch } = heldFetch();
  document.documentElement.dataset.sent = "posted";
  const { container } = open("json");
  const form = container.querySelector("form");
  const submission = new Event("submit", { bubbles: true, cancelable: true });
  form?.dispatchEvent(submission);
  expect(submission.defaultPrevented).toBe(false);
  expect(form).not.toHaveAttribute("novalidate");
  expect(fetch).not.toHaveBeenCalled();
});

test("the hidden field is nowhere for people and assistive technology", async () => {
  const { container } = open("json");
  const trap = container.querySelector("[aria-hidden] input");
  expect(trap).toHaveAttribute("autocomplete", "off");
  expect(screen.getAllByRole("textbox")).not.toContain(trap);
  for (let press = 0; press < 10; press += 1) {
    await person.tab();
    expect(trap).not.toHaveFocus();
  }
});

test("every text field has the documented length", () => {
  open("json");
  const lengths = ["Nom *", "E-mail *", "Téléphone", "Entreprise", "Message *"].map(
    (label) => field(label).maxLength,
  );
  expect(lengths).toEqual([100, 254, 40, 120, 5000]);
});

test.each(["idle", "busy", "failed"])("axe finds nothing in a form that is %s", async (state) => {
  const { answer } = heldFetch();
  const { container } = open("json");
  if (state !== "idle") {
    await fill();
    await person.click(button());
  }
  if (state === "failed") await answer({ status: 422, text: '{"errors":{"email":"Adresse inconnue."}}' });
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations).toEqual([]);
});
