import { execFileSync } from "node:child_process";

/** Installs the editor's page where that has not been done yet. Jest takes no modules of Node.js's own kind: another process does. */
export function installEditor(): void {
  const script =
    'import("./tools/install-package.mjs").then(({ installPackage }) => installPackage("editor/page"))';
  execFileSync(process.execPath, ["--eval", script], { stdio: "inherit" });
}
