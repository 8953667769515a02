import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { contact } from "../content/contract/contact";
import { bundleScript } from "./bundle-script";
import { envFlag } from "./env";
import { contentHash, publicFolder, writePublicFile } from "./public-files";

/** A copy of the 404 page that hosts serve with status 200, which precaching requires. */
const notFoundFile = "not-found.html";

/** Matches files that every page may need. */
export const sharedFilePattern =
  /^(?:static\/js\/.*\.js|fonts\/.*|offline\.js|favicon\.svg|manifest\.webmanifest)$/;

/** Writes public/sw.js: a worker that precaches these pages or, without GATSBY_OFFLINE, one that unregisters itself. */
export async function writeServiceWorker(pageFiles: readonly string[], buildId: string): Promise<void> {
  if (!envFlag("GATSBY_OFFLINE"))
    return writePublicFile("sw.js", bundleScript("src/offline/unregister-worker.ts"));
  await writePublicFile("offline.js", bundleScript("src/offline/register-worker.ts"));
  await writePublicFile(notFoundFile, await readFile(path.join(publicFolder, "404.html")));
  const publicFiles = (await readdir(publicFolder, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const precached = [];
  // Pages last: a build published during the download is detected by the build's id, which only pages contain.
  const sharedFiles = publicFiles.filter((name) => sharedFilePattern.test(name));
  for (const file of [...sharedFiles, notFoundFile, ...pageFiles]) {
    const revision = contentHash(await readFile(path.join(publicFolder, file)));
    // Pages are cached by their path, as hosts serve them.
    precached.push({ url: `/${file}`.replace(/(?:index)?\.html$/, ""), revision });
  }
  const constants = { precached, buildId, formPath: contact.shape.path.value };
  await writePublicFile("sw.js", bundleScript("src/offline/service-worker.ts", constants));
}
