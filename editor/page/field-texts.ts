import { schemaOf } from "../../src/content/contract";
import { walk } from "../../src/content/walk";

/** Matches a form's fields to the previewed page by their texts, so that templates need no markers. */

export type FieldText = { id: string; text: string };

export function textsOf(name: string, result: unknown): FieldText[] {
  const texts: FieldText[] = [];
  walk(schemaOf(name), result, ({ value, path }) => {
    if (typeof value === "string" && value) texts.push({ id: path.join("."), text: collapseSpaces(value) });
    return value;
  });
  return texts;
}

/** The first element that shows the text of a field, or of the first field in a part. */
export function elementOf(id: string, texts: readonly FieldText[], page: Element): Element | undefined {
  const text = texts.find((field) => `${field.id}.`.startsWith(`${id}.`))?.text;
  if (!text) return undefined;
  const image = [...page.querySelectorAll("img")].find((picture) => textOf(picture) === text);
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (!image && walker.nextNode()) {
    let node: Node = walker.currentNode;
    if (!textOf(node) || !text.startsWith(textOf(node))) continue;
    // If several elements share a text, the first one shows its beginning.
    while (textOf(node) !== text && node.parentNode && text.startsWith(textOf(node.parentNode)))
      node = node.parentNode;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element);
    const isShown = textOf(node) === text && element?.checkVisibility({ visibilityProperty: true });
    if (element && isShown) return element;
  }
  return image;
}

/** The id of the first field whose text this element, or the nearest one around it, shows. */
export function fieldIdAt(element: Element, texts: readonly FieldText[]): string | undefined {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const ownTexts = [...ancestor.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const shownTexts = [ancestor, ...ownTexts].map(textOf);
    const field = texts.find(({ text }) => shownTexts.includes(text));
    if (field) return field.id;
  }
  return undefined;
}

function textOf(node: Node): string {
  return collapseSpaces(("alt" in node ? String(node.alt) : node.textContent) ?? "");
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
