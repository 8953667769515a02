// npm run test:engines: the journeys (tests/engines/journeys.test.ts) and the offline site (tests/builds/offline-engines.test.ts)
// in Chromium, Firefox and WebKit.
//   --no-build   takes the site that is in public/ already
import { createRequire } from "node:module";
import { checkNode, installDependencies, run, runForStatus } from "../tools/install.mjs";

checkNode();
await installDependencies();

// Only now are the scripts' own dependencies there.
const { ensureBrowser } = await import("../tools/install-browser.mjs");
const { findOrInstall } = await import("../tools/debian-package.mjs");
/** @type {typeof import("../tools/find-browser")} */
const { findFirefox, findWebKit } = createRequire(import.meta.url)("../tools/find-browser.ts");

const BROWSER_PATH = await ensureBrowser();
const engines = ["chromium"];
if (await findOrInstall(findFirefox, "firefox-esr")) engines.push("firefox");
if (await findOrInstall(findWebKit, "webkit2gtk-driver", "xvfb")) engines.push("webkit");
if (engines.length < 3) {
  console.error(
    "Firefox or WebKit is missing here. Install Firefox (https://www.mozilla.org/firefox); WebKit's driver exists for Linux only: on Debian and Ubuntu, apt-get install webkit2gtk-driver xvfb.",
  );
}

if (!process.argv.includes("--no-build")) await run("npm", ["run", "build"]);
const status = await runForStatus(
  "npx",
  [
    "jest",
    "--runInBand",
    "--selectProjects",
    "site",
    "builds",
    "--testPathPatterns",
    "journeys|offline-engines",
  ],
  {
    BROWSER_PATH,
    ENGINES: engines.join(","),
  },
);
console.log(`Journeys in ${engines.join(", ")}${engines.length < 3 ? "; the others did not run" : ""}.`);
process.exit(status || (engines.length < 3 ? 1 : 0));
