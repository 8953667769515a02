import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Two builds in one folder would write into each other's files: the second one ends and says so. The first
 * listens at an address that stands for the folder and that goes with the process, even when it is killed; a
 * lock file would not.
 */
export async function claimFolder() {
  if (await claim(process.cwd())) return;
  process.stderr.write(
    "\nUne autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
      "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.\n",
  );
  process.exit(1);
}

/**
 * Whether this process is now the only one that builds in the folder. Exported for its test.
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
export async function claim(folder) {
  const address = addressOf(realpathSync(folder));
  if (await listenAt(address)) return true;
  if (await answersAt(address)) return false;
  // Left by a build that was killed.
  await rm(address, { force: true });
  return listenAt(address);
}

/**
 * A socket in the system's temporary folder, which no CI keeps, or a named pipe on Windows.
 * @param {string} folder
 */
function addressOf(folder) {
  const name = `site-build-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function listenAt(address) {
  return new Promise((resolve) => {
    const server = createServer((connection) => connection.destroy());
    // Where listening is impossible, a second build goes unnoticed: that is no reason not to build.
    server.once("error", (error) => resolve(!("code" in error) || error.code !== "EADDRINUSE"));
    server.listen(address, () => {
      process.once("exit", () => server.close());
      resolve(true);
    });
    server.unref();
  });
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function answersAt(address) {
  return new Promise((resolve) => {
    const connection = connect(address, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", () => resolve(false));
  });
}
