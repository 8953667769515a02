import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { contact } from "../content/contract/contact";
import { isTrue } from "./flag";
import { minified } from "./minified";
import { contentHash, publicFolder, publish } from "./publish";

/** A copy of the 404 page that every host answers with 200, as precaching wants it. */
const notFoundFile = "not-found.html";

/** Files that any page may need. */
export const sharedFiles =
  /^(?:static\/js\/.*\.js|fonts\/.*|offline\.js|favicon\.svg|manifest\.webmanifest)$/;

/** Writes public/sw.js: the worker that precaches these pages, and its page side, or one that removes an earlier worker. */
export async function writeWorker(pages: readonly string[], build: string): Promise<void> {
  if (!isTrue("GATSBY_OFFLINE")) return publish("sw.js", minified("src/offline/unregister-worker.ts"));
  await publish("offline.js", minified("src/offline/page.ts"));
  await publish(notFoundFile, await readFile(path.join(publicFolder, "404.html")));
  const all = (await readdir(publicFolder, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const precached = [];
  // Pages last: they tell their build (service-worker.ts), and what was fetched before them is then of it, too.
  for (const file of [...all.filter((name) => sharedFiles.test(name)), notFoundFile, ...pages]) {
    const revision = contentHash(await readFile(path.join(publicFolder, file)));
    // Pages are known by their addresses, as the host serves them.
    precached.push({ url: `/${file}`.replace(/(?:index)?\.html$/, ""), revision });
  }
  const formPage = contact.shape.path.value;
  await publish("sw.js", minified("src/offline/service-worker.ts", { precached, build, formPage }));
}
