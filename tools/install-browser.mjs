import { createRequire } from "node:module";
import "tsx/cjs";
import { findOrInstall } from "./debian-package.mjs";
import { runForStatus } from "./install.mjs";

/** @type {typeof import("./find-browser")} */
const { findBrowser, findHeadlessShell } = createRequire(import.meta.url)("./find-browser.ts");

/** Sees to it that `findTestBrowser` finds one. */
export async function ensureTestBrowser() {
  if (!(await findOrInstall(findHeadlessShell, "chromium-headless-shell"))) await ensureBrowser();
}

/**
 * Finds a browser, else installs Playwright's, else Debian's package where that is allowed.
 * @returns {Promise<string>} its executable
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;

  console.log("No Chrome or Chromium found: installing Playwright's Chromium …");
  await runForStatus("npx", ["playwright-core", "install", "chromium"]);
  const installed = await findOrInstall(findBrowser, "chromium");
  if (installed) return installed;
  throw new Error(
    "The tests need Chrome or Chromium and none could be installed. Install one, or name its executable in BROWSER_PATH.",
  );
}
