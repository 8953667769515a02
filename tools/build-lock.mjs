import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";

/** Exits with a message if another build runs in this folder; both would write the same files. */
export async function lockFolder() {
  // Gatsby would end with a stack trace after a minute.
  if (!existsSync(tmpdir())) {
    failWith(
      `Le dossier des fichiers temporaires, «${tmpdir()}», n'existe pas : créez-le, ou corrigez TMPDIR (TEMP sous Windows).`,
    );
  }
  if (!(await listensOn(addressOf(realpathSync("."))))) {
    failWith(
      "Une autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.",
    );
  }
}

/**
 * Returns an address on which only one process can listen, and which is free once that process ends: an abstract
 * socket on Linux, a named pipe on Windows, a port elsewhere.
 * @param {string} folder
 */
function addressOf(folder) {
  const digest = createHash("sha256").update(folder).digest();
  const name = `site-build-${digest.toString("hex", 0, 8)}`;
  if (process.platform === "linux") return { path: `\0${name}` };
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\${name}` };
  // Below the ephemeral port range.
  return { host: "127.0.0.1", port: 20_000 + (digest.readUInt16BE() % 12_000) };
}

/**
 * Resolves with true if this process now holds the address, until it ends.
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
function failWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
