import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { hydrate } from "./hydration";

declare global {
  interface Window {
    virtualScreenReader: {
      start: (options: { container: Node }) => Promise<void>;
      next: () => Promise<void>;
      lastSpokenPhrase: () => Promise<string>;
      spokenPhraseLog: () => Promise<string[]>;
      clearSpokenPhraseLog: () => Promise<void>;
    };
  }
}

/**
 * What a screen reader says on each page of the content that the tests run on; kept in docs/screen-reader/,
 * to be read by people.
 */
export const transcripts: readonly (Transcript & { file: string })[] = [
  { file: "accueil", path: "/", read: readThrough },
  { file: "a-propos", path: "/a-propos", read: readThrough },
  { file: "solutions", path: "/solutions", read: readThrough },
  { file: "projets", path: "/projets", read: readThrough },
  { file: "partenaires", path: "/partenaires", read: readThrough },
  { file: "contact", path: "/contact", read: readThrough },
  { file: "page-introuvable", path: "/page-inconnue", read: readThrough },
  { file: "contact-refuse", path: "/contact", read: readRefusedForm },
  { file: "contact-envoye", path: "/contact", read: readSentForm },
];

export type Transcript = { path: string; read: (page: Page) => Promise<string[]> };

export const transcriptFile = (name: string) => path.join("docs", "screen-reader", `${name}.txt`);

const readerFile = path.join(
  path.dirname(require.resolve("@guidepup/virtual-screen-reader/package.json")),
  "lib/esm/index.browser.js",
);

/** The phrases of a transcript, a line each. The year of the footer is left open: it changes. */
export async function transcribe(page: Page, transcript: Transcript, siteUrl: string): Promise<string> {
  await page.route("**/virtual-screen-reader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: readFileSync(readerFile, "utf8") }),
  );
  await page.goto(siteUrl + transcript.path);
  // Gatsby's own announcer is not displayed, so that no screen reader speaks for it; the virtual one does not look.
  await page.evaluate(() => document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off"));
  await page.addScriptTag({
    type: "module",
    content:
      'import { virtual } from "/virtual-screen-reader.js"; await virtual.start({ container: document.body }); window.virtualScreenReader = virtual;',
  });
  await page.waitForFunction(() => window.virtualScreenReader);
  const phrases = await transcript.read(page);
  return `${phrases.filter(isWorthReading).join("\n")}\n`.replace(/(?<=©\n)\d{4}/, "{année}");
}

/** Screen readers do not say where a paragraph starts, and say on request where something ends. */
function isWorthReading(phrase: string): boolean {
  return phrase !== "paragraph" && !phrase.startsWith("end of ");
}

/** From the beginning of the page to its end, a step at a time. */
export function readThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const reader = window.virtualScreenReader;
    while ((await reader.lastSpokenPhrase()) !== "end of document") await reader.next();
    return reader.spokenPhraseLog();
  });
}

const sendButton = "form button[type=submit]";

export async function readRefusedForm(page: Page): Promise<string[]> {
  await hydrate(page);
  return heardAfter(page, () => page.locator(sendButton).press("Enter"));
}

export async function readSentForm(page: Page): Promise<string[]> {
  await hydrate(page);
  await page.locator("#name").fill("Camille Rey");
  await page.locator("#email").fill("camille.rey@exemple.ch");
  await page.locator("#message").fill("Nous aimerions suivre un débit.");
  await page.getByRole("checkbox").check();
  return heardAfter(page, () => page.locator(sendButton).press("Enter"));
}

/** What is said by itself once the visitor has done something: a notice, and whatever else until it is quiet again. */
async function heardAfter(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => window.virtualScreenReader.clearSpokenPhraseLog());
  await act();
  const heard = () => page.evaluate(() => window.virtualScreenReader.spokenPhraseLog());
  let phrases = await heard();
  for (let quiet = 0; quiet < 3 || !phrases.some((phrase) => /^(?:polite|assertive): ./.test(phrase)); ) {
    await page.waitForTimeout(100);
    const now = await heard();
    quiet = now.length === phrases.length ? quiet + 1 : 0;
    phrases = now;
  }
  return phrases;
}
