import { existsSync } from "node:fs";
import { runForStatus } from "./install.mjs";

/**
 * Looks for something; where it is missing on a Debian where we may, installs its packages and looks again.
 * @template Found
 * @param {() => Found | undefined} find
 * @param {string[]} packages
 */
export async function findOrInstall(find, ...packages) {
  const found = find();
  if (found || !canInstall()) return found;
  console.log(`Installing Debian's ${packages.join(", ")} …`);
  await runForStatus("apt-get", ["update", "-qq"]);
  await runForStatus("apt-get", ["install", "--yes", "-qq", ...packages]);
  return find();
}

function canInstall() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
