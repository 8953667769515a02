import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "./auditor";
import { fileName } from "./report";
import { lightStates, pages, visits } from "./views";

export type Document = {
  where: string;
  file: string;
  html: string;
};

/** The HTML for the validators: each page as served, and each state as the browser would serialise it. */
export async function collectDocuments(site: Site, folder: string): Promise<Document[]> {
  mkdirSync(folder, { recursive: true });
  const documents: Document[] = [];
  const keep = (where: string, html: string) => {
    const file = path.join(folder, `${fileName(where)}.html`);
    writeFileSync(file, html);
    documents.push({ where, file, html });
  };
  for (const page of pages) keep(page, await (await fetch(site.url + page)).text());
  for await (const { page, where } of visits(site, lightStates)) {
    keep(where, `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`);
  }
  return documents;
}
