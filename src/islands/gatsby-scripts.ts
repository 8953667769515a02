import { doc } from "../inline/dom";

/**
 * Starts Gatsby and with it the application: runs, in their order, the scripts that src/html.tsx has kept in the page.
 * A script that has been parsed within a template never runs, nor does its clone: each is made anew.
 */
export function startGatsbyScripts(onerror: () => void): void {
  const template = doc.querySelector<HTMLTemplateElement>("#gatsby-scripts");
  for (const { src, text } of template?.content.querySelectorAll("script") ?? []) {
    const script = Object.assign(doc.createElement("script"), { text, async: false, onerror });
    if (src) script.src = src;
    doc.body.append(script);
  }
}
