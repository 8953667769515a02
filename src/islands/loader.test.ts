import { openPage } from "../../tests/support/script-page";

const script = "/static/js/island-1.js";
const liveView = `<p>Texte</p><div data-island="live-view" data-src="${script}"><input type="range" value="50"></div>`;
const formWith = (attributes: string) =>
  `<p>Texte</p><div data-island="contact-form" data-src="${script}"><form ${attributes}>` +
  '<input name="name" required><textarea name="message"></textarea><input type="checkbox" name="consent">' +
  '<input type="hidden" name="form-name" value="contact"><button>Envoyer</button></form></div>';
const formWithoutDelivery = formWith('method="dialog"');
const formWithDelivery = formWith('method="post" action="/merci"');

type Visit = { body?: string; draft?: object; prerendering?: boolean };

/** A built page whose timers run on demand. */
function visit({ body = formWithoutDelivery, draft, prerendering }: Visit = {}) {
  const timers = new Map<number, { run: () => void; time: number }>();
  const page = openPage({
    body,
    scripts: [`src/islands/${body === liveView ? "live-view" : "contact-form"}/loader.mts`],
    path: "/contact",
    draft,
    prerendering,
    prepare: (opened) => {
      Object.assign(opened, {
        setTimeout: (run: () => void, time = 0) => {
          timers.set(timers.size + 1, { run, time });
        },
      });
    },
  });
  const submitForm = () => page.dispatch("submit", "form");
  const passTime = (maxDelay = 60_000) => {
    for (const [id, { run, time }] of [...timers]) {
      if (time > maxDelay) continue;
      timers.set(id, { run: () => {}, time });
      run();
    }
  };
  // jsdom submits no form.
  const requestSubmit = jest.fn<unknown, []>(submitForm);
  if (body.includes("<form")) Object.assign(page.find("form"), { requestSubmit });
  return {
    ...page,
    state: page.window.document.documentElement.dataset,
    requestSubmit,
    submitForm,
    loadsScript: () => page.scriptSources().includes(script),
    draft: () => JSON.parse(page.window.sessionStorage.getItem("contact-draft") ?? "null"),
    /** Fails the script's first load and its retry. */
    failTwice: () => {
      page.dispatch("error", "script[src]");
      passTime(1000);
      page.dispatch("error", "script[src]:last-of-type");
    },
    passTime,
    /** Restores the page from the bfcache. */
    restore: () =>
      page.window.dispatchEvent(new page.window.PageTransitionEvent("pageshow", { persisted: true })),
  };
}

describe("an island", () => {
  test.each(["https://elsewhere.example/x.js", "//elsewhere.example/static/js/x.js", "/static/x.js"])(
    "never loads a script from outside the build's folder: %s",
    (src) => {
      const page = visit({ body: liveView.replace(script, src) });
      page.dispatch("pointerup", "input");
      expect(page.scriptSources()).toEqual([]);
    },
  );

  test.each([
    ...["pointerup", "keydown", "focusin", "scroll"].map((gesture) => [gesture, "p", false] as const),
    // Scrolling.
    ...["pointerdown", "pointermove", "pointercancel", "touchmove", "wheel", "input"].map(
      (gesture) => [gesture, "input", false] as const,
    ),
    ...["pointerup", "focusin"].map((gesture) => [gesture, "input", true] as const),
  ])("on %s at <%s> loads its script: %s", (gesture, element, loadsScript) => {
    const page = visit({ body: liveView });
    page.dispatch(gesture, element);
    expect(page.loadsScript()).toBe(loadsScript);
  });

  test.each(["error", "islandfailed"])("marks the document as failed on %s", (event) => {
    const page = visit({ body: liveView });
    page.dispatch("focusin", "input");
    if (event === "error") page.failTwice();
    else page.dispatch(event);
    expect(page.state.hydration).toBe("failed");
  });

  test("loads its script if the browser has restored its slider", () => {
    const page = visit({ body: liveView });
    page.dispatch("pageshow");
    expect(page.loadsScript()).toBe(false);
    page.find("input").value = "70";
    page.dispatch("pageshow");
    expect(page.loadsScript()).toBe(true);
  });

  test("marks the document as failed if it takes too long, until it is ready", () => {
    const [late, ready] = [visit({ body: liveView }), visit({ body: liveView })];
    for (const page of [late, ready]) page.dispatch("focusin", "input");
    ready.dispatch("islandready");
    late.passTime(14_900);
    expect(late.state.hydration).toBeUndefined();
    for (const page of [late, ready]) page.passTime();
    expect([late.state.hydration, ready.state.hydration]).toEqual(["failed", "ready"]);
    // A late script still works.
    late.dispatch("islandready");
    expect(late.state.hydration).toBe("ready");
  });

  test("retries only the script that failed", () => {
    const second = "/static/js/shared-2.js";
    const page = visit({ body: liveView.replace(script, `${script} ${second}`) });
    page.dispatch("focusin", "input");
    page.dispatch("error", `script[src="${second}"]`);
    page.passTime(1000);
    expect(page.scriptSources()).toEqual([script, second, second]);
    expect(page.state.hydration).toBeUndefined();
  });

  test("retries its script once back online", () => {
    const page = visit({ body: liveView });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.dispatch("focusin", "input");
    page.failTwice();
    page.passTime();
    expect(page.state.hydration).toBeUndefined();
    page.dispatch("online");
    expect(page.scriptSources()).toEqual([script, script, script]);
  });

  test("ignores unhandled rejections of other scripts", () => {
    const page = visit({ body: liveView });
    page.dispatch("focusin", "input");
    page.dispatch("unhandledrejection");
    expect(page.state.hydration).toBeUndefined();
  });
});

