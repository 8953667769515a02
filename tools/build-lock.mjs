import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";

/**
 * Locks this folder for a build; exits if another build runs in it, because both would write the same files, or if the
 * system has no temporary folder.
 */
export async function lockFolder() {
  // Without the system's temporary folder, Gatsby ends with a stack trace after a minute.
  if (!existsSync(tmpdir())) {
    failWith(
      `Le dossier des fichiers temporaires, «${tmpdir()}», n'existe pas : créez-le, ou corrigez TMPDIR (TEMP sous Windows).`,
    );
  }
  if (!(await acquire(socketAddress(realpathSync("."))))) {
    failWith(
      "Une autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.",
    );
  }
}

/**
 * Returns the address of a socket on which only one process can listen; the system frees it when the process ends.
 * This is an abstract socket on Linux, a named pipe on Windows, a port elsewhere.
 * @param {string} folder
 */
function socketAddress(folder) {
  const digest = createHash("sha256").update(folder).digest();
  const name = `site-build-${digest.toString("hex", 0, 8)}`;
  if (process.platform === "linux") return { path: `\0${name}` };
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\${name}` };
  // A port below the ephemeral range.
  return { host: "127.0.0.1", port: 20_000 + (digest.readUInt16BE() % 12_000) };
}

/**
 * Listens on a socket until this process ends; resolves with false if another process listens on it.
 * @param {import("node:net").ListenOptions} address
 * @returns {Promise<boolean>}
 */
function acquire(address) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) =>
      "code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true)).unref();
  });
}

/** @param {string} message */
function failWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
