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
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH) {
    if (existsSync(BROWSER_PATH)) return BROWSER_PATH;
    throw new Error(`BROWSER_PATH is «${BROWSER_PATH}», and there is no such file.`);
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const extension = process.platform === "win32" ? ".exe" : "";
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name + extension)));
  return [...onPath, ...applications, chromium.executablePath()].find((file) => file && existsSync(file));
}
