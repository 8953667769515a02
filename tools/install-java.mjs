import { spawnSync } from "node:child_process";
import { findOrInstall } from "./debian-package.mjs";

const isThere = () => spawnSync("java", ["-version"]).status === 0;

/** The Nu HTML checker runs on Java: finds it, else installs Debian's package where that is allowed. */
export async function ensureJava() {
  if (await findOrInstall(isThere, "default-jre-headless")) return;
  throw new Error(
    "The Nu HTML checker needs Java 17 or newer, and there is none. Install one (https://adoptium.net) and run the command again.",
  );
}
