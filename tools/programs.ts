import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Chromium without a screen, as a container's only user, and without network requests of its own. */
export const browserFlags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Where browsers are that no PATH holds. */
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

/** The browser that tests run in: `BROWSER_PATH`, or an installed one; without a window it is quicker. */
export function findBrowser(): string | undefined {
  const names = ["chromium-headless-shell", "google-chrome", "google-chrome-stable", "chromium", "chrome"];
  return process.env.BROWSER_PATH || findOnPath(...names) || applications.find((file) => existsSync(file));
}

export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Finds a program; where it is missing on a Debian that we may change, installs its packages and looks again. */
export function findOrInstall(find: () => string | undefined, ...packages: string[]): string | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.log(`Installing ${packages.join(", ")} …`);
  for (const command of [["update"], ["install", "--yes", ...packages]]) {
    spawnSync("apt-get", ["-qq", ...command], { stdio: "inherit" });
  }
  return find();
}

/** Sees to it that there is a browser; otherwise says what to do. */
export function ensureBrowser(): string {
  const browser = findOrInstall(findBrowser, "chromium-headless-shell");
  if (browser) return browser;
  console.error("The tests need a browser: install Chrome or Chromium, or name its file in BROWSER_PATH.");
  process.exit(1);
}
