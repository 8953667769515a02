/** @jest-environment node */
import { JSDOM, VirtualConsole } from "jsdom";
import { minified } from "../gatsby/minified";

const sources = {
  "every-page": "src/inline/every-page.mts",
  wake: "src/islands/wake.mts",
  "not-found": "src/inline/not-found.mts",
  thanks: "src/inline/thanks.mts",
  offline: "src/inline/offline.mts",
};
type InlineScript = keyof typeof sources;
// The keys of the object are its names.
const names = Object.keys(sources) as InlineScript[];
const inlineScript = (name: InlineScript) => minified(sources[name]);

/** Gatsby's scripts as src/html.tsx keeps them. */
const gatsby =
  '<template id="gatsby-scripts"><script>window.pagePath="/"</script><script src="/app.js" async></script></template>';
const files = ["/app.js"];

type Page = {
  body?: string;
  scripts?: InlineScript[];
  /** Whether the browser renders the page before it is shown. */
  prerendering?: boolean;
  path?: string;
  draft?: string;
};

/** A page as the build writes it, in a browser of its own. */
function openPage({ body = "", scripts = ["every-page"], prerendering, path = "/", draft }: Page = {}) {
  const warnings: unknown[] = [];
  const virtualConsole = new VirtualConsole().on("warn", (text) => warnings.push(text));
  const blocks = scripts.map((name) => `<script>${inlineScript(name)}</script>`);
  let clock: { ring: () => void; time: number | undefined }[] = [];
  const { window } = new JSDOM(`<!doctype html><body>${body}${blocks.join("")}${gatsby}`, {
    runScripts: "dangerously",
    url: `https://exemple.example${path}`,
    virtualConsole,
    beforeParse: (opened) => {
      if (draft) opened.sessionStorage.setItem("contact-draft", draft);
      // jsdom knows no service workers.
      Object.assign(opened.navigator, { serviceWorker: {} });
      if (prerendering) Object.assign(opened.document, { prerendering });
      Object.assign(opened, {
        setTimeout: (ring: () => void, time?: number) => clock.push({ ring, time }),
      });
      // jsdom knows no popovers: this is as much of the standard as the script relies on.
      const { HTMLElement, Element } = opened;
      const matches = Element.prototype.matches;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          return selector === ":popover-open" ? this.hasAttribute("data-open") : matches.call(this, selector);
        },
      });
      Object.assign(HTMLElement.prototype, {
        hidePopover(this: HTMLElement) {
          this.removeAttribute("data-open");
        },
      });
    },
  });
  const { document } = window;
  const dispatch = (type: string, selector = "body", init: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, init);
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  return {
    window,
    document,
    warnings,
    dispatch,
    requested: () =>
      [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
    state: () => document.documentElement.dataset,
    times: () => clock.map(({ time }) => time),
    passTime: () => {
      for (const { ring } of clock) ring();
      clock = [];
    },
    show: () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new window.Event("prerenderingchange"));
    },
  };
}

describe.each(names)("the block «%s»", (name) => {
  test("stays under a kilobyte", () => {
    expect(Buffer.byteLength(inlineScript(name))).toBeLessThan(1000);
  });

  test("can stand inside a script tag, on one line", () => {
    expect(inlineScript(name)).not.toMatch(/<\/|<!--|\n/);
  });
});

describe("the menu", () => {
  const menu =
    '<button popovertarget="menu">Menu</button><nav id="menu" popover data-open=""><a href="/a">A</a><a href="/b">B</a></nav><main><a href="/c">C</a></main>';
  const opened = () => {
    const page = openPage({ body: menu });
    const button = page.document.querySelector("button");
    // Nor does jsdom tie a button to its popover.
    Object.assign(button ?? {}, { popoverTargetElement: page.document.querySelector("nav") });
    const isOpen = () => page.document.querySelector("nav")?.hasAttribute("data-open");
    return { ...page, isOpen };
  };

  test("closes when the focus moves to what is under it, but not inside it or to its button", () => {
    const page = opened();
    page.dispatch("focusin", "button");
    page.dispatch("focusin", "nav a");
    expect(page.isOpen()).toBe(true);
    page.dispatch("focusin", "main a");
    expect(page.isOpen()).toBe(false);
  });

  test("is closed on the page that «back» restores as it was left", () => {
    const page = opened();
    page.window.dispatchEvent(new page.window.Event("pagehide"));
    expect(page.isOpen()).toBe(false);
  });

  test("is where Tab leads from its button, while it is open", () => {
    const page = opened();
    const tab = page.dispatch("keydown", "button", { key: "Tab" });
    expect(tab.defaultPrevented).toBe(true);
    expect(page.document.activeElement?.textContent).toBe("A");
    expect(page.dispatch("keydown", "button", { key: "Tab", shiftKey: true }).defaultPrevented).toBe(false);
    page.document.querySelector("nav")?.removeAttribute("data-open");
    expect(page.dispatch("keydown", "button", { key: "Tab" }).defaultPrevented).toBe(false);
  });
});

