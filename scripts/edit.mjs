// npm run edit: opens the editor of data/ in the browser, and the site that follows it (gatsby develop).
//   --no-site   the editor alone
//   --no-open   prints the address, and opens no browser
import { createRequire } from "node:module";
import { installPackage } from "../tools/install-package.mjs";

const wanted = process.argv.slice(2);
const unknown = wanted.find((option) => option !== "--no-site" && option !== "--no-open");
if (unknown !== undefined) {
  console.error(`«${unknown}» n'est pas une option de cette commande : --no-site, --no-open.`);
  process.exit(1);
}
const port = readPort();
await installPackage("editor/page");

// Only now are the editor's own dependencies there.
await import("tsx/cjs");
/** @type {typeof import("../editor/start")} */
const { startEditor } = createRequire(import.meta.url)("../editor/start.ts");

await startEditor({
  port,
  withSite: !wanted.includes("--no-site"),
  opensBrowser: !wanted.includes("--no-open") && process.env.CI !== "true",
});

/** The port of `PORT`, 9100 without it. */
function readPort() {
  const given = process.env.PORT ?? "9100";
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= 1 && number <= 65535) return number;
  console.error(`PORT vaut «${given}» ; attendu : un nombre entier de 1 à 65535.`);
  process.exit(1);
}
