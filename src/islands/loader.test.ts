import { openPage } from "../../tests/support/open-page";

const script = "/static/js/island-1.js";
const liveView = `<p>Texte</p><div data-island="live-view" data-src="${script}"><input type="range" value="50"></div>`;
const formWith = (attributes: string) =>
  `<p>Texte</p><div data-island="contact-form" data-src="${script}"><form ${attributes}>` +
  '<input name="name" required><textarea name="message"></textarea><input type="checkbox" name="consent">' +
  '<input type="hidden" name="form-name" value="contact"><button>Envoyer</button></form></div>';
const formWithoutDelivery = formWith('method="dialog"');
const formWithDelivery = formWith('method="post" action="/merci"');

type Visit = { body?: string; draft?: object; prerendering?: boolean };

/** Opens a page whose timers run on demand. */
function visit({ body = formWithoutDelivery, draft, prerendering }: Visit = {}) {
  const timers = new Map<number, { run: () => void; time: number }>();
  const page = openPage({
    body,
    scriptFiles: [`src/islands/${body === liveView ? "live-view" : "contact-form"}/loader.mts`],
    path: "/contact",
    draft,
    prerendering,
    beforeParse: (opened) => {
      Object.assign(opened, {
        setTimeout: (run: () => void, time = 0) => {
          timers.set(timers.size + 1, { run, time });
        },
      });
    },
  });
  const submitForm = () => page.dispatch("submit", "form");
  const runTimers = (maxDelay = 60_000) => {
    for (const [id, { run, time }] of [...timers]) {
      if (time > maxDelay) continue;
      // Not deleted, because the next id is the map's size plus one.
      timers.set(id, { run: () => {}, time });
      run();
    }
  };
  // jsdom submits no form.
  const requestSubmit = jest.fn<unknown, []>(submitForm);
  if (body.includes("<form")) Object.assign(page.find("form"), { requestSubmit });
  return {
    ...page,
    rootDataset: page.window.document.documentElement.dataset,
    requestSubmit,
    submitForm,
    loadsScript: () => page.scriptSources().includes(script),
    savedDraft: () => JSON.parse(page.window.sessionStorage.getItem("contact-draft") ?? "null"),
    /** Fails the script's first load and its retry. */
    failTwice: () => {
      page.dispatch("error", "script[src]");
      runTimers(1000);
      page.dispatch("error", "script[src]:last-of-type");
    },
    runTimers,
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
    // Events of gestures that scroll.
    ...["pointerdown", "pointermove", "pointercancel", "touchmove", "wheel", "input"].map(
      (gesture) => [gesture, "input", false] as const,
    ),
    ...["pointerup", "focusin"].map((gesture) => [gesture, "input", true] as const),
  ])("%s at <%s> loads the island's script: %s", (gesture, element, loadsScript) => {
    const page = visit({ body: liveView });
    page.dispatch(gesture, element);
    expect(page.loadsScript()).toBe(loadsScript);
  });

  test.each(["error", "islandfailed"])("marks the document as failed on %s", (event) => {
    const page = visit({ body: liveView });
    page.dispatch("focusin", "input");
    if (event === "error") page.failTwice();
    else page.dispatch(event);
    expect(page.rootDataset.hydration).toBe("failed");
  });

  test("loads its script if the browser has restored a moved slider", () => {
    const page = visit({ body: liveView });
    page.dispatch("pageshow");
    expect(page.loadsScript()).toBe(false);
    page.find("input").value = "70";
    page.dispatch("pageshow");
    expect(page.loadsScript()).toBe(true);
  });

  test("marks the document as failed after 15 seconds, and as ready if the script runs later", () => {
    const [late, ready] = [visit({ body: liveView }), visit({ body: liveView })];
    for (const page of [late, ready]) page.dispatch("focusin", "input");
    ready.dispatch("islandready");
    late.runTimers(14_900);
    expect(late.rootDataset.hydration).toBeUndefined();
    for (const page of [late, ready]) page.runTimers();
    expect([late.rootDataset.hydration, ready.rootDataset.hydration]).toEqual(["failed", "ready"]);
    late.dispatch("islandready");
    expect(late.rootDataset.hydration).toBe("ready");
  });

  test("retries only the script that failed", () => {
    const otherScript = "/static/js/shared-2.js";
    const page = visit({ body: liveView.replace(script, `${script} ${otherScript}`) });
    page.dispatch("focusin", "input");
    page.dispatch("error", `script[src="${otherScript}"]`);
    page.runTimers(1000);
    expect(page.scriptSources()).toEqual([script, otherScript, otherScript]);
    expect(page.rootDataset.hydration).toBeUndefined();
  });

  test("retries its script once back online", () => {
    const page = visit({ body: liveView });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.dispatch("focusin", "input");
    page.failTwice();
    page.runTimers();
    expect(page.rootDataset.hydration).toBeUndefined();
    page.dispatch("online");
    expect(page.scriptSources()).toEqual([script, script, script]);
  });

  test("ignores unhandled rejections of other scripts", () => {
    const page = visit({ body: liveView });
    page.dispatch("focusin", "input");
    page.dispatch("unhandledrejection");
    expect(page.rootDataset.hydration).toBeUndefined();
  });
});