test("a build of an earlier year shows the current one", () => {
  const { document } = openPage({ body: '<span data-year="">2019</span>' });
  expect(document.querySelector("span")?.textContent).toBe(String(new Date().getFullYear()));
});

const form =
  '<p>Texte</p><div data-island="contact-form"><form data-contact-form=""><input name="name"><button>Envoyer</button></form></div>';
const delivered = form.replace("<form", '<form method="post" action="/merci"');
const openForm = (page: Page = {}) =>
  openPage({ body: form, path: "/contact", scripts: ["every-page", "wake"], ...page });

describe("the application", () => {
  test.each(["pointerup", "pointerdown", "pointermove", "keydown", "focusin", "scroll", "touchstart"])(
    "does not come for a %s outside an island",
    (gesture) => {
      const page = openForm();
      page.dispatch(gesture, "p");
      expect(page.requested()).toEqual([]);
    },
  );

  test.each(["pointerdown", "pointermove", "pointercancel", "touchmove", "wheel", "input"])(
    "does not come for a %s inside one: a finger or a wheel that scrolls",
    (gesture) => {
      const page = openForm();
      page.dispatch(gesture, "input");
      expect(page.requested()).toEqual([]);
    },
  );

  test.each(["pointerup", "focusin"])(
    "comes for the first %s inside one, after Gatsby's own settings, and once",
    (gesture) => {
      const page = openForm();
      page.dispatch(gesture, "input");
      expect(page.requested()).toEqual(files);
      page.dispatch("focusin", "button");
      expect(page.requested()).toEqual(files);
      expect(page.window).toHaveProperty("pagePath", "/");
    },
  );

  test("comes once the page has loaded where a draft of this tab waits to be put back", () => {
    const page = openForm({ draft: '{"id":"a1"}' });
    expect(page.requested()).toEqual([]);
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.requested()).toEqual(files);
    const empty = openForm();
    empty.window.dispatchEvent(new empty.window.Event("load"));
    expect(empty.requested()).toEqual([]);
  });

  test("comes once the page has loaded where the browser brought a box back ticked, not where it was served so", () => {
    const box = (attribute: string) =>
      `<div data-island="live-view"><input type="checkbox"${attribute}></div>`;
    const page = openForm({ body: box("") });
    const ticked = page.document.querySelector("input");
    if (ticked) ticked.checked = true;
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.requested()).toEqual(files);
    const served = openForm({ body: box(" checked"), draft: '{"id":"a1"}' });
    served.window.dispatchEvent(new served.window.Event("load"));
    expect(served.requested()).toEqual([]);
  });

  test("does not come into a page that nobody sees yet", () => {
    const page = openForm({ draft: '{"id":"a1"}', prerendering: true });
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.requested()).toEqual([]);
    page.show();
    expect(page.requested()).toEqual(files);
  });

  test("that cannot be loaded is reported to the document, whose form then offers the mail link", () => {
    const page = openForm();
    page.dispatch("focusin", "input");
    expect(page.state().scripts).toBeUndefined();
    page.document.querySelector("script[src]")?.dispatchEvent(new page.window.Event("error"));
    expect(page.state().scripts).toBe("failed");
  });

  test("that cannot start, for lack of its data for instance, is reported too", () => {
    const page = openForm();
    page.dispatch("focusin", "input");
    page.window.dispatchEvent(new page.window.Event("unhandledrejection"));
    expect(page.state().scripts).toBe("failed");
  });

  test("that has not started after 15 seconds is reported too", () => {
    const page = openForm();
    page.dispatch("focusin", "input");
    expect(page.times()).toEqual([15_000]);
    page.passTime();
    expect(page.state().scripts).toBe("failed");
  });

  test("that is running is not disturbed by later failures", () => {
    const page = openForm();
    page.dispatch("focusin", "input");
    page.state().scripts = "ready";
    page.window.dispatchEvent(new page.window.Event("unhandledrejection"));
    page.passTime();
    expect(page.state().scripts).toBe("ready");
  });
});

