import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../loopback";
import { type Host, startHost } from "./host";

const packages = path.resolve("tools", "hosts", "node_modules");
const node = path.join(packages, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** The behaviour of Cloudflare's runtime is fixed to this day, so that no update of it changes what the tests see. */
const compatibilityDate = "2026-10-01";

/** Cloudflare Pages' local runtime, serving public/. */
export async function startCloudflare(): Promise<Host> {
  if (!existsSync(node)) throw new Error("Cloudflare's runtime is not installed: npm test installs it.");
  const port = String(await freePort());
  const wrangler = path.join(packages, "wrangler", "bin", "wrangler.js");
  const options = ["--ip", "127.0.0.1", "--port", port, "--compatibility-date", compatibilityDate];
  return startHost(
    node,
    [wrangler, "pages", "dev", path.resolve("public"), ...options],
    `http://127.0.0.1:${port}`,
    // It leaves files where it is started.
    await mkdtemp(path.join(tmpdir(), "cloudflare-")),
  );
}
