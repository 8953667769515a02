import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { contact } from "../content/contract/contact";
import { envFlag } from "./env";
import { minified } from "./minified";
import { contentHash, publicFolder, writePublicFile } from "./public-files";

/** A copy of the 404 page that hosts serve with status 200, which precaching requires. */
const notFoundFile = "not-found.html";

/** Files that every page may need. */
export const sharedFiles =
  /^(?:static\/js\/.*\.js|fonts\/.*|offline\.js|favicon\.svg|manifest\.webmanifest)$/;

/** Writes public/sw.js, which precaches these pages, and its page script; or a worker that removes an earlier one. */
export async function writeWorker(pages: readonly string[], build: string): Promise<void> {
  if (!envFlag("GATSBY_OFFLINE"))
    return writePublicFile("sw.js", minified("src/offline/unregister-worker.ts"));
  await writePublicFile("offline.js", minified("src/offline/page.ts"));
  await writePublicFile(notFoundFile, await readFile(path.join(publicFolder, "404.html")));
  const publicFiles = (await readdir(publicFolder, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const precached = [];
  // Precache pages last: only they name their build (service-worker.ts), so a changed build is detected.
  for (const file of [...publicFiles.filter((name) => sharedFiles.test(name)), notFoundFile, ...pages]) {
    const revision = contentHash(await readFile(path.join(publicFolder, file)));
    // Pages are cached by their path, as hosts serve them.
    precached.push({ url: `/${file}`.replace(/(?:index)?\.html$/, ""), revision });
  }
  const formPage = contact.shape.path.value;
  await writePublicFile("sw.js", minified("src/offline/service-worker.ts", { precached, build, formPage }));
}
