import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Chromium's flags for containers, which have no GPU and forbid its sandbox; without background requests. */
export const browserFlags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The usual files on macOS and Windows, where Chrome is not on the PATH. */
const chromePaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

/** Returns BROWSER_PATH or an installed browser; the headless shell is the fastest. */
export function findBrowser(): string | undefined {
  const names = ["chromium-headless-shell", "google-chrome", "google-chrome-stable", "chromium", "chrome"];
  return process.env.BROWSER_PATH || findOnPath(...names) || chromePaths.find((file) => existsSync(file));
}

export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Finds a program; if it is missing and we are root on Debian, installs its packages first. */
export function findOrInstall(find: () => string | undefined, ...packages: string[]): string | undefined {
  const program = find();
  if (program || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return program;
  console.log(`Not found. Installing ${packages.join(", ")} with apt-get, as root on Debian …`);
  for (const command of [["update"], ["install", "--yes", ...packages]]) {
    spawnSync("apt-get", ["-qq", ...command], { stdio: "inherit" });
  }
  return find();
}

export function ensureBrowser(): string {
  const browser = findOrInstall(findBrowser, "chromium-headless-shell");
  if (browser) return browser;
  console.error("The tests need a browser: install Chrome or Chromium, or name its file in BROWSER_PATH.");
  process.exit(1);
}
