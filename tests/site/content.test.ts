import * as z from "zod";
import { readContent } from "../../src/content/checked-content";
import { type ContentFile, contentSchemas, mainPages } from "../../src/content/contract";
import { page as pageFields } from "../../src/content/contract/fields";
import { contentRoles } from "../../src/content/contract/roles";
import { applyTypography } from "../../src/content/french-typography";
import { openingHoursLines } from "../../src/content/opening-hours";
import { mapContent, valueAt, visitRoles } from "../../src/content/walk";
import { builtPage, contentPages } from "../support/built-pages";

/** Fields that a page shows in its head only. */
const metadataFields = Object.keys(pageFields("/"));

/** Texts of a file that its page shows, without metadata, picture files, anchors, enum values and dates. */
function visibleContent(file: ContentFile): unknown {
  return mapContent(contentSchemas[file], readContent(file), ({ schema, value, path }) => {
    // mapContent() drops undefined values; the last test compares the opening hours, which are formatted.
    if (metadataFields.includes(String(path[0])) || path.includes("hours")) return undefined;
    if (typeof value !== "string" || schema instanceof z.ZodLiteral) return value;
    const kind = contentRoles.get(schema)?.kind ?? "";
    return ["text", "name", "link", "publicAddress"].includes(kind) ? value : undefined;
  });
}

/** All texts in a value, split at variables like `{date}`. */
function textParts(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textParts);
}

/** All texts of an element, including attributes and the islands' props. */
function allTextOf(element: Element | null | undefined): string {
  const attributeValues = [...(element?.querySelectorAll("*") ?? [])].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );
  const props = [...(element?.querySelectorAll("[data-props]") ?? [])].map(({ textContent }) =>
    textParts(JSON.parse(textContent ?? "{}")),
  );
  return collapseSpaces([element?.textContent, ...attributeValues, ...props.flat()].join("\n"));
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
function missingTexts(element: Element | null | undefined, texts: string[]): string[] {
  const elementText = allTextOf(element);
  return texts.filter((text) => !elementText.includes(collapseSpaces(text)));
}
const headingsOf = (element: ParentNode, level: number) =>
  [...element.querySelectorAll(`main h${level}`)].map(({ textContent }) => textContent);

test.each(contentPages)(
  "%s shows all texts of its file in data/ verbatim, and its title as h1",
  (path, content, file) => {
    const page = builtPage(path);
    expect(missingTexts(page.querySelector("main"), textParts(visibleContent(file)))).toEqual([]);
    expect(headingsOf(page, 1)).toEqual(["title" in content ? content.title : content.hero.title]);
  },
);

test.each(mainPages)(
  "$path shows each picture in the contract's aspect ratio, to which the editor crops it",
  ({ name, path }) => {
    const content = readContent(name);
    const aspectRatios = new Map<string, number>();
    visitRoles(contentSchemas[name], content, (role, _, valuePath) => {
      if (role.kind !== "picture") return;
      const { alt } = valueAt(content, valuePath.slice(0, -1)) as { alt: string }; // every picture has an alt
      aspectRatios.set(applyTypography(alt), role.width / role.height);
    });
    for (const image of builtPage(path).querySelectorAll("main img")) {
      const [width, height] = ["width", "height"].map((side) => Number(image.getAttribute(side)));
      const alt = image.getAttribute("alt") ?? "";
      expect([alt, (width ?? 0) / (height ?? 1)]).toEqual([alt, aspectRatios.get(alt)]);
    }
  },
);

test("/contact shows the address, the opening hours and a lazily loaded map", () => {
  const { business } = readContent("site");
  const { details, map } = readContent("contact");
  const page = builtPage("/contact");
  const { street, postalCode, locality } = business.address;
  const hours = openingHoursLines(business.openingHours, details.hours);
  expect(missingTexts(page.querySelector("main"), [street, `${postalCode} ${locality}`, ...hours])).toEqual(
    [],
  );
  const mapFrame = page.querySelector("iframe");
  expect([mapFrame?.getAttribute("loading"), mapFrame?.title]).toEqual(["lazy", map.title]);
});
