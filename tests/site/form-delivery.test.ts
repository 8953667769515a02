import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import words from "../../data/contact.json";
import { isHydrated, operatedControl } from "../../tools/hydration";
import type { Fault } from "../support/delivery-service";
import {
  addressWithoutTls,
  builtFormHtml,
  deliverBy,
  fill,
  fillAndSend,
  openForm,
  openPage,
  ready,
  renderedForm,
  send,
  service,
  siteAddress,
  success,
  takeTime,
  typed,
  values,
  withDeliverySite,
} from "../support/delivery-site";

withDeliverySite();

const { failures } = words.form;
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Erreur" });
const noticeText = async (page: Page) => {
  await notice(page).waitFor();
  return notice(page).textContent();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const emptied = { name: "", email: "", phone: "", company: "", message: "" };

test("these tests show the form that the build shows", () => {
  expect(renderedForm().html).toBe(builtFormHtml());
});

describe("what a service receives", () => {
  test("Netlify: the fields, the form's name and the empty trap, at the thank-you page of the site", async () => {
    deliverBy("netlify");
    const page = await openForm();
    await fillAndSend(page);
    await success(page).waitFor();
    expect(service.messages()).toEqual([
      {
        method: "POST",
        path: "/merci",
        contentType: "application/x-www-form-urlencoded;charset=UTF-8",
        key: undefined,
        fields: { ...typed, consent: "on", "form-name": "contact", "bot-field": "" },
      },
    ]);
  });

  test("Formspree: the fields, without a preflight", async () => {
    deliverBy("formspree");
    const page = await openForm();
    await fillAndSend(page);
    await success(page).waitFor();
    expect(service.preflights()).toEqual([]);
    expect(service.messages()).toEqual([
      {
        method: "POST",
        path: "/f",
        contentType: "application/x-www-form-urlencoded;charset=UTF-8",
        key: undefined,
        fields: { ...typed, consent: "on" },
      },
    ]);
  });

  test("one's own endpoint: JSON, and a key", async () => {
    deliverBy("json");
    const page = await openForm();
    await fillAndSend(page);
    await success(page).waitFor();
    expect(service.messages()).toEqual([
      {
        method: "POST",
        path: "/f",
        contentType: "application/json",
        key: expect.stringMatching(/^"[0-9a-f]{32}-[0-9a-f]{8}"$/),
        fields: { ...typed, consent: true },
      },
    ]);
  });
});

test("after success every field is empty, the notice is there, and the address holds nothing of what was typed", async () => {
  deliverBy("formspree");
  const page = await openForm();
  await fillAndSend(page);
  await success(page).getByText("Nous vous répondrons rapidement.", { exact: true }).waitFor();
  expect(await values(page)).toEqual(emptied);
  expect(await page.getByRole("checkbox").isChecked()).toBe(false);
  expect(page.url()).toBe(siteAddress("/contact"));
});

test("while the message travels the button is busy, and pressing it again sends nothing", async () => {
  deliverBy("formspree");
  service.plan("neverAnswers");
  const page = await openForm();
  await fillAndSend(page);
  const busy = page.getByRole("button", { name: "Envoi en cours…" });
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("status").filter({ hasText: "Votre message est en cours d’envoi." }).waitFor();
  expect(await focused(page)).toBe("Envoi en cours…");
  await busy.click({ force: true });
  await busy.press("Enter");
  await page.locator("[name=name]").press("Enter");
  await page.waitForTimeout(300);
  expect(service.messages()).toHaveLength(1);
  expect(await success(page).count()).toBe(0);
});

describe("a message that is not accepted stays on the screen, with what happened and the mail link", () => {
  async function isKept(page: Page, text: string) {
    expect(await noticeText(page)).toContain(text);
    expect(await values(page)).toEqual(typed);
    expect(await page.getByRole("checkbox").isChecked()).toBe(true);
    expect(await success(page).count()).toBe(0);
    const link = notice(page).getByRole("link", { name: "Envoyer ce message par e-mail" });
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    expect(href).toContain("?subject=Message de Camille Rey&body=Nous aimerions suivre");
    await page.getByRole("button", { name: "Envoyer le message" }).waitFor();
    expect(page.url()).toBe(siteAddress("/contact"));
  }

  test.each<["netlify" | "formspree" | "json", Fault, string]>([
    ["formspree", "refusesFields", failures.refused],
    ["json", "refusesFields", failures.refused],
    ["netlify", "rejects", failures.rejected],
    ["formspree", "rejects", failures.rejected],
    ["json", "rejects", failures.rejected],
    ["formspree", "tooMany", failures.tooMany.replace("{wait}", "dans 2 minutes")],
    ["json", "tooMany", failures.tooMany.replace("{wait}", "dans 2 minutes")],
    ["netlify", "breaksDown", failures.server],
    ["formspree", "breaksDown", failures.server],
    ["netlify", "malformed", failures.unreadable],
    ["formspree", "malformed", failures.unreadable],
    ["json", "malformed", failures.unreadable],
    ["netlify", "redirects", failures.unreadable],
    ["formspree", "redirects", failures.unreadable],
    ["json", "redirects", failures.unreadable],
    ["netlify", "resets", failures.unreachable],
    ["formspree", "resets", failures.unreachable],
  ])("%s %s", async (name, fault, text) => {
    deliverBy(name);
    service.plan(fault);
    const page = await openForm();
    await fillAndSend(page);
    await isKept(page, text);
    expect(service.messages()).toHaveLength(1);
    if (fault !== "refusesFields") expect(await focused(page)).toBe("Envoyer le message");

    await send(page);
    await success(page).waitFor();
    expect(service.delivered).toHaveLength(1);
  });

  test.each<["netlify" | "formspree" | "json", Fault]>([
    ["netlify", "neverAnswers"],
    ["formspree", "neverEnds"],
    ["json", "neverAnswers"],
    ["json", "neverEnds"],
  ])("%s %s, for 15 seconds", async (name, fault) => {
    deliverBy(name);
    service.plan(fault);
    const page = await openForm((opened) => opened.clock.install());
    await fillAndSend(page);
    await page.getByRole("button", { name: "Envoi en cours…" }).waitFor();
    await page.clock.fastForward(13_000);
    expect(await notice(page).count()).toBe(0);
    await page.clock.fastForward(2_100);
    await isKept(page, failures.timeout);
    expect(service.messages()).toHaveLength(1);
  });

  test("offline", async () => {
    deliverBy("formspree");
    const page = await openForm();
    await page.context().setOffline(true);
    await fillAndSend(page);
    await isKept(page, failures.offline);
    await page.context().setOffline(false);
    await send(page);
    await success(page).waitFor();
  });

  test.each([
    ["a host that nobody knows", () => "https://nulle-part.invalid/f"],
    ["a server without TLS", addressWithoutTls],
    ["a port where nobody listens", () => "http://127.0.0.1:9/f"],
  ])("%s", async (_name, endpoint) => {
    deliverBy("formspree", endpoint());
    const page = await openForm();
    await fillAndSend(page);
    await isKept(page, failures.unreachable);
    expect(service.messages()).toEqual([]);
  });
});

test("the field that one's own endpoint refuses has its words beside it, and the focus", async () => {
  deliverBy("json");
  service.plan("refusesFields");
  const page = await openForm();
  await fillAndSend(page);
  await noticeText(page);
  const email = page.getByLabel("E-mail *");
  expect(await email.evaluate((control) => control === document.activeElement)).toBe(true);
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("#email-erreur").textContent()).toBe("Cette adresse est inconnue.");
});

