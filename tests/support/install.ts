import { execFileSync } from "node:child_process";

/** Installs the editor's page where that has not been done yet. */
export function installEditor(): void {
  runModule('import("./tools/tool-package.mjs").then(({ installPackage }) => installPackage("editor/page"))');
}

/** Installs the hosts where that has not been done yet. */
export function installHosts(): void {
  runModule('import("./tools/install-hosts.mjs").then(({ ensureHosts }) => ensureHosts())');
}

/** Jest takes no modules of Node.js's own kind: another process does. */
function runModule(script: string): void {
  execFileSync(process.execPath, ["--eval", script], { stdio: "inherit" });
}
