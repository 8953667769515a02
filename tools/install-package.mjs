// Runs before anything is installed: it may import Node's own modules only. The scenes of the pictures (art/) are a package
// of their own, since most people never need them.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Installs the package of that folder, unless node_modules is newer than package-lock.json. Not by `npm install`, which
 * asks the registry for minutes where the lock file names no addresses.
 * @param {string} folder from the repository's root
 */
export async function installPackage(folder) {
  const installed = path.join(folder, "node_modules", ".package-lock.json");
  const wanted = path.join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  const isRoot = folder === ".";
  const what = isRoot ? "du nécessaire" : `de ce qu'il faut à ${folder}/`;
  console.log(`Installation ${what} (une à deux minutes la première fois)…`);
  const command = `npm ci --no-fund --no-audit --prefix ${folder}${isRoot ? "" : " --ignore-scripts"}`;
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
