// Tools that need a newer Node.js than the site live in packages of their own, each with that Node.js among its
// dependencies: audit/ (the auditors), tests/hosts/ (Cloudflare's local runtime). They are installed on first use.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./install.mjs";

/**
 * Installs the package of that folder, unless it has already been installed from this very package-lock.json.
 * @param {string} folder from the repository's root
 * @returns {Promise<string>} the executable of the package's own Node.js
 */
export async function installToolPackage(folder) {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = path.join(folder, "node_modules", ".installed");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
    console.log(`Installing the tools of ${folder}/ (a minute or two the first time) …`);
    // Their engines are checked against the Node.js that installs, not the one that will run them.
    const quietly = ["--prefix", folder, "--no-fund", "--no-audit", "--loglevel=error"];
    await run("npm", ["ci", ...quietly, "--ignore-scripts"]);
    await run("npm", ["rebuild", "node", ...quietly, "--ignore-scripts=false"]);
    writeFileSync(stamp, lock);
  }
  const executable = process.platform === "win32" ? "node.exe" : "node";
  return path.resolve(folder, "node_modules", "node", "bin", executable);
}
