// Installs what package-lock.json asks for, where node_modules does not hold it yet. Node's own modules only:
// this runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const oldestNode = 20;
const newestNode = 25;

/** Ends the process with a clear word where Node is not one that Gatsby 5 runs on. */
export function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= oldestNode && major <= newestNode) return;
  console.error(
    `This site builds with Node ${oldestNode} to ${newestNode}; this is Node ${process.versions.node}. Install another one and run the command again.`,
  );
  process.exit(1);
}

export function installDependencies() {
  return oncePerLock(".", async () => {
    console.log("Installing the dependencies (two to three minutes the first time) …");
    await run("npm", ["ci", "--no-fund", "--no-audit"]);
  });
}

/**
 * Installs a package, unless that has already been done for its very package-lock.json.
 * @param {string} folder from the repository's root
 * @param {() => Promise<void>} install
 */
export async function oncePerLock(folder, install) {
  const stamp = path.join(folder, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  await install();
  writeFileSync(stamp, lock);
}

/**
 * Runs a command in the foreground; resolves when it succeeds, ends the process with its status when it does not.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 */
export async function run(command, args, env = {}) {
  const status = await runForStatus(command, args, env);
  if (status === 0) return;
  console.error(`\n«${command} ${args.join(" ")}» ended with status ${status}.`);
  process.exit(status);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runForStatus(command, args, env = {}) {
  const isScript = command === "npm" || command === "npx";
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      // npm and npx are command files on Windows, which only a shell starts.
      shell: isScript && process.platform === "win32",
    });
    child.on("error", (error) => {
      console.error(`«${command}» could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
}
