import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { type Browser, chromium, type Page } from "playwright-core";
import { browserFlags, findTestBrowser } from "../../tools/find-browser";
import { type SiteServer, serve } from "../../tools/serve";
import { SiteCopy } from "../../tools/site-copy";
import { transcribe, transcriptFile, transcripts } from "../../tools/transcript";
import { fixtureFolder } from "../support/fixture";

/** What can only be tested on known words: the site, built from the content that the tests run on. */

jest.setTimeout(600_000);

let copy: SiteCopy;
let site: SiteServer;
let browser: Browser;

beforeAll(async () => {
  copy = await SiteCopy.make({ content: fixtureFolder });
  const { status, output } = await copy.build();
  if (status !== 0) throw new Error(output);
  site = await serve(0, copy.pathOf("public"));
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await copy?.remove();
});

async function newPage(options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  await page.route(/openstreetmap\.org/, (route) => route.abort());
  return page;
}

test.each(transcripts)(
  "a screen reader says what docs/screen-reader/$file.txt holds (npm run transcripts)",
  async (transcript) => {
    const page = await newPage({ bypassCSP: true });
    expect(await transcribe(page, transcript, site.url)).toBe(
      readFileSync(transcriptFile(transcript.file), "utf8"),
    );
    await page.close();
  },
);

test.each([
  ["/", 4],
  ["/a-propos", 2],
  ["/solutions", 2],
  ["/projets", 2],
  ["/partenaires", 1],
  ["/contact", 1],
  ["/nulle-part", 1],
])("%s prints on %i sheets of A4", async (address, sheets) => {
  const page = await newPage();
  await page.goto(site.url + address);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(sheets);
  await page.close();
});

/**
 * The rules of French typesetting (Imprimerie nationale; Guide du typographe romand), each as a pattern that
 * breaks it, independent of the code that applies them. U+202F is the narrow space that never breaks, U+00A0
 * the wide one.
 */
const faults: [rule: string, fault: RegExp][] = [
  ["a curved apostrophe", /\p{L}'\p{L}/gu],
  ["no break before ; ! ? »", /(?<![\u202f\u00a0])[;!?»](?![\w;])/g],
  ["no break before a colon", /[\p{L})»] ?:(?=\s|$)/gu],
  ["no break after «", /«(?![\u202f\u00a0])/gu],
  ["an ellipsis is one character", /\.\.\./g],
  ["a dash is not a hyphen", / - /g],
  ["a range has a dash", /\d-\d/g],
  ["no break before a unit", /\d (?:V|mA|h|kB|km|m|bar|%|CHF)(?!\p{L})/gu],
  ["thousands have a narrow space", /(?<![\d.+])\d{5,}/g],
];

/** The specification's own words, to the letter: with straight apostrophes. */
const literal = ["De l'idée à l'impact", "Vous devez accepter l'utilisation de vos données."];

/** What is read: the title, the description, and all texts and names except other languages and drawings. */
function textsOf(page: Document): string[] {
  for (const silent of page.querySelectorAll("script, style, svg, [lang=en], a[href^=http]")) silent.remove();
  const walker = page.createTreeWalker(page.body, 4 /* NodeFilter.SHOW_TEXT */);
  const texts = [page.title, page.querySelector("meta[name=description]")?.getAttribute("content") ?? ""];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of page.querySelectorAll("[aria-label], [alt], [title]")) {
    for (const name of ["aria-label", "alt", "title"]) texts.push(element.getAttribute(name) ?? "");
  }
  return texts
    .filter(Boolean)
    .map((text) => literal.reduce((rest, words) => rest.replaceAll(words, ""), text));
}

test.each(["index", "a-propos", "solutions", "projets", "partenaires", "contact", "404"])(
  "%s.html is set in French typography",
  async (name) => {
    const { document } = new JSDOM(await copy.read(`public/${name}.html`)).window;
    const found = textsOf(document).flatMap((text) =>
      faults.flatMap(([rule, fault]) =>
        [...text.matchAll(fault)].map(([at]) => `${rule}: «${at}» in «${text}»`),
      ),
    );
    expect(found).toEqual([]);
  },
);