describe("a form sent before the application is there", () => {
  const send = (page: ReturnType<typeof openPage>) => {
    const seenByOthers = jest.fn();
    page.document.querySelector("form")?.addEventListener("submit", seenByOthers);
    return { submission: page.dispatch("submit", "form"), seenByOthers };
  };
  /** jsdom posts no form: the requests that the page makes are recorded. */
  const notePosts = (page: ReturnType<typeof openPage>) => {
    const element = page.document.querySelector("form");
    const posted = jest.fn(() => page.dispatch("submit", "form"));
    Object.assign(element ?? {}, { requestSubmit: posted });
    return posted;
  };

  test("is held back and kept for the application, which is loaded for it", () => {
    const page = openForm();
    const { submission, seenByOthers } = send(page);
    expect(submission.defaultPrevented).toBe(true);
    expect(seenByOthers).not.toHaveBeenCalled();
    expect(page.state().sent).toBe("held");
    expect(page.requested()).toEqual(files);
  });

  test("is the application's own business from then on", () => {
    const page = openForm();
    page.state().scripts = "ready";
    const { submission, seenByOthers } = send(page);
    expect(submission.defaultPrevented).toBe(false);
    expect(seenByOthers).toHaveBeenCalledTimes(1);
    expect(page.state().sent).toBeUndefined();
  });

  test("is posted by the browser, once and after its own checks, when the application does not come", () => {
    const page = openForm({ body: delivered });
    const posted = notePosts(page);
    const element = page.document.querySelector("form");
    expect(element?.noValidate).toBe(true);
    send(page);
    page.passTime();
    page.document.querySelector("script[src]")?.dispatchEvent(new page.window.Event("error"));
    expect(posted).toHaveBeenCalledTimes(1);
    expect(page.state().sent).toBe("posted");
    expect(element?.noValidate).toBe(false);
  });

  test("is the browser's from the beginning when the application has failed before", () => {
    const page = openForm({ body: delivered });
    const posted = notePosts(page);
    page.dispatch("focusin", "input");
    page.passTime();
    const { submission, seenByOthers } = send(page);
    expect(submission.defaultPrevented).toBe(false);
    expect(seenByOthers).toHaveBeenCalledTimes(1);
    expect(page.state().sent).toBe("posted");
    expect(posted).not.toHaveBeenCalled();
  });

  test("stays with the application, however late, where nothing delivers it", () => {
    const page = openForm();
    page.dispatch("focusin", "input");
    page.passTime();
    expect(send(page).submission.defaultPrevented).toBe(true);
    expect(page.state().sent).toBe("held");
  });
});

describe("the 404 page", () => {
  test("logs the path that was asked for, once", () => {
    const page = openPage({ scripts: ["every-page", "not-found"], path: "/nulle-part" });
    expect(page.warnings).toEqual(["404: /nulle-part"]);
  });

  test("logs nothing before it is shown", () => {
    const page = openPage({ scripts: ["not-found"], path: "/nulle-part", prerendering: true });
    expect(page.warnings).toEqual([]);
    page.show();
    expect(page.warnings).toEqual(["404: /nulle-part"]);
  });
});

test("the thank-you page forgets the draft of what has been sent", () => {
  const { window } = openPage({ scripts: ["thanks"], draft: '{"id":"a1"}' });
  expect(window.sessionStorage).toHaveLength(0);
});

describe("the page side of the service worker", () => {
  test("comes once the page has loaded", () => {
    const page = openPage({ scripts: ["offline"] });
    expect(page.requested()).toEqual([]);
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.requested()).toEqual(["/offline.js"]);
  });

  test("does not come before the page is shown", () => {
    const page = openPage({ scripts: ["offline"], prerendering: true });
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.requested()).toEqual([]);
    page.show();
    expect(page.requested()).toEqual(["/offline.js"]);
  });
});
