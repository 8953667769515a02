import { createHash } from "node:crypto";
import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Two builds in one folder would overwrite each other's files: the second one ends with a message. */
export async function lockFolder() {
  // Gatsby's as well: it ends with a stack after a minute.
  if (!existsSync(tmpdir())) {
    endWith(
      `Le dossier des fichiers temporaires, «${tmpdir()}», n'existe pas : créez-le, ou corrigez TMPDIR (TEMP sous Windows).`,
    );
  }
  if (!(await takeLock(addressOf(realpathSync("."))))) {
    endWith(
      "Une autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.",
    );
  }
}

/**
 * The lock is an address that only one process can listen on, and that is free again however that one ends: an abstract
 * socket of Linux, a named pipe of Windows, and elsewhere a socket in a file, which stays behind.
 * @param {string} folder
 */
function addressOf(folder) {
  const name = `site-build-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

/**
 * Whether this process has the lock from now on to its end.
 * @param {string} address
 */
export async function takeLock(address) {
  while (!(await listensOn(address))) {
    if (await isListening(address)) return false;
    // The file of a killed build. Renamed first, so that of several processes only one removes it; who has taken away the
    // socket that another has put in its place, gives it back.
    const taken = `${address}-${process.pid}`;
    try {
      renameSync(address, taken);
    } catch {
      continue;
    }
    if (await isListening(taken)) {
      renameSync(taken, address);
      return false;
    }
    rmSync(taken);
  }
  return true;
}

/**
 * False if the address is another's.
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function listensOn(address) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) =>
      "code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true)).unref();
  });
}

/** @param {string} address */
function isListening(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
      .once("connect", () => resolve(Boolean(socket.destroy())))
      .once("error", () => resolve(false));
  });
}

/** @param {string} message */
function endWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
