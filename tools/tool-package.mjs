// Tools that need a newer Node.js than the site live in packages of their own, each with that Node.js among its
// dependencies: audit/ (the auditors), tools/hosts/ (Cloudflare's local runtime). They are installed on first use.
import path from "node:path";
import { oncePerLock, run } from "./install.mjs";

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
