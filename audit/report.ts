import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** «/contact, 390 px, dark» → `contact-390-px-dark`. */
export function fileName(where: string): string {
  return where
    .replace(/^\/(?=,|$)/, "accueil")
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Keeps what an auditor said, word for word. */
export function writeReport(folder: string, where: string, report: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${fileName(where)}.json`), JSON.stringify(report, null, 2));
}
