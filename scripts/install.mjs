// Runs before the commands that owners and newcomers type first, which work in a fresh clone. It may import Node's own modules
// only. With a folder, installs that one's package: the pictures' scenes (art/) have one of their own. With --missing,
// only where there is none: before what may run beside the editor or develop, which an installation would take apart.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

const [folder = "."] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isMissingOnly = process.argv.includes("--missing");
const installed = path.join(folder, "node_modules", ".package-lock.json");
const wanted = path.join(folder, "package-lock.json");
const isMissing = !existsSync(installed);
if (isMissing || (!isMissingOnly && statSync(installed).mtimeMs < statSync(wanted).mtimeMs)) {
  console.log("Installation du nécessaire (une à deux minutes la première fois)…");
  // What tests need, too, where NODE_ENV is set for production.
  // Not by `npm install`, which asks the registry for minutes where the lock file names no addresses.
  const command = `npm ci --include=dev --no-fund --no-audit --prefix "${folder}"${folder === "." ? "" : " --ignore-scripts"}`;
  process.exitCode = spawnSync(command, { shell: true, stdio: "inherit" }).status ?? 1;
}
