import { openPage } from "../../tests/support/script-page";

const script = "/static/js/island-1.js";
const figure = `<p>Texte</p><div data-island="live-view" data-script="${script}"><input type="range" value="50"></div>`;
const formWith = (attributes: string) =>
  `<p>Texte</p><div data-island="contact-form" data-script="${script}"><form ${attributes}>` +
  '<input name="name" required><textarea name="message"></textarea><input type="checkbox" name="consent">' +
  "<button>Envoyer</button></form></div>";
const undelivered = formWith('method="dialog"');
const delivered = formWith('method="post" action="/merci"');

type Visit = { body?: string; draft?: object; prerendering?: boolean; navigation?: "navigate" | "reload" };

/** A page as the build writes it, whose clock stands still. */
function visit({ body = undelivered, draft, prerendering, navigation = "navigate" }: Visit = {}) {
  const clock = new Map<number, { ring: () => void; time: number }>();
  const page = openPage({
    body,
    scripts: [`src/islands/${body === figure ? "live-view" : "contact-form"}/wake.mts`],
    path: "/contact",
    draft,
    prerendering,
    prepare: (opened) => {
      Object.assign(opened, {
        setTimeout: (ring: (given: unknown) => void, time: number, given?: unknown) => {
          const id = clock.size + 1;
          clock.set(id, { ring: () => ring(given), time });
          return id;
        },
        clearTimeout: (id: number) => clock.set(id, { ring: () => {}, time: 0 }),
      });
      // jsdom keeps no timeline.
      Object.assign(opened.performance, { getEntriesByType: () => [{ type: navigation }] });
    },
  });
  const press = () => page.dispatch("submit", "form");
  const passTime = (longest = 60_000) => {
    for (const [id, { ring, time }] of [...clock]) {
      if (time > longest) continue;
      clock.set(id, { ring: () => {}, time });
      ring();
    }
  };
  // jsdom posts no form.
  const posted = jest.fn(press);
  if (body.includes("<form")) Object.assign(page.find("form"), { requestSubmit: posted });
  return {
    ...page,
    state: page.window.document.documentElement.dataset,
    posted,
    press,
    isAwake: () => page.requested().includes(script),
    draft: () => JSON.parse(page.window.sessionStorage.getItem("contact-draft") ?? "null"),
    /** The page's script fails, twice: it is asked for again after a moment. */
    failTwice: () => {
      page.dispatch("error", "script[src]");
      passTime(1000);
      page.dispatch("error", "script[src]:last-of-type");
    },
    passTime,
    /** The browser shows the page again as it was left. */
    back: () =>
      page.window.dispatchEvent(new page.window.PageTransitionEvent("pageshow", { persisted: true })),
  };
}

describe("an island", () => {
  test.each(["https://elsewhere.example/x.js", "//elsewhere.example/static/js/x.js", "/static/x.js"])(
    "never loads a script from outside the build's folder: %s",
    (src) => {
      const page = visit({ body: figure.replace(script, src) });
      page.dispatch("pointerup", "input");
      expect(page.requested()).toEqual([]);
    },
  );

  test.each([
    ...["pointerup", "keydown", "focusin", "scroll"].map((gesture) => [gesture, "p", false] as const),
    // A finger or a wheel that scrolls.
    ...["pointerdown", "pointermove", "pointercancel", "touchmove", "wheel", "input"].map(
      (gesture) => [gesture, "input", false] as const,
    ),
    ...["pointerup", "focusin"].map((gesture) => [gesture, "input", true] as const),
  ])("at a %s on its page's <%s> is awake: %s", (gesture, element, isAwake) => {
    const page = visit({ body: figure });
    page.dispatch(gesture, element);
    expect(page.isAwake()).toBe(isAwake);
  });

  test.each(["error", "islandfailed"])("that cannot start (%s) is reported to the document", (event) => {
    const page = visit({ body: figure });
    page.dispatch("focusin", "input");
    if (event === "error") page.failTwice();
    else page.dispatch(event);
    expect(page.state.scripts).toBe("failed");
  });

  test("whose slider the browser has put back is awake, so that its figures follow", () => {
    const page = visit({ body: figure });
    page.dispatch("pageshow");
    expect(page.isAwake()).toBe(false);
    page.find("input").value = "70";
    page.dispatch("pageshow");
    expect(page.isAwake()).toBe(true);
  });

  test("that has not started after a while is reported, one that runs is not disturbed", () => {
    const page = visit({ body: figure });
    page.dispatch("focusin", "input");
    page.passTime(14_900);
    expect(page.state.scripts).toBeUndefined();
    page.passTime();
    expect(page.state.scripts).toBe("failed");
    page.state.scripts = "ready";
    page.dispatch("islandfailed");
    expect(page.state.scripts).toBe("ready");
  });

  test("that is asked for in a tunnel is asked for again on the other side of it", () => {
    const page = visit({ body: figure });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.dispatch("focusin", "input");
    page.failTwice();
    page.passTime();
    expect(page.state.scripts).toBeUndefined();
    page.dispatch("online");
    expect(page.requested()).toEqual([script, script, script]);
  });

  test("does not fail by what another script of the page rejects", () => {
    const page = visit({ body: figure });
    page.dispatch("focusin", "input");
    page.dispatch("unhandledrejection");
    expect(page.state.scripts).toBeUndefined();
  });
});