describe("a submitted form", () => {
  test("waits for React, then submits normally in a separate task", () => {
    for (const body of [formWithDelivery, formWithoutDelivery]) {
      const page = visit({ body });
      expect(page.submitForm().defaultPrevented).toBe(true);
      expect([page.rootDataset.submission, page.loadsScript()]).toEqual(["waiting", true]);
      page.dispatch("islandready");
      expect(page.requestSubmit).not.toHaveBeenCalled();
      page.runTimers(1000);
      expect(page.requestSubmit).toHaveBeenCalledTimes(1);
      expect(page.requestSubmit.mock.results[0]?.value.defaultPrevented).toBe(false);
      expect(page.rootDataset.submission).toBeUndefined();
    }
  });

  test("keeps waiting while offline, and loads the script again once back online", () => {
    const page = visit({ body: formWithDelivery });
    Object.defineProperty(page.window.navigator, "onLine", { value: false });
    page.submitForm();
    page.failTwice();
    page.runTimers();
    expect(page.requestSubmit).not.toHaveBeenCalled();
    expect([page.rootDataset.submission, page.rootDataset.hydration]).toEqual(["waiting", undefined]);
    page.dispatch("online");
    expect(page.scriptSources()).toHaveLength(3);
  });

  test("is posted by the browser, after native validation, if React fails to load", () => {
    const page = visit({ body: formWithDelivery });
    const nativeValidation = () => [page.find("form").noValidate, page.find("[name=name]").required];
    expect(nativeValidation()).toEqual([true, false]);
    expect(page.find("[name=name]").getAttribute("aria-required")).toBe("true");
    page.submitForm();
    page.runTimers();
    expect(page.requestSubmit).toHaveBeenCalledTimes(1);
    expect(page.rootDataset.submission).toBe("posted");
    expect(nativeValidation()).toEqual([false, true]);
  });

  test("is posted once despite repeated clicks, and again after a while or a return to the page", () => {
    const page = visit({ body: formWithDelivery });
    page.dispatch("focusin", "input");
    page.runTimers();
    const clickPosts = () => !page.submitForm().defaultPrevented;
    expect([clickPosts(), clickPosts(), clickPosts()]).toEqual([true, false, false]);
    page.runTimers();
    expect([clickPosts(), clickPosts()]).toEqual([true, false]);
    page.restore();
    expect(clickPosts()).toBe(true);
  });

  test("stops waiting once native validation refuses it", () => {
    const page = visit({ body: formWithDelivery });
    // Native validation refuses the form, so no submit event follows.
    page.requestSubmit.mockImplementation(() => {});
    page.submitForm();
    page.runTimers();
    expect(page.requestSubmit).toHaveBeenCalledTimes(1);
    expect(page.rootDataset.submission).toBeUndefined();
  });

  test("is not sent after the visitor left the page before React was ready", () => {
    const page = visit({ body: formWithDelivery });
    page.submitForm();
    page.dispatch("error", "script[src]");
    page.restore();
    expect(page.rootDataset.submission).toBeUndefined();
    page.runTimers(1000);
    expect(page.scriptSources()).toEqual([script, script]);
    page.dispatch("islandready");
    page.runTimers();
    expect(page.requestSubmit).not.toHaveBeenCalled();
  });

  test("waits for React indefinitely if delivery is off", () => {
    const page = visit();
    page.dispatch("focusin", "input");
    page.runTimers();
    expect(page.submitForm().defaultPrevented).toBe(true);
    expect(page.rootDataset.submission).toBe("waiting");
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

  test("is saved on input, without the consent and the services' hidden fields", () => {
    const page = visit();
    page.find("[name=consent]").checked = true;
    page.dispatch("input", "[name=consent]");
    expect(page.savedDraft()).toBeNull();
    page.find("[name=name]").value = "Camille";
    page.dispatch("input", "[name=name]");
    expect(page.savedDraft()).toEqual({ name: "Camille" });
    page.find("[name=name]").value = "";
    page.dispatch("input", "[name=name]");
    expect(page.savedDraft()).toBeNull();
  });
});
