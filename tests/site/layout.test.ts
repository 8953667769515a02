import { pathsWith404 } from "../../tools/routes";
import { sharedTabOpener, withBuiltSite } from "../support/browser";
import { findDamagedTexts } from "../support/damaged-texts";

withBuiltSite();

/** The text spacing of WCAG 1.4.12. */
const wcagSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

const viewports = [
  { name: "on a phone", width: 390, height: 844 },
  { name: "on a tablet", width: 960, height: 1100 },
  { name: "on a small laptop", width: 1280, height: 650 },
  { name: "on a desktop", width: 1440, height: 900 },
  { name: "zoomed to 400 %", width: 320, height: 256 },
  { name: "with letters twice as large", width: 320, height: 844, style: "html { font-size: 200% }" },
  // A phone of 360 × 640 px; its browser halves the viewport in CSS px.
  { name: "with the browser's text twice as large", width: 180, height: 320 },
  { name: "with WCAG's spacing", width: 320, height: 800, style: wcagSpacing },
];

const openPage = sharedTabOpener({ bypassCSP: true });

/** Names of at most 40 characters, the contract's limit. */
const names = [
  "Mesures du Lac Sàrl",
  "Bureau Rey & Fils",
  "Rey & Fils SA",
  "Elektrizitätsversorgung Oberwallis AG",
  "Mesure Vallée Rhône Trient Eaux Réseaux.",
  "W".repeat(40),
];

test.each(names)('the firm\'s name "%s" fits the header in viewports from 320 px', async (name) => {
  const { page } = await openPage("/");
  const homeLink = page.locator("header a[aria-label][href='/']");
  const nameText = homeLink.locator("span span");
  await nameText.evaluate((element, text) => element.replaceChildren(text), name);
  for (const width of [320, 344, 360, 390, 430, 820, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [link, text, header] = await Promise.all(
      [homeLink, nameText, page.getByRole("banner")].map((part) => part.boundingBox()),
    );
    if (!link || !text || !header) throw new Error("The header is not shown.");
    const isInside = text.x + text.width <= link.x + link.width + 1 && text.y + text.height <= header.height;
    expect([width, isInside, await findDamagedTexts(page)]).toEqual([width, true, []]);
  }
});

test.each(pathsWith404)("no text of %s is cut off or covered, in any viewport", async (path) => {
  const { page } = await openPage(path);
  for (const { name, width, height, style } of viewports) {
    await page.setViewportSize({ width, height });
    const styleElement = style ? await page.addStyleTag({ content: style }) : undefined;
    // Injected styles, unlike browser settings, change no media query, so drawings and narrow columns, which do not adapt,
    // are left out.
    const options = style ? {} : { drawingSelector: "article svg", includesSqueezed: true };
    const damagedTexts = await findDamagedTexts(page, options);
    expect({ name, damagedTexts }).toEqual({ name, damagedTexts: [] });
    await styleElement?.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

test.each(pathsWith404)("%s shows on phones every text that it shows on desktops", async (path) => {
  const { page } = await openPage(path);
  const textsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    // Without texts that only decorate or repeat, and without units and other parts of the texts in `dd`.
    const texts = page.locator(
      "main :is(h1, h2, h3, p, li, dt, dd, b, span, label, legend):not(svg *, dl span, label span *, p[aria-hidden], p[aria-hidden] *)",
    );
    return texts.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent),
    );
  };
  const phoneTexts = await textsAt(390);
  expect((await textsAt(1440)).filter((text) => !phoneTexts.includes(text))).toEqual([]);
});

const headingOrTermSelector = "h1, h2, h3, dt, th:first-of-type";

test.each(pathsWith404)(
  "no word of up to twelve letters is broken in a heading or term on %s at phone widths",
  async (path) => {
    const { page } = await openPage(path);
    await page
      .locator("details")
      .evaluateAll((elements) => elements.forEach((details) => void details.setAttribute("open", "")));
    // 304 px is 320 px minus a scrollbar.
    for (const width of [304, 320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const brokenWords = await page
        .locator(`main :is(${headingOrTermSelector}), main :is(${headingOrTermSelector}) *`)
        .evaluateAll((elements) => {
          const texts = elements.flatMap((element) =>
            [...element.childNodes].filter((node) => node instanceof Text),
          );
          const words = texts.flatMap((text) =>
            [...text.data.matchAll(/(?<!\S)\p{L}{2,12}(?![^\s,;:.])/gu)].map(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return { word, tops: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))) };
            }),
          );
          return words.filter(({ tops }) => tops.size > 1).map(({ word }) => word);
        });
      expect([width, brokenWords]).toEqual([width, []]);
    }
  },
);
