// The editor's page and the pictures' scenes are packages of their own, installed on first use: most people never need them.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Installs the package of that folder, unless what is installed is newer than what it asks for.
 * @param {string} folder from the repository's root
 */
export async function installPackage(folder) {
  const installed = path.join(folder, "node_modules", ".package-lock.json");
  const wanted = path.join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log(`Installing what ${folder}/ needs (about a minute the first time) …`);
  const { status } = spawnSync(`npm ci --prefix ${folder} --no-fund --no-audit --ignore-scripts`, {
    shell: true,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
