// npm start: installs what is missing, builds, serves the production site.
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { checkNode, installDependencies, run } from "../tools/install.mjs";

checkNode();
const port = readPort();
await ensurePortIsFree();
await installDependencies();

// Only now are the server's own dependencies there.
await import("tsx/cjs");
/** @type {typeof import("../tools/serve")} */
const { serve } = createRequire(import.meta.url)("../tools/serve.ts");

console.log("Building the site (about a minute; the first time, its pictures take longer) …");
await run("npm", ["run", "build"]);

const { url } = await serve(port).catch(refuse);
console.log(`\nThe site is served at ${url} (Ctrl + C ends it).`);

/** The port of `PORT`, 9000 without it. */
function readPort() {
  const wanted = process.env.PORT ?? "9000";
  const number = Number(wanted);
  if (/^\d+$/.test(wanted) && number >= 1 && number <= 65535) return number;
  console.error(`PORT is «${wanted}»; it must be a whole number from 1 to 65535.`);
  process.exit(1);
}

/** Reports a port that is taken before the build, which takes minutes. */
function ensurePortIsFree() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", refuse);
    probe.listen(port, "127.0.0.1", () => probe.close(resolve));
  });
}

/**
 * @param {Error & { code?: string }} error
 * @returns {never}
 */
function refuse(error) {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`
      : `The site could not be served: ${error.message}`,
  );
  process.exit(1);
}
