import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { build as buildScript } from "esbuild";
import { digestOf, publicFolder, publish } from "./publish";

/** Whether this build is to have a service worker. Throws when the variable holds neither answer. */
export function isOffline({ GATSBY_OFFLINE = "" }: NodeJS.ProcessEnv): boolean {
  if (["", "true", "false"].includes(GATSBY_OFFLINE)) return GATSBY_OFFLINE === "true";
  throw new Error(`GATSBY_OFFLINE is «${GATSBY_OFFLINE}»; it must be true or false.`);
}

/** Besides the pages, what they need wherever a visitor goes on to. */
const keptFiles = /^(?:static\/js\/.*\.js|page-data\/.*\.json|fonts\/.*|favicon\.svg|manifest\.webmanifest)$/;

/**
 * Writes public/sw.js, which keeps these pages, and its page side. In a build without a worker, it is one that removes an
 * earlier build's. `build` is what every page says of its build (service-worker.ts).
 */
export async function writeWorker(pages: readonly string[], build: string | undefined): Promise<void> {
  if (!build) return publish("sw.js", await bundle("src/offline/unregister-worker.ts", {}));
  const others = await readdir(publicFolder, { recursive: true });
  const files = [...pages, ...others.map(toPosix).filter((file) => keptFiles.test(file))];
  const entries = await Promise.all(
    files.map(async (file) => ({
      // Pages are known by their addresses, as the host serves them.
      url: `/${file}`.replace(/(?:index)?\.html$/, ""),
      revision: digestOf(await readFile(path.join(publicFolder, file))),
    })),
  );
  await publish("sw.js", await bundle("src/offline/service-worker.ts", { site: { entries, build } }));
  await publish("offline.js", await bundle("src/offline/page.ts", {}));
}

const toPosix = (file: string) => file.replaceAll(path.sep, "/");

/** The script of that entry, with values for the names that it only declares. */
async function bundle(entry: string, values: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    target: "es2020",
    legalComments: "none",
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  });
  return outputFiles.map(({ text }) => text).join("");
}