test.each<Fault>(["resets", "acceptsAndResets", "breaksDown", "acceptsAndBreaksDown"])(
  "one's own endpoint that %s is asked a second time with the same key, and has the message once",
  async (fault) => {
    deliverBy("json");
    service.plan(fault);
    const page = await openForm();
    await fillAndSend(page);
    await success(page).waitFor();
    const keys = service.messages().map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(service.delivered).toEqual([{ ...typed, consent: true }]);
  },
);

describe("a form filled in as programs do is not sent, and goes when a person sends it once more", () => {
  async function isGivenBackAndGoes(page: Page) {
    expect(await noticeText(page)).toContain(failures.suspected);
    expect(await values(page)).toEqual(typed);
    expect(await success(page).count()).toBe(0);
    expect(service.messages()).toEqual([]);
    await send(page);
    await success(page).waitFor();
    expect(service.delivered).toHaveLength(1);
  }

  test.each(["netlify", "formspree", "json"] as const)("with the hidden field, %s", async (name) => {
    deliverBy(name);
    const page = await openForm();
    await page.evaluate(() => {
      const trap = document.querySelector<HTMLInputElement>("[data-contact-form] [aria-hidden] input");
      if (trap) trap.value = "https://spam.example";
    });
    await fillAndSend(page);
    await isGivenBackAndGoes(page);
  });

  test("within two seconds", async () => {
    deliverBy("json");
    const page = await openPage("/merci");
    await page.addInitScript(() => {
      performance.now = () => 1900;
    });
    await page.goto(siteAddress("/contact"));
    await ready(page);
    await fillAndSend(page);
    await isGivenBackAndGoes(page);
  });
});

