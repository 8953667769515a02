// What most people never need lives in packages of its own, installed on first use: the tools that want a
// newer Node.js than the site, with that Node.js among their dependencies (audit/, tools/hosts/), and the
// editor's page (editor/page/).
import path from "node:path";
import { oncePerLock, run } from "./install.mjs";

/**
 * Installs the package of that folder where that has not been done yet.
 * @param {string} folder from the repository's root
 */
export async function installPackage(folder) {
  await oncePerLock(folder, async () => {
    console.log(`Installing what ${folder}/ needs (about a minute the first time) …`);
    await run("npm", [
      "ci",
      "--prefix",
      folder,
      "--no-fund",
      "--no-audit",
      "--loglevel=error",
      "--ignore-scripts",
    ]);
  });
}

/**
 * Installs the package of that folder where that has not been done yet.
 * @param {string} folder from the repository's root
 * @returns {Promise<string>} the executable of the package's own Node.js
 */
export async function installToolPackage(folder) {
  await oncePerLock(folder, async () => {
    console.log(`Installing the tools of ${folder}/ (a minute or two the first time) …`);
    // Their engines are checked against the Node.js that installs, not the one that will run them.
    const quietly = ["--prefix", folder, "--no-fund", "--no-audit", "--loglevel=error"];
    await run("npm", ["ci", ...quietly, "--ignore-scripts"]);
    await run("npm", ["rebuild", "node", ...quietly, "--ignore-scripts=false"]);
  });
  const executable = process.platform === "win32" ? "node.exe" : "node";
  return path.resolve(folder, "node_modules", "node", "bin", executable);
}
