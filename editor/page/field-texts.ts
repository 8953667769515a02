import { schemaOf } from "../../src/content/contract";
import { mapContent } from "../../src/content/walk";

/** A field's text, by which the preview finds the field, so that templates need no markers. */
export type FieldText = { id: string; text: string };

export function collectFieldTexts(fileName: string, content: unknown): FieldText[] {
  const texts: FieldText[] = [];
  mapContent(schemaOf(fileName), content, ({ value, path }) => {
    if (typeof value === "string" && value) texts.push({ id: path.join("."), text: collapseSpaces(value) });
    return value;
  });
  return texts;
}

/** Finds the first element that shows the text of a field, or of the first field in an object or list. */
export function findTextElement(id: string, texts: readonly FieldText[], page: Element): Element | undefined {
  const isAtOrWithin = (field: FieldText) => field.id === id || field.id.startsWith(`${id}.`);
  const text = texts.find(isAtOrWithin)?.text;
  if (!text) return undefined;
  const image = [...page.querySelectorAll("img")].find((picture) => textOf(picture) === text);
  if (image) return image;
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    let node: Node = walker.currentNode;
    if (!textOf(node) || !text.startsWith(textOf(node))) continue;
    // From the node that shows the text's beginning, climb to the one that shows all of it.
    while (textOf(node) !== text && node.parentNode && text.startsWith(textOf(node.parentNode)))
      node = node.parentNode;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element);
    const isShown = textOf(node) === text && element?.checkVisibility({ visibilityProperty: true });
    if (element && isShown) return element;
  }
  return undefined;
}

/** Returns the id of the first field whose text is that of the element or of the nearest element around it. */
export function findFieldId(element: Element, texts: readonly FieldText[]): string | undefined {
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
