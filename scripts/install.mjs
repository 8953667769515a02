// Installs missing or outdated packages before every npm script. Usage: install.mjs [FOLDER] [--missing]. FOLDER is
// art/ or, by default, the repository. --missing keeps outdated packages, because an installation would break a
// running editor or `gatsby develop`. Old Node versions must be able to parse this file.
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

const [folder = "."] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const keepsOutdated = process.argv.includes("--missing");
/** npm's list of installed packages. */
const installedFile = path.join(folder, "node_modules", ".package-lock.json");
const lockFile = path.join(folder, "package-lock.json");

if (!existsSync(installedFile)) {
  install();
} else if (!keepsOutdated && !isUpToDate()) {
  // First check that the registry responds, because `npm ci` empties node_modules before it contacts the registry.
  if (run("npm view gatsby version --fetch-retries=0", "ignore") === 0) {
    install();
  } else {
    console.error(
      "La liste des paquets a changé, et le registre de npm ne répond pas : l'installation précédente reste en place. Relancez la commande une fois en ligne.",
    );
    process.exitCode = 1;
  }
}

/**
 * Compares versions, not modification times, which change when a branch is switched. Optional packages for other systems
 * may be missing; the empty path is the project itself.
 */
function isUpToDate() {
  const packages = packagesOf(installedFile);
  return Object.entries(packagesOf(lockFile)).every(([packagePath, { version, optional }]) =>
    packages[packagePath] ? packages[packagePath].version === version : optional || packagePath === "",
  );
}

/** @param {string} file */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  console.log("Installation du nécessaire (une à deux minutes la première fois)…");
  // `npm ci`, because `npm install` queries the registry for minutes if the lock file has no URLs. Development
  // packages are needed even if NODE_ENV is production. Warnings are hidden, because Gatsby's packages warn about
  // Node versions after 25.
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