describe("a submitted form", () => {
  test("waits for React, then submits normally in a separate task", () => {
    for (const body of [formWithDelivery, formWithoutDelivery]) {
      const page = visit({ body });
      expect(page.submitForm().defaultPrevented).toBe(true);
      expect([page.state.submission, page.loadsScript()]).toEqual(["waiting", true]);
      page.dispatch("islandready");
      expect(page.requestSubmit).not.toHaveBeenCalled();
      page.passTime(1000);
      expect(page.requestSubmit).toHaveBeenCalledTimes(1);
      expect(page.requestSubmit.mock.results[0]?.value.defaultPrevented).toBe(false);
      expect(page.state.submission).toBeUndefined();
    }
  });

  test("waits offline until the connection is back", () => {
    const page = visit({ body: formWithDelivery });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.submitForm();
    page.failTwice();
    page.passTime();
    expect(page.requestSubmit).not.toHaveBeenCalled();
    expect([page.state.submission, page.state.hydration]).toEqual(["waiting", undefined]);
    page.dispatch("online");
    expect(page.scriptSources()).toHaveLength(3);
  });

  test("is posted by the browser, after native validation, if React fails to load", () => {
    const page = visit({ body: formWithDelivery });
    const checks = () => [page.find("form").noValidate, page.find("[name=name]").required];
    expect(checks()).toEqual([true, false]);
    expect(page.find("[name=name]").getAttribute("aria-required")).toBe("true");
    page.submitForm();
    page.passTime();
    expect(page.requestSubmit).toHaveBeenCalledTimes(1);
    expect(page.state.submission).toBe("posted");
    expect(checks()).toEqual([false, true]);
  });

  test("is posted once despite repeated clicks, and again after a while or a return to the page", () => {
    const page = visit({ body: formWithDelivery });
    page.dispatch("focusin", "input");
    page.passTime();
    const isPosted = () => !page.submitForm().defaultPrevented;
    expect([isPosted(), isPosted(), isPosted()]).toEqual([true, false, false]);
    page.passTime();
    expect([isPosted(), isPosted()]).toEqual([true, false]);
    page.restore();
    expect(isPosted()).toBe(true);
  });

  test("stops waiting once native validation refuses it", () => {
    const page = visit({ body: formWithDelivery });
    // Like the browser's, if its validation fails: no submit event follows.
    page.requestSubmit.mockImplementation(() => {});
    page.submitForm();
    page.passTime();
    expect(page.requestSubmit).toHaveBeenCalledTimes(1);
    expect(page.state.submission).toBeUndefined();
  });

  test("is not sent after the visitor left the page before React was ready", () => {
    const page = visit({ body: formWithDelivery });
    page.submitForm();
    page.dispatch("error", "script[src]");
    page.restore();
    expect(page.state.submission).toBeUndefined();
    page.passTime(1000);
    expect(page.scriptSources()).toEqual([script, script]);
    page.dispatch("islandready");
    page.passTime();
    expect(page.requestSubmit).not.toHaveBeenCalled();
  });

  test("waits for React indefinitely if delivery is off", () => {
    const page = visit();
    page.dispatch("focusin", "input");
    page.passTime();
    expect(page.submitForm().defaultPrevented).toBe(true);
    expect(page.state.submission).toBe("waiting");
  });
});

describe("a draft", () => {
  test("is restored at once into empty fields, without React and without the consent", () => {
    const page = visit({ draft: { name: "Camille", consent: "on" } });
    expect(page.find("[name=name]").value).toBe("Camille");
    expect(page.find("[name=message]").value).toBe("");
    expect(page.find("[name=consent]").checked).toBe(false);
    page.dispatch("load");
    expect(page.loadsScript()).toBe(false);
  });

  test("is not restored into a prerendered page before it is shown", () => {
    const page = visit({ draft: { name: "Camille" }, prerendering: true });
    expect(page.find("[name=name]").value).toBe("");
    page.activate();
    expect(page.find("[name=name]").value).toBe("Camille");
  });

  test("is saved on input, without the consent and the services' fields", () => {
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
