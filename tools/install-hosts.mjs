import { createRequire } from "node:module";
import "tsx/cjs";
import { findOrInstall } from "./debian-package.mjs";
import { installToolPackage } from "./tool-package.mjs";

/** @type {typeof import("./find-nginx")} */
const { findNginx } = createRequire(import.meta.url)("./find-nginx.ts");

/** Installs the hosts that tests/hosts/hosts.test.ts starts; nginx where that is allowed, else its tests are left out. */
export async function ensureHosts() {
  await installToolPackage("tools/hosts");
  if (await findOrInstall(findNginx, "nginx-light", "libnginx-mod-http-brotli-static")) return;
  console.log("nginx is not installed: the tests of its configuration are left out.");
}
