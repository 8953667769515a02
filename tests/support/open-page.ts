import { type DOMWindow, JSDOM, VirtualConsole } from "jsdom";
import { bundleScript } from "../../src/gatsby/bundle-script";

type PageOptions = {
  body: string;
  scriptFiles: string[];
  path: string;
  /** A stored draft of the contact form. */
  draft: object;
  prerendering: boolean;
  /** Defines browser features that jsdom lacks. */
  beforeParse: (window: DOMWindow) => void;
};

/** Opens a page with minified inline scripts in a new jsdom. */
export function openPage({
  body = "",
  scriptFiles = [],
  path = "/",
  draft,
  prerendering,
  beforeParse,
}: Partial<PageOptions>) {
  const warnings: unknown[] = [];
  const virtualConsole = new VirtualConsole().on("warn", (text) => warnings.push(text));
  const scriptTags = scriptFiles.map((file) => `<script>${bundleScript(file)}</script>`);
  const { window } = new JSDOM(`<!doctype html><body>${body}${scriptTags.join("")}`, {
    runScripts: "dangerously",
    url: `https://exemple.example${path}`,
    virtualConsole,
    beforeParse: (newWindow) => {
      if (draft) newWindow.sessionStorage.setItem("contact-draft", JSON.stringify(draft));
      if (prerendering) Object.assign(newWindow.document, { prerendering });
      beforeParse?.(newWindow);
    },
  });
  const { document } = window;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLInputElement & HTMLFormElement>(selector);
    if (!element) throw new Error(`Element "${selector}" not found.`);
    return element;
  };
  return {
    window,
    warnings,
    find,
    /** Dispatches an event on the selector's element, or on the window. */
    dispatch: (type: string, selector?: string) => {
      const event = new window.Event(type, { bubbles: true, cancelable: true });
      (selector ? find(selector) : window).dispatchEvent(event);
      return event;
    },
    scriptSources: () =>
      [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
    /** Activates a prerendered page. */
    activate: () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new window.Event("prerenderingchange"));
    },
  };
}
