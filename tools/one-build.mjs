import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Two builds in one folder would write into each other's files: the second one ends and says so. The first one answers
 * at an address of its folder's own (a socket, a named pipe on Windows): whatever ends it ends that, too.
 */
export async function claimFolder() {
  const name = `site-build-${createHash("sha256").update(realpathSync(".")).digest("hex").slice(0, 16)}`;
  const address = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  if (await answers(address)) {
    console.error(
      "\nUne autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.\n",
    );
    process.exit(1);
  }
  // What a build that was killed has left.
  rmSync(address, { force: true });
  createServer().listen(address).unref();
}

/** @param {string} address */
function answers(address) {
  return new Promise((resolve) => {
    connect(address)
      .once("connect", () => resolve(true))
      .once("error", () => resolve(false));
  });
}
