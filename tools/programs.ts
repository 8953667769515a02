import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** For Chromium in containers, where it has neither a GPU nor its sandbox, and without network requests of its own. */
export const browserFlags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Chrome is not on the PATH of macOS and Windows. */
const chromePaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

/** The browser for tests: `BROWSER_PATH`, or an installed one; the headless shell is the fastest. */
export function findBrowser(): string | undefined {
  const names = ["chromium-headless-shell", "google-chrome", "google-chrome-stable", "chromium", "chrome"];
  return process.env.BROWSER_PATH || findOnPath(...names) || chromePaths.find((file) => existsSync(file));
}

export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Finds a program; if it is missing and we are root on Debian, installs its packages and looks again. */
export function findOrInstall(find: () => string | undefined, ...packages: string[]): string | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.log(`Not found; installing ${packages.join(", ")} by apt-get, as root on Debian …`);
  for (const command of [["update"], ["install", "--yes", ...packages]]) {
    spawnSync("apt-get", ["-qq", ...command], { stdio: "inherit" });
  }
  return find();
}

/** The browser for tests, installed if need be; without one, ends with what to do. */
export function ensureBrowser(): string {
  const browser = findOrInstall(findBrowser, "chromium-headless-shell");
  if (browser) return browser;
  console.error("The tests need a browser: install Chrome or Chromium, or name its file in BROWSER_PATH.");
  process.exit(1);
}
