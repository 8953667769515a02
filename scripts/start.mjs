// npm start: installs what is missing, builds, serves the production site.
import { createRequire } from "node:module";
import { checkNode, installDependencies, run } from "./install.mjs";

checkNode();
const port = readPort();
await installDependencies();

// Only now are the server's own dependencies there.
await import("tsx/cjs");
/** @type {typeof import("./serve")} */
const { serve } = createRequire(import.meta.url)("./serve.ts");

console.log("Building the site (about a minute; the first time, its pictures take longer) …");
await run("npm", ["run", "build"]);

try {
  const { url } = await serve(port);
  console.log(`\nThe site is served at ${url} (Ctrl + C ends it).`);
} catch (error) {
  console.error(
    isAddressInUse(error)
      ? `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`
      : `The site could not be served: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}

/** The port of `PORT`, 9000 without it. */
function readPort() {
  const wanted = process.env.PORT ?? "9000";
  const number = Number(wanted);
  if (/^\d+$/.test(wanted) && number >= 1 && number <= 65535) return number;
  console.error(`PORT is «${wanted}»; it must be a whole number from 1 to 65535.`);
  process.exit(1);
}

/** @param {unknown} error */
function isAddressInUse(error) {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
