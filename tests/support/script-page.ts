import { type DOMWindow, JSDOM, VirtualConsole } from "jsdom";
import { minified } from "../../src/gatsby/minified";

type Page = {
  body: string;
  /** The files of its inline scripts. */
  scripts: string[];
  path: string;
  draft: object;
  /** Whether the browser renders the page before it is shown. */
  prerendering: boolean;
  /** Adds what jsdom lacks. */
  prepare: (window: DOMWindow) => void;
};

/** A page with inline scripts as the build writes them, in a jsdom of its own. */
export function openPage({
  body = "",
  scripts = [],
  path = "/",
  draft,
  prerendering,
  prepare,
}: Partial<Page>) {
  const warnings: unknown[] = [];
  const virtualConsole = new VirtualConsole().on("warn", (text) => warnings.push(text));
  const blocks = scripts.map((file) => `<script>${minified(file)}</script>`);
  const { window } = new JSDOM(`<!doctype html><body>${body}${blocks.join("")}`, {
    runScripts: "dangerously",
    url: `https://exemple.example${path}`,
    virtualConsole,
    beforeParse: (opened) => {
      if (draft) opened.sessionStorage.setItem("contact-draft", JSON.stringify(draft));
      if (prerendering) Object.assign(opened.document, { prerendering });
      prepare?.(opened);
    },
  });
  const { document } = window;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLInputElement & HTMLFormElement>(selector);
    if (!element) throw new Error(`There is no «${selector}».`);
    return element;
  };
  return {
    window,
    warnings,
    find,
    /** On the selector's element; without one, on the window. */
    dispatch: (type: string, selector?: string) => {
      const event = new window.Event(type, { bubbles: true, cancelable: true });
      (selector ? find(selector) : window).dispatchEvent(event);
      return event;
    },
    requested: () =>
      [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
    show: () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new window.Event("prerenderingchange"));
    },
  };
}
