import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "./auditor";
import { fileName } from "./report";
import { describe, lightStates, open, pages } from "./views";

export type Document = {
  where: string;
  file: string;
  html: string;
};

/** The HTML for the validators: each page as served, and each state as the browser would write it down. */
export async function collectDocuments({ url, browser }: Site, folder: string): Promise<Document[]> {
  mkdirSync(folder, { recursive: true });
  const documents: Document[] = [];
  const keep = (where: string, html: string) => {
    const file = path.join(folder, `${fileName(where)}.html`);
    writeFileSync(file, html);
    documents.push({ where, file, html });
  };
  for (const page of pages) keep(page, await (await fetch(url + page)).text());
  for (const view of lightStates) {
    const { page, close } = await open(browser, url, view);
    keep(describe(view), `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`);
    await close();
  }
  return documents;
}
