import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { fill as fillIn } from "../../src/fill";
import { isHydrated, islandControl } from "../../tools/hydration";
import {
  consent,
  emptied,
  field,
  fill,
  fillAndSend,
  sendButton,
  success,
  takeTime,
  typed,
  values,
  words,
} from "../support/contact-page";
import type { Fault } from "../support/delivery-service";
import {
  addressWithoutTls,
  builtFormHtml,
  deliverBy,
  formOfContent,
  openForm,
  openPage,
  ready,
  send,
  service,
  siteAddress,
  withDeliverySite,
} from "../support/delivery-site";
import { casesOf } from "../support/runs";
import { settled } from "../support/settled";

withDeliverySite();

const { failures } = words;
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Erreur" });
const noticeText = async (page: Page) => {
  await notice(page).waitFor();
  return notice(page).textContent();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("these tests show the form that the build shows", () => {
  expect(formOfContent().html).toBe(builtFormHtml());
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

  test("the owner's own endpoint: JSON, and a key", async () => {
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
  expect(await consent(page).isChecked()).toBe(false);
  expect(page.url()).toBe(siteAddress("/contact"));
});

test("while the message is being sent the button is busy, and pressing it again sends nothing", async () => {
  deliverBy("formspree");
  service.plan("neverAnswers");
  const page = await openForm();
  await fillAndSend(page);
  const busy = page.getByRole("button", { name: words.sending.button, exact: true });
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("status").filter({ hasText: words.sending.status }).waitFor();
  expect(await focused(page)).toBe(words.sending.button);
  await busy.click({ force: true });
  await busy.press("Enter");
  await field(page, "name").press("Enter");
  await page.waitForTimeout(300);
  expect(service.messages()).toHaveLength(1);
  expect(await success(page).count()).toBe(0);
});

describe("a message that is not accepted stays on the screen, with what happened and the mail link", () => {
  async function isKept(page: Page, text: string) {
    expect(await noticeText(page)).toContain(text);
    expect(await values(page)).toEqual(typed);
    expect(await consent(page).isChecked()).toBe(true);
    expect(await success(page).count()).toBe(0);
    const link = notice(page).getByRole("link", { name: words.mail.link, exact: true });
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    expect(href).toContain(
      `?subject=${fillIn(words.mail.subject, { name: typed.name })}&body=Nous aimerions suivre`,
    );
    await sendButton(page).waitFor();
    expect(page.url()).toBe(siteAddress("/contact"));
  }

  type Refusal = ["netlify" | "formspree" | "json", Fault, string];
  /**
   * Every answer, by one service or another; what each service's answers mean is tested in answer.test.ts.
   */
  const answers: Refusal[] = [
    ["json", "refusesFields", failures.refused],
    ["netlify", "rejects", failures.rejected],
    ["formspree", "tooMany", fillIn(failures.tooMany, { wait: "dans 2 minutes" })],
    ["netlify", "breaksDown", failures.server],
    ["formspree", "malformed", failures.unreadable],
    ["json", "redirects", failures.unreadable],
    ["netlify", "resets", failures.unreachable],
  ];
  const others: Refusal[] = [
    ["formspree", "refusesFields", failures.refused],
    ["formspree", "rejects", failures.rejected],
    ["json", "rejects", failures.rejected],
    ["json", "tooMany", fillIn(failures.tooMany, { wait: "dans 2 minutes" })],
    ["formspree", "breaksDown", failures.server],
    ["netlify", "malformed", failures.unreadable],
    ["json", "malformed", failures.unreadable],
    ["netlify", "redirects", failures.unreadable],
    ["formspree", "redirects", failures.unreadable],
    ["formspree", "resets", failures.unreachable],
  ];
  test.each(casesOf([...answers, ...others], answers))("%s %s", async (name, fault, text) => {
    deliverBy(name);
    service.plan(fault);
    const page = await openForm();
    await fillAndSend(page);
    await isKept(page, text);
    expect(service.messages()).toHaveLength(1);
    if (fault !== "refusesFields") expect(await focused(page)).toBe(words.submit);

    await send(page);
    await success(page).waitFor();
    expect(service.delivered).toHaveLength(1);
  });

  const silent: ["netlify" | "formspree" | "json", Fault][] = [
    ["netlify", "neverAnswers"],
    ["json", "neverEnds"],
  ];
  const otherSilent: typeof silent = [
    ["formspree", "neverEnds"],
    ["json", "neverAnswers"],
  ];
  test.each(casesOf([...silent, ...otherSilent], silent))("%s %s, for 15 seconds", async (name, fault) => {
    deliverBy(name);
    service.plan(fault);
    const page = await openForm((opened) => opened.clock.install());
    await fillAndSend(page);
    await page.getByRole("button", { name: words.sending.button, exact: true }).waitFor();
    // Time that is skipped on a busy machine would end the request before it has left.
    while (service.messages().length === 0) await page.waitForTimeout(50);
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

test("the field that the owner's own endpoint refuses has its words beside it, and the focus", async () => {
  deliverBy("json");
  service.plan("refusesFields");
  const page = await openForm();
  await fillAndSend(page);
  await noticeText(page);
  const email = field(page, "email");
  expect(await email.evaluate((control) => control === document.activeElement)).toBe(true);
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("#email-erreur").textContent()).toBe("Cette adresse est inconnue.");
});

test.each<Fault>(["resets", "acceptsAndResets", "breaksDown", "acceptsAndBreaksDown"])(
  "the owner's own endpoint that %s is tried again with the same key, and has the message once",
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

describe("a form filled in as programs do is not sent, and is when a person sends it once more", () => {
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
      expect(await page.getByRole("link", { name: words.withoutScript.link, exact: true }).count()).toBe(0);
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
    await consent(page).check();
    await send(page);
    expect(page.url()).toBe(siteAddress("/contact"));
    expect(service.messages()).toEqual([]);
  });

  test("with delivery off, the form offers the mail link and no button", async () => {
    const page = await openPage("/contact", withoutScript);
    await page.getByRole("link", { name: words.withoutScript.link, exact: true }).waitFor();
    expect(await sendButton(page).count()).toBe(0);
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
    else await page.clock.install();
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

  test("when they come after 17 seconds, the message being written at the time is delivered", async () => {
    deliverBy("json");
    const { page, release } = await heldScripts({ inTime: false });
    await fill(page);
    await consent(page).check();
    await page.clock.fastForward(15_000);
    await page.locator("html[data-scripts=failed]").waitFor();
    await page.clock.fastForward(2_000);
    release("continue");
    await page.waitForFunction(isHydrated);
    // At once: the form's clock does not start with the application.
    await send(page);
    await success(page).waitFor();
    expect(service.delivered).toEqual([{ ...typed, consent: true }]);
  });

  test("when they have failed, the next message is posted by the browser", async () => {
    deliverBy("formspree");
    const { page, release } = await heldScripts();
    release("abort");
    await page.locator(islandControl).first().focus();
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
  await settled(page);
  await page.evaluate(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
  const violations = await page.evaluate(
    // axe is in the page since the line above; the page's types do not know it.
    () => (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run("#contact"),
  );
  expect(violations.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test("with delivery off, no request is made at all", async () => {
  const page = await openForm();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await fillAndSend(page);
  await success(page).waitFor();
  expect(requests).toEqual([]);
  expect(service.messages()).toEqual([]);
});
