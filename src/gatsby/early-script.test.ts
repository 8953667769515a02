import { earlyScript } from "./early-script";

/** Scripts as final-html.ts names them: each needs the one before it. */
const scripts = ["/start.js", "/runtime.js", "/app.js"];

/** What has come into view, as jsdom, which has no layout, cannot tell. */
let comeIntoView: (isIntersecting: boolean) => void = () => {};

class FakeIntersectionObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
}

/** A page of its own for each test, in a frame: the script listens to its window for good. */
function openPage(body: string, page = "/solutions", listed = scripts.join(" ")) {
  const frame = document.createElement("iframe");
  document.body.replaceChildren(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error("jsdom has not opened the frame.");
  Object.assign(contentWindow, { IntersectionObserver: FakeIntersectionObserver });
  contentDocument.body.innerHTML = body;
  const tag = contentDocument.createElement("script");
  Object.assign(tag.dataset, { page, scripts: listed });
  tag.textContent = earlyScript({ hasForm: body.includes("<form"), isNotFound: false });
  // As in a browser, and not in jsdom: a script that a script makes is async until told otherwise.
  const createElement = contentDocument.createElement.bind(contentDocument);
  contentDocument.createElement = (name: string) => Object.assign(createElement(name), { async: true });
  contentDocument.body.append(tag);
  const requested = () =>
    [...contentDocument.querySelectorAll<HTMLScriptElement>("head script")].map((script) =>
      script.getAttribute("src"),
    );
  return { window: contentWindow, document: contentDocument, requested };
}

const form = '<form data-contact-form=""><input name="name"><button>Envoyer</button></form>';

beforeEach(() => {
  comeIntoView = () => {};
});

describe.each([
  { hasForm: false, isNotFound: false },
  { hasForm: true, isNotFound: false },
  { hasForm: false, isNotFound: true },
])("the script of a page with %o", (kind) => {
  test("stays under a kilobyte", () => {
    expect(Buffer.byteLength(earlyScript(kind))).toBeLessThan(1000);
  });

  test("can stand inside a script tag, on one line", () => {
    expect(earlyScript(kind)).not.toMatch(/<\/|<!--|\n/);
  });
});

test("until the visitor does something, nothing is loaded", () => {
  const page = openPage("<p>Texte</p>");
  page.window.dispatchEvent(new Event("load"));
  expect(page.requested()).toEqual([]);
});

const move = (movement: { movementX: number; movementY: number }) =>
  Object.assign(new Event("pointermove", { bubbles: true }), movement);

test("a mouse that lies still where the page appears loads nothing, until it moves", () => {
  const page = openPage("<p>Texte</p>");
  page.document.body.dispatchEvent(move({ movementX: 0, movementY: 0 }));
  expect(page.requested()).toEqual([]);
  page.document.body.dispatchEvent(move({ movementX: 0, movementY: -1 }));
  expect(page.requested()).toEqual(scripts);
});

test.each(["pointerdown", "pointermove", "keydown", "focusin"])(
  "the first %s loads the scripts, in order, and the next loads nothing more",
  (gesture) => {
    const page = openPage("<p>Texte</p>");
    const event = new Event(gesture, { bubbles: true });
    page.document.body.dispatchEvent(
      gesture === "pointermove" ? move({ movementX: 1, movementY: 0 }) : event,
    );
    expect(page.requested()).toEqual(scripts);
    const loaded = [...page.document.querySelectorAll<HTMLScriptElement>("head script")];
    expect(loaded.filter((script) => script.async)).toEqual([]);

    for (const another of [gesture, "pointerdown", "keydown"]) {
      page.document.body.dispatchEvent(new Event(another, { bubbles: true }));
    }
    expect(page.requested()).toEqual(scripts);
  },
);

test("a script that is not the one that was built is refused by the browser", () => {
  const page = openPage("<p>Texte</p>", "/solutions", "/app.js#sha256-AbC=");
  page.document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(page.document.querySelector<HTMLScriptElement>("head script")?.integrity).toBe("sha256-AbC=");
});

test("Gatsby learns from it which page this is", () => {
  expect(openPage("").window).toHaveProperty("pagePath", "/solutions");
});

test("on the page with the form, the scripts come when the form comes near", () => {
  const page = openPage(form, "/contact");
  const wait = jest.spyOn(page.window, "setTimeout");
  page.window.dispatchEvent(new Event("load"));
  const [[paint] = []] = wait.mock.calls;
  if (typeof paint === "function") paint();
  comeIntoView(false);
  expect(page.requested()).toEqual([]);
  comeIntoView(true);
  expect(page.requested()).toEqual(scripts);
});

describe("a form sent before the application is there", () => {
  const send = (page: ReturnType<typeof openPage>) => {
    const seenByOthers = jest.fn();
    const element = page.document.querySelector("form");
    element?.addEventListener("submit", seenByOthers);
    const submission = new Event("submit", { bubbles: true, cancelable: true });
    element?.dispatchEvent(submission);
    return { submission, seenByOthers };
  };

  test("is held back and kept for the application, which is loaded for it", () => {
    const page = openPage(form, "/contact");
    const { submission, seenByOthers } = send(page);
    expect(submission.defaultPrevented).toBe(true);
    expect(seenByOthers).not.toHaveBeenCalled();
    expect(page.window.contactFormWasSubmitted).toBe(true);
    expect(page.requested()).toEqual(scripts);
  });

  test("is the application's own business from then on", () => {
    const page = openPage(form, "/contact");
    page.window.contactFormIsReady = true;
    const { submission, seenByOthers } = send(page);
    expect(submission.defaultPrevented).toBe(false);
    expect(seenByOthers).toHaveBeenCalledTimes(1);
    expect(page.window.contactFormWasSubmitted).toBeUndefined();
  });
});

test("when a script cannot be loaded, the document says so: the form then offers the mail link", () => {
  const page = openPage(form, "/contact");
  page.document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(page.document.documentElement.dataset.scripts).toBeUndefined();
  page.document.querySelector("head script")?.dispatchEvent(new Event("error"));
  expect(page.document.documentElement.dataset.scripts).toBe("failed");
});

test("when the application cannot start, without its data for instance, the document says so too", () => {
  const page = openPage(form, "/contact");
  page.window.dispatchEvent(new Event("unhandledrejection"));
  expect(page.document.documentElement.dataset.scripts).toBe("failed");
});

test("when the application has not started after 15 seconds, the document says so too", () => {
  const page = openPage(form, "/contact");
  const wait = jest.spyOn(page.window, "setTimeout");
  page.document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(wait.mock.calls.map(([, time]) => time)).toEqual([15_000]);
  const [[ring] = []] = wait.mock.calls;
  if (typeof ring === "function") ring();
  expect(page.document.documentElement.dataset.scripts).toBe("failed");
});

test("what goes wrong once the form is the application's is left to the application", () => {
  const page = openPage(form, "/contact");
  page.window.contactFormIsReady = true;
  page.window.dispatchEvent(new Event("unhandledrejection"));
  expect(page.document.documentElement.dataset.scripts).toBeUndefined();
});

describe("on the 404 page", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  beforeEach(() => warn.mockClear());

  /** In the tests' own window, since a frame has no path. */
  const run = (page: string) => {
    const tag = document.createElement("script");
    Object.assign(tag.dataset, { page, scripts: scripts.join(" ") });
    tag.textContent = earlyScript({ hasForm: false, isNotFound: page === "/404.html" });
    document.body.append(tag);
  };

  test("the missing path is logged once, and noted for the application", () => {
    window.history.replaceState(null, "", "/nulle-part");
    run("/404.html");
    expect(warn.mock.calls).toEqual([["404: /nulle-part"]]);
    expect(window.notFoundReported).toBe("/nulle-part");
  });

  test("on any other page nothing is logged", () => {
    run("/solutions");
    expect(warn).not.toHaveBeenCalled();
  });
});