describe("a form that is sent", () => {
  test("in a tunnel waits for its other side, but for one that the mail program sends", () => {
    for (const body of [delivered, undelivered]) {
      const page = visit({ body });
      Object.defineProperty(page.window.navigator, "onLine", { value: false });
      page.press();
      page.failTwice();
      page.passTime();
      expect(page.posted).not.toHaveBeenCalled();
      expect(page.state.sent).toBe("pending");
      expect(page.state.scripts).toBe(body === delivered ? undefined : "failed");
      page.dispatch("online");
      expect(page.requested()).toHaveLength(body === delivered ? 3 : 2);
    }
  });

  test("is React's own business once it is there", () => {
    const page = visit();
    page.state.scripts = "ready";
    expect(page.press().defaultPrevented).toBe(false);
    expect(page.state.sent).toBeUndefined();
  });

  test("is posted by the browser, after its own checks, when React does not come", () => {
    const page = visit({ body: delivered });
    const checks = () => [page.find("form").noValidate, page.find("[name=name]").required];
    expect(checks()).toEqual([true, false]);
    expect(page.find("[name=name]").getAttribute("aria-required")).toBe("true");
    page.press();
    page.passTime();
    expect(page.posted).toHaveBeenCalledTimes(1);
    expect(page.state.sent).toBe("posted");
    expect(checks()).toEqual([false, true]);
  });

  test("is posted once, however often it is pressed, and again when the visitor is still there or back", () => {
    const page = visit({ body: delivered });
    page.dispatch("focusin", "input");
    page.passTime();
    const isPosted = () => !page.press().defaultPrevented;
    expect([isPosted(), isPosted(), isPosted()]).toEqual([true, false, false]);
    page.passTime();
    expect([isPosted(), isPosted()]).toEqual([true, false]);
    page.back();
    expect(isPosted()).toBe(true);
  });

  test("waits for nothing once the browser has refused it: it is pressed again", () => {
    const page = visit({ body: delivered });
    page.posted.mockImplementation(() => new page.window.Event("invalid"));
    page.press();
    page.passTime();
    expect(page.posted).toHaveBeenCalledTimes(1);
    expect(page.state.sent).toBeUndefined();
  });

  test("and left before React is there is not sent behind the visitor's back: back on it, he is told", () => {
    const page = visit({ body: delivered });
    page.press();
    page.dispatch("error", "script[src]");
    page.dispatch("pagehide");
    page.back();
    expect(page.state.sent).toBeUndefined();
    expect(page.draft()).toMatchObject({ sent: "pending" });
    page.passTime(1000);
    expect(page.requested()).toEqual([script, script]);
    expect(page.posted).not.toHaveBeenCalled();
  });

  test("waits for React, however late, where nothing delivers it", () => {
    const page = visit();
    page.dispatch("focusin", "input");
    page.passTime();
    expect(page.press().defaultPrevented).toBe(true);
    expect(page.state.sent).toBe("pending");
  });
});

describe("what is typed", () => {
  test("in this tab is put back at once, into what is empty, without React and without the consent", () => {
    const page = visit({ draft: { name: "Camille", consent: "on" } });
    expect(page.find("[name=name]").value).toBe("Camille");
    expect(page.find("[name=message]").value).toBe("");
    expect(page.find("[name=consent]").checked).toBe(false);
    page.dispatch("load");
    expect(page.isAwake()).toBe(false);
  });

  test("is not put back into a page that nobody sees yet", () => {
    const page = visit({ draft: { name: "Camille" }, prerendering: true });
    expect(page.find("[name=name]").value).toBe("");
    page.show();
    expect(page.find("[name=name]").value).toBe("Camille");
  });

  test("is kept when the visitor reloads the page while a message waits, and the message is sent", () => {
    const left = visit({ body: delivered });
    left.find("[name=name]").value = "Camille";
    left.find("[name=consent]").checked = true;
    left.press();
    left.dispatch("pagehide");
    expect(left.draft()).toEqual({ name: "Camille", message: "", consent: "on", sent: "pending" });

    const reloaded = visit({ body: delivered, draft: left.draft(), navigation: "reload" });
    expect(reloaded.find("[name=name]").value).toBe("Camille");
    expect(reloaded.find("[name=consent]").checked).toBe(true);
    expect(reloaded.state.sent).toBe("pending");
    expect(reloaded.isAwake()).toBe(true);
  });

  test("is kept when the browser itself posts it, which may fail, without a word of its fate", () => {
    const page = visit({ body: delivered });
    page.dispatch("focusin", "input");
    page.passTime();
    page.find("[name=name]").value = "Camille";
    page.find("[name=consent]").checked = true;
    page.press();
    page.dispatch("pagehide");
    expect(page.draft()).toEqual({ name: "Camille", message: "" });
  });

  test("and was pending when the visitor left is not sent behind his back when he returns", () => {
    const page = visit({ body: delivered, draft: { name: "Camille", consent: "on", sent: "pending" } });
    expect(page.find("[name=consent]").checked).toBe(false);
    expect(page.state.sent).toBeUndefined();
    // To say so.
    expect(page.isAwake()).toBe(true);
  });

  test("is React's to keep once it is there, and nobody's where nothing was touched", () => {
    const untouched = visit();
    untouched.dispatch("pagehide");
    expect(untouched.draft()).toBeNull();
    const page = visit();
    page.dispatch("focusin", "input");
    page.state.scripts = "ready";
    page.dispatch("pagehide");
    expect(page.draft()).toBeNull();
  });
});
