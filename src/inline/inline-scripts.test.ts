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
  const { window } = new JSDOM(`<!doctype html><body>${body}${blocks.join("")}`, {
    runScripts: "dangerously",
    url: `https://exemple.example${path}`,
    virtualConsole,
    beforeParse: (opened) => {
      if (draft) opened.sessionStorage.setItem("contact-draft", draft);
      // jsdom knows no service workers.
      Object.assign(opened.navigator, { serviceWorker: {} });
      if (prerendering) Object.assign(opened.document, { prerendering });
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
    show: () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new window.Event("prerenderingchange"));
    },
  };
}

describe.each(names)("the block «%s»", (name) => {
  test("stays under two kilobytes", () => {
    expect(Buffer.byteLength(inlineScript(name))).toBeLessThan(2000);
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

test.each([
  ["2019", String(new Date().getFullYear())],
  ["2999", "2999"],
])("a build of %s shows the year %s, whatever the visitor's clock says", (built, shown) => {
  const { document } = openPage({ body: `<span data-year="">${built}</span>` });
  expect(document.querySelector("span")?.textContent).toBe(shown);
});

describe("the 404 page", () => {
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
  test("does not come before the page is shown", () => {
    const page = openPage({ scripts: ["offline"], prerendering: true });
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.requested()).toEqual([]);
    page.show();
    expect(page.requested()).toEqual(["/offline.js"]);
  });
});
