import { openPage } from "../../tests/support/script-page";

const script = "/static/js/island-1.js";
const figure = `<p>Texte</p><div data-island="live-view" data-src="${script}"><input type="range" value="50"></div>`;
const formWith = (attributes: string) =>
  `<p>Texte</p><div data-island="contact-form" data-src="${script}"><form ${attributes}>` +
  '<input name="name" required><textarea name="message"></textarea><input type="checkbox" name="consent">' +
  '<input type="hidden" name="form-name" value="contact"><button>Envoyer</button></form></div>';
const undelivered = formWith('method="dialog"');
const delivered = formWith('method="post" action="/merci"');

type Visit = { body?: string; draft?: object; prerendering?: boolean };

/** A page as the build writes it, whose clock stands still. */
function visit({ body = undelivered, draft, prerendering }: Visit = {}) {
  const clock = new Map<number, { ring: () => void; time: number }>();
  const page = openPage({
    body,
    scripts: [`src/islands/${body === figure ? "live-view" : "contact-form"}/loader.mts`],
    path: "/contact",
    draft,
    prerendering,
    prepare: (opened) => {
      Object.assign(opened, {
        setTimeout: (ring: () => void, time = 0) => {
          clock.set(clock.size + 1, { ring, time });
        },
      });
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
    expect(page.state.hydration).toBe("failed");
  });

  test("whose slider the browser has put back is awake, so that its figures follow", () => {
    const page = visit({ body: figure });
    page.dispatch("pageshow");
    expect(page.isAwake()).toBe(false);
    page.find("input").value = "70";
    page.dispatch("pageshow");
    expect(page.isAwake()).toBe(true);
  });

  test("that has not started after a while is reported, one that has is not", () => {
    const [late, ready] = [visit({ body: figure }), visit({ body: figure })];
    for (const page of [late, ready]) page.dispatch("focusin", "input");
    ready.dispatch("islandready");
    late.passTime(14_900);
    expect(late.state.hydration).toBeUndefined();
    for (const page of [late, ready]) page.passTime();
    expect([late.state.hydration, ready.state.hydration]).toEqual(["failed", "ready"]);
    // It may come late all the same.
    late.dispatch("islandready");
    expect(late.state.hydration).toBe("ready");
  });

  test("asks again only for the script that failed", () => {
    const second = "/static/js/shared-2.js";
    const page = visit({ body: figure.replace(script, `${script} ${second}`) });
    page.dispatch("focusin", "input");
    page.dispatch("error", `script[src="${second}"]`);
    page.passTime(1000);
    expect(page.requested()).toEqual([script, second, second]);
    expect(page.state.hydration).toBeUndefined();
  });

  test("that is asked for in a tunnel is asked for again on the other side of it", () => {
    const page = visit({ body: figure });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.dispatch("focusin", "input");
    page.failTwice();
    page.passTime();
    expect(page.state.hydration).toBeUndefined();
    page.dispatch("online");
    expect(page.requested()).toEqual([script, script, script]);
  });

  test("does not fail by what another script of the page rejects", () => {
    const page = visit({ body: figure });
    page.dispatch("focusin", "input");
    page.dispatch("unhandledrejection");
    expect(page.state.hydration).toBeUndefined();
  });
});

describe("a form that is sent", () => {
  test("waits for React, which then sees an ordinary submission, in a task of its own", () => {
    for (const body of [delivered, undelivered]) {
      const page = visit({ body });
      expect(page.press().defaultPrevented).toBe(true);
      expect([page.state.submission, page.isAwake()]).toEqual(["waiting", true]);
      page.dispatch("islandready");
      expect(page.posted).not.toHaveBeenCalled();
      page.passTime(1000);
      expect(page.posted).toHaveBeenCalledTimes(1);
      expect(page.posted.mock.results[0]?.value.defaultPrevented).toBe(false);
      expect(page.state.submission).toBeUndefined();
    }
  });

  test("in a tunnel waits for its other side", () => {
    const page = visit({ body: delivered });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.press();
    page.failTwice();
    page.passTime();
    expect(page.posted).not.toHaveBeenCalled();
    expect([page.state.submission, page.state.hydration]).toEqual(["waiting", undefined]);
    page.dispatch("online");
    expect(page.requested()).toHaveLength(3);
  });

  test("is posted by the browser, after its own checks, when React does not come", () => {
    const page = visit({ body: delivered });
    const checks = () => [page.find("form").noValidate, page.find("[name=name]").required];
    expect(checks()).toEqual([true, false]);
    expect(page.find("[name=name]").getAttribute("aria-required")).toBe("true");
    page.press();
    page.passTime();
    expect(page.posted).toHaveBeenCalledTimes(1);
    expect(page.state.submission).toBe("posted");
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
    expect(page.state.submission).toBeUndefined();
  });

  test("and left before React is there is not sent behind the visitor's back", () => {
    const page = visit({ body: delivered });
    page.press();
    page.dispatch("error", "script[src]");
    page.back();
    expect(page.state.submission).toBeUndefined();
    page.passTime(1000);
    expect(page.requested()).toEqual([script, script]);
    page.dispatch("islandready");
    page.passTime();
    expect(page.posted).not.toHaveBeenCalled();
  });

  test("waits for React, however late, where nothing delivers it", () => {
    const page = visit();
    page.dispatch("focusin", "input");
    page.passTime();
    expect(page.press().defaultPrevented).toBe(true);
    expect(page.state.submission).toBe("waiting");
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

  test("is kept at once, without the consent and the fields of services", () => {
    const page = visit();
    page.find("[name=consent]").checked = true;
    page.dispatch("input", "[name=consent]");
    expect(page.draft()).toBeNull();
    page.find("[name=name]").value = "Camille";
    page.dispatch("input", "[name=name]");
    expect(page.draft()).toEqual({ name: "Camille" });
    page.find("[name=name]").value = "";
    page.dispatch("input", "[name=name]");
    expect(page.draft()).toBeNull();
  });
});
