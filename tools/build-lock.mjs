import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Two builds in one folder would overwrite each other's files: the second one ends with a message. The lock is a socket
 * (on Windows a named pipe) that the first one listens on, so that it disappears however that one ends.
 */
export async function lockFolder() {
  const name = `site-build-${createHash("sha256").update(realpathSync(".")).digest("hex").slice(0, 16)}`;
  const address = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  if (await isListening(address)) {
    console.error(
      "\nUne autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.\n",
    );
    process.exit(1);
  }
  // The socket file of a killed build.
  rmSync(address, { force: true });
  createServer().listen(address).unref();
}

/** @param {string} address */
function isListening(address) {
  return new Promise((resolve) => {
    connect(address)
      .once("connect", () => resolve(true))
      .once("error", () => resolve(false));
  });
}
