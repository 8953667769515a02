import { existsSync } from "node:fs";
import { runForStatus } from "./install.mjs";

/** Whether this is a Debian, or one of its family, where we may install packages. */
export function canInstallDebianPackages() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs packages of Debian; whether it worked is for the caller to see.
 * @param {string[]} names
 */
export async function installDebianPackages(...names) {
  console.log(`Installing Debian's ${names.join(", ")} …`);
  await runForStatus("apt-get", ["update", "-qq"]);
  await runForStatus("apt-get", ["install", "--yes", "-qq", ...names]);
}
