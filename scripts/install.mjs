// Runs before every command, so that each works in a fresh clone. It may import Node's own modules only, and is written for
// Node versions that are too old for the rest. With a folder, installs that one's packages: the pictures' scenes (art/) have
// some of their own. With --missing, installs only where nothing is installed: before what may run beside the editor or
// develop, which an installation would take apart.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  console.error(
    `Il faut Node 20 (à partir de 20.12), 22, 24, 25 ou 26, et c'est Node ${process.versions.node} qui est installé : installez Node 24, https://nodejs.org/fr/download, puis relancez la commande.`,
  );
  process.exit(1);
}

const [folder = "."] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isMissingOnly = process.argv.includes("--missing");
/** npm's own list of what it has installed. */
const installed = path.join(folder, "node_modules", ".package-lock.json");
const wanted = path.join(folder, "package-lock.json");

if (!existsSync(installed)) {
  install();
} else if (!isMissingOnly && !isInstalled()) {
  // `npm ci` empties node_modules before it asks the registry.
  if (run("npm view gatsby version --fetch-retries=0", "ignore") === 0) {
    install();
  } else {
    console.error(
      "La liste des paquets a changé, et le registre de npm ne répond pas : l'installation précédente reste en place. Relancez la commande une fois en ligne.",
    );
    process.exitCode = 1;
  }
}

/** Compares contents, not times: a switch of branches touches the lock file. A package that is optional may be another system's. */
function isInstalled() {
  const there = packagesOf(installed);
  return Object.entries(packagesOf(wanted)).every(([place, { version, optional }]) =>
    there[place] ? there[place].version === version : optional || place === "",
  );
}

/** @param {string} file */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  console.log("Installation du nécessaire (une à deux minutes la première fois)…");
  // Not by `npm install`, which asks the registry for minutes where the lock file names no addresses. With the packages of
  // the tests, also where NODE_ENV is set for production. Without warnings: Gatsby's packages name Node versions up to 25.
  const options = `--include=dev --no-fund --no-audit --loglevel=error --prefix "${folder}"`;
  process.exitCode = run(`npm ci ${options}${folder === "." ? "" : " --ignore-scripts"}`, "inherit");
}

/**
 * @param {string} command
 * @param {import("node:child_process").StdioOptions} stdio
 */
function run(command, stdio) {
  const { status } = spawnSync(command, { shell: true, stdio });
  return status === null ? 1 : status;
}
