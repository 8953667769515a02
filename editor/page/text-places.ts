import { schemaOf } from "../../src/content/contract";
import { walk } from "../../src/content/walk";
import { metaOf } from "../forms/form";

/** Where the texts of a form stand in the page of the preview: found by the texts themselves, so the templates know nothing of it. */

/** A text as the page shows it, and the id of its field. */
export type FieldText = { id: string; text: string };

/** Not those without a field, as the menu's. */
export function textsOf(name: string, answer: unknown): FieldText[] {
  let texts: FieldText[] = [];
  walk(schemaOf(name), answer, ({ schema, value, path }) => {
    if (metaOf(schema).readOnly) texts = texts.filter(({ id }) => !id.startsWith(`${path.join(".")}.`));
    // A number that is being typed stands all over the page.
    const isNumber = /^\d{1,2}$/.test(String(value));
    if (typeof value === "string" && value && !isNumber)
      texts.push({ id: path.join("."), text: plain(value) });
    return value;
  });
  return texts;
}

/** The place of a field's text, or of a part's first; for what can't be read, as a link's address, that of its label. */
export function placeOf(id: string, texts: readonly FieldText[], page: Element): Element | undefined {
  for (const part of [id, parentOf(id)]) {
    const all = texts.filter((other) => part && isWithin(part, other));
    // A small part only: what is beside a telephone number is not meant.
    if (part !== id && all.some((other) => parentOf(other.id) !== part)) break;
    for (const own of all) {
      const place = placeOfText(own, texts, page);
      if (place) return place;
    }
  }
  return undefined;
}

/** The id of the field whose text stands there. */
export function fieldAt(place: Element, texts: readonly FieldText[], page: Element): string | undefined {
  for (let here: Element | null = place; here && here !== page; here = here.parentElement) {
    const shown = [here, ...here.childNodes].map(textOf);
    const owners = texts.filter(
      (own) => shown.includes(own.text) && placeOfText(own, texts, page)?.contains(place),
    );
    // Of several with this text, the one that has more of its own beside it.
    const sizes = owners.map((own) => sizeWith(besides(own, parentOf(own.id), texts), place));
    const owner = owners[sizes.indexOf(Math.min(...sizes))];
    if (owner) return owner.id;
  }
  return undefined;
}

function placeOfText(own: FieldText, texts: readonly FieldText[], page: Element): Element | undefined {
  const [first, ...others] = placesOf(own.text, page);
  if (!first || others.length === 0) return first;
  // The same text stands there several times: this one's place is closest to what is next to it in the file.
  for (let part = parentOf(own.id); part; part = parentOf(part)) {
    const near = besides(own, part, texts);
    const sizes = new Map([first, ...others].map((place) => [place, sizeWith(near, place)]));
    const smallest = Math.min(...sizes.values());
    if (smallest < Number.POSITIVE_INFINITY) return [...sizes].find(([, size]) => size === smallest)?.[0];
  }
  return first;
}

/** The other texts of a part, but for those that stand elsewhere, too. */
function besides(own: FieldText, part: string, texts: readonly FieldText[]): FieldText[] {
  const elsewhere = new Set(texts.filter((other) => !isWithin(part, other)).map(({ text }) => text));
  return texts.filter(
    (other) => other.text !== own.text && isWithin(part, other) && !elsewhere.has(other.text),
  );
}

/** The length of the smallest part of the page around a place that also has one of these texts. */
function sizeWith(near: readonly FieldText[], place: Element): number {
  for (let around: Element | null = place; around; around = around.parentElement) {
    const all = textOf(around);
    if (near.some(({ text }) => all.includes(text))) return all.length;
  }
  return Number.POSITIVE_INFINITY;
}

function placesOf(text: string, page: Element): Element[] {
  const places = [...page.querySelectorAll("img")].filter((image) => textOf(image) === text) as Element[];
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    let node: Node = walker.currentNode;
    // A text that is set in several elements begins with that of the first.
    if (!textOf(node) || !text.startsWith(textOf(node))) continue;
    while (textOf(node) !== text && node.parentNode && text.startsWith(textOf(node.parentNode)))
      node = node.parentNode;
    const place = node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element);
    if (place && textOf(node) === text && place.checkVisibility({ visibilityProperty: true }))
      places.push(place);
  }
  return places;
}

function textOf(node: Node): string {
  return plain(("alt" in node ? String(node.alt) : node.textContent) ?? "");
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function parentOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf(".")));
}

function isWithin(part: string, { id }: FieldText): boolean {
  return `${id}.`.startsWith(`${part}.`);
}
