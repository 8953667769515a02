import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome", "msedge"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

/** The executable of an installed browser of the Chromium family; `BROWSER_PATH` goes first. */
export function findBrowser(): string | undefined {
  return (
    namedBrowser() ??
    findOnPath(names) ??
    [...applications, chromium.executablePath()].find((file) => existsSync(file))
  );
}

/** Chromium's engine without a browser's window, which runs the tests in half the time; `BROWSER_PATH` goes first. */
export function findHeadlessShell(): string | undefined {
  return namedBrowser() ?? findOnPath(["chromium-headless-shell"]);
}

/** The executable that the tests run in. */
export function findTestBrowser(): string | undefined {
  return findHeadlessShell() ?? findBrowser();
}

function namedBrowser(): string | undefined {
  const { BROWSER_PATH } = process.env;
  if (!BROWSER_PATH || existsSync(BROWSER_PATH)) return BROWSER_PATH || undefined;
  throw new Error(`BROWSER_PATH is «${BROWSER_PATH}», and there is no such file.`);
}

/** Chromium without a screen, as a container's only user, and without network requests of its own. */
export const browserFlags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Firefox for the journeys in all engines (`npm run test:engines`). */
export function findFirefox(): string | undefined {
  const installed = ["/Applications/Firefox.app/Contents/MacOS/firefox"];
  return findOnPath(["firefox-esr", "firefox"]) ?? installed.find((file) => existsSync(file));
}

type WebKit = { driver: string; miniBrowser: string };

/** WebKitGTK's WebDriver and the small browser it drives, which no PATH holds. */
export function findWebKit(): WebKit | undefined {
  const driver = findOnPath(["WebKitWebDriver"]);
  const machine = process.arch === "arm64" ? "aarch64" : "x86_64";
  const miniBrowser = ["webkit2gtk-4.1", "webkitgtk-6.0"]
    .map((folder) => `/usr/lib/${machine}-linux-gnu/${folder}/MiniBrowser`)
    .find((file) => existsSync(file));
  return driver && miniBrowser ? { driver, miniBrowser } : undefined;
}

function findOnPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const extension = process.platform === "win32" ? ".exe" : "";
  return folders
    .flatMap((folder) => wanted.map((name) => path.join(folder, name + extension)))
    .find((file) => existsSync(file));
}
