import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isTrue } from "./flag";
import { minified } from "./minified";
import { digestOf, publicFolder, publish } from "./publish";

/** Whether this build is to have a service worker. */
export function isOffline(env: NodeJS.ProcessEnv): boolean {
  return isTrue(env, "GATSBY_OFFLINE");
}

/** The 404 page at an address that answers with 200 on every host, and that none keeps: each build has its own. */
export const notFoundFile = "not-found.html";

/** What pages need wherever a visitor goes on to. */
const ofAllPages = /^(?:static\/js\/.*|fonts\/.*|favicon\.svg|manifest\.webmanifest)$/;

/** Writes public/sw.js, which keeps these pages of this build, or else removes an earlier build's worker, and its page side. */
export async function writeWorker(pages: readonly string[], build: string): Promise<void> {
  if (!isOffline(process.env)) return publish("sw.js", minified("src/offline/unregister-worker.ts"));
  await publish(notFoundFile, await readFile(path.join(publicFolder, "404.html")));
  const all = (await readdir(publicFolder, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const kept = [];
  // Pages last: where they are of one build, what has come before them is, too.
  for (const file of [...all.filter((name) => ofAllPages.test(name)), notFoundFile, ...pages]) {
    const revision = digestOf(await readFile(path.join(publicFolder, file)));
    // Pages are known by their addresses, as the host serves them.
    kept.push({ url: `/${file}`.replace(/(?:index)?\.html$/, ""), revision });
  }
  await publish("sw.js", minified("src/offline/service-worker.ts", { kept, build }));
  await publish("offline.js", minified("src/offline/page.ts"));
}