describe("without JavaScript", () => {
  const withoutScript = { javaScriptEnabled: false };

  test.each(["netlify", "formspree", "json"] as const)(
    "%s gets a native post and the visitor the thank-you page",
    async (name) => {
      deliverBy(name);
      const page = await openPage("/contact", withoutScript);
      expect(await page.getByRole("link", { name: "Écrire un e-mail" }).count()).toBe(0);
      await fillAndSend(page);
      await page.getByRole("heading", { name: "Merci pour votre message" }).waitFor();
      expect(page.url()).toBe(siteAddress("/merci"));
      const [message] = service.messages();
      expect(message?.fields).toMatchObject({
        ...typed,
        message: typed.message.replace("\n", "\r\n"),
        consent: "on",
      });
      const extras = {
        netlify: { "form-name": "contact", "bot-field": "" },
        formspree: { _gotcha: "" },
        json: {},
      };
      expect(message?.fields).toMatchObject(extras[name]);
    },
  );

  test("the browser checks the fields", async () => {
    deliverBy("formspree");
    const page = await openPage("/contact", withoutScript);
    await fill(page);
    await send(page);
    await fill(page, { message: "court" });
    await page.getByRole("checkbox").check();
    await send(page);
    expect(page.url()).toBe(siteAddress("/contact"));
    expect(service.messages()).toEqual([]);
  });

  test("with delivery off, the form offers the mail link and no button", async () => {
    const page = await openPage("/contact", withoutScript);
    await page.getByRole("link", { name: "Écrire un e-mail" }).waitFor();
    expect(await page.getByRole("button", { name: "Envoyer le message" }).count()).toBe(0);
  });
});

describe("before the scripts are there", () => {
  async function heldScripts({ inTime = true } = {}) {
    let release: (how: "continue" | "abort") => void = () => {};
    const decided = new Promise<"continue" | "abort">((resolve) => {
      release = resolve;
    });
    const page = await openPage("/merci");
    if (inTime) await takeTime(page);
    await page.route(/\.js$/, async (route) =>
      (await decided) === "abort" ? route.abort() : route.continue(),
    );
    await page.goto(siteAddress("/contact"));
    return { page, release };
  }

  test("a message that is sent is kept, and delivered once as soon as they are", async () => {
    deliverBy("json");
    const { page, release } = await heldScripts();
    await fillAndSend(page);
    expect(service.messages()).toEqual([]);
    release("continue");
    await success(page).waitFor();
    expect(service.delivered).toEqual([{ ...typed, consent: true }]);
    expect(page.url()).toBe(siteAddress("/contact"));
  });

  test("when they never come, it is posted by the browser, once", async () => {
    deliverBy("formspree");
    const { page, release } = await heldScripts();
    await fillAndSend(page);
    release("abort");
    await page.getByRole("heading", { name: "Merci pour votre message" }).waitFor();
    expect(service.messages()).toHaveLength(1);
    expect(service.delivered).toHaveLength(1);
  });

  test("when they come after 17 seconds, the message that was being written then is delivered", async () => {
    deliverBy("json");
    const { page, release } = await heldScripts({ inTime: false });
    await fill(page);
    await page.getByRole("checkbox").check();
    await page.locator("html[data-scripts=failed]").waitFor({ timeout: 20_000 });
    await page.waitForTimeout(2_000);
    release("continue");
    await page.waitForFunction(isHydrated);
    // At once: the clock of the form does not begin with the application.
    await send(page);
    await success(page).waitFor();
    expect(service.delivered).toEqual([{ ...typed, consent: true }]);
  });

  test("when they have failed, the next message is posted by the browser", async () => {
    deliverBy("formspree");
    const { page, release } = await heldScripts();
    release("abort");
    await page.locator(operatedControl).first().focus();
    await page.locator("html[data-scripts=failed]").waitFor();
    await fillAndSend(page);
    await page.getByRole("heading", { name: "Merci pour votre message" }).waitFor();
    expect(service.delivered).toHaveLength(1);
  });
});

test.each(["idle", "busy", "failed"])("axe finds nothing in a form that is %s", async (state) => {
  deliverBy("json");
  service.plan(state === "busy" ? "neverAnswers" : "refusesFields");
  const page = await openForm();
  if (state !== "idle") await fillAndSend(page);
  if (state === "failed") await noticeText(page);
  await page.waitForTimeout(500);
  await page.evaluate(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
  const violations = await page.evaluate(
    // axe is in the page since the line above; the page's types do not know it.
    () => (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run("#contact"),
  );
  expect(violations.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test("with delivery off, nothing at all is asked of the network", async () => {
  const page = await openForm();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await fillAndSend(page);
  await success(page).waitFor();
  expect(requests).toEqual([]);
  expect(service.messages()).toEqual([]);
});
