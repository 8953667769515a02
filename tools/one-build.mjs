import { createHash } from "node:crypto";
import { readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Two builds in one folder would write into each other's files: the second one ends and says so. The first leaves its
 * number in the system's temporary folder, which no CI keeps.
 */
export function claimFolder() {
  const folder = createHash("sha256").update(realpathSync(".")).digest("hex").slice(0, 16);
  const mark = path.join(tmpdir(), `site-build-${folder}`);
  if (isRunning(readMark(mark))) {
    console.error(
      "\nUne autre construction du site (npm run build, npm start, npm test ou npm run develop) est en cours dans ce " +
        "dossier : attendez sa fin, ou arrêtez-la, puis relancez celle-ci.\n",
    );
    process.exit(1);
  }
  writeFileSync(mark, String(process.pid));
  process.once("exit", () => rmSync(mark, { force: true }));
}

/** @param {string} mark */
function readMark(mark) {
  try {
    return Number(readFileSync(mark, "utf8"));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    // Signal 0 only asks.
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
