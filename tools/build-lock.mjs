import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";

/** Two builds in one folder would overwrite each other's files: the second one ends with a message. */
export async function lockFolder() {
  // Without it Gatsby ends with a stack after a minute.
  if (!existsSync(tmpdir())) {
    endWith(
      `Le dossier des fichiers temporaires, «${tmpdir()}», n'existe pas : créez-le, ou corrigez TMPDIR (TEMP sous Windows).`,
    );
  }
  if (!(await listensOn(addressOf(realpathSync("."))))) {
    endWith(
      "Une autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.",
    );
  }
}

/**
 * The lock is an address that only one process can listen on, and that is free again however that one ends: an abstract
 * socket of Linux, a named pipe of Windows, and elsewhere a port of this folder's own.
 * @param {string} folder
 */
function addressOf(folder) {
  const digest = createHash("sha256").update(folder).digest();
  const name = `site-build-${digest.toString("hex", 0, 8)}`;
  if (process.platform === "linux") return { path: `\0${name}` };
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\${name}` };
  // Below those that a system gives to whoever asks for any.
  return { host: "127.0.0.1", port: 20_000 + (digest.readUInt16BE() % 12_000) };
}

/**
 * Whether this process has the address from now on to its end; false if another one has it.
 * @param {import("node:net").ListenOptions} address
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

/** @param {string} message */
function endWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
