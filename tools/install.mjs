// Installs what package-lock.json asks for, where node_modules does not hold it yet. Node's own modules only:
// this runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Ends the process with a clear message where Node is not one that package.json asks for. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const refusal = refusalOfNode(process.versions.node, engines.node);
  if (!refusal) return;
  console.error(refusal);
  process.exit(1);
}

/**
 * What to say about a Node outside the range, a list of majors: `^20.12.0 || ^24.0.0`. Nothing inside it.
 * @param {string} version
 * @param {string} range
 */
export function refusalOfNode(version, range) {
  const [major, minor] = numbersOf(version);
  const accepted = range.split(" || ").map((part) => numbersOf(part.replace("^", "")));
  if (accepted.some(([from, least]) => major === from && minor >= least)) return undefined;
  const names = accepted.map(([from, least]) => (least ? `${from} (from ${from}.${least})` : `${from}`));
  return `This site builds with Node ${names.join(", ")}; this is Node ${version}. Install another one and run the command again.`;
}

/**
 * @param {string} version
 * @returns {[major: number, minor: number]}
 */
function numbersOf(version) {
  const [major, minor] = version.split(".").map(Number);
  return [major ?? 0, minor ?? 0];
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
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => {
      console.error(`«${command}» could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
}

/**
 * The same, with what the command says kept for later.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ status: number, output: string, ended: number }>}
 */
export function outputOf(command, args) {
  return new Promise((resolve) => {
    let output = "";
    const end = (/** @type {number} */ status) => resolve({ status, output, ended: Date.now() });
    const child = start(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => {
      output += `«${command}» could not be started: ${error.message}\n`;
      end(1);
    });
    child.on("close", (status) => end(status ?? 1));
  });
}

/**
 * npm and npx are command files on Windows, which only a shell starts.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
function start(command, args, options) {
  const isScript = command === "npm" || command === "npx";
  return spawn(command, args, { ...options, shell: isScript && process.platform === "win32" });
}
