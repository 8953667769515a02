import { readFileSync } from "node:fs";

/** The version of an auditor's package, as it is installed. */
export function versionOf(packageName: string): string {
  const file = new URL(`node_modules/${packageName}/package.json`, import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
