// npm run test:engines: runs tests/engines/ in Chromium, Firefox and WebKit, on the built site and on one built with
// GATSBY_OFFLINE.
import { cpSync, rmSync } from "node:fs";
import { findFirefox, findWebKit } from "../tests/engines/engines";
import { runCommand } from "../tools/checks";
import { ensureBrowser, findOrInstall } from "../tools/programs";

async function main(): Promise<void> {
  ensureBrowser();
  const engines = ["chromium"];
  if (findOrInstall(findFirefox, "firefox-esr")) engines.push("firefox");
  if (findOrInstall(findWebKit, "webkit2gtk-driver", "xvfb")) engines.push("webkit");

  const build = (GATSBY_OFFLINE: string) => runCommand("npm run --silent build", { GATSBY_OFFLINE });
  if ((await build("true")) !== 0) process.exit(1);
  rmSync("reports/offline", { recursive: true, force: true });
  cpSync("public", "reports/offline", { recursive: true });
  if ((await build("false")) !== 0) process.exit(1);
  const status = await runCommand("npx jest --selectProjects engines", { ENGINES: engines.join() });
  if (engines.length < 3) {
    console.error(
      `Only ${engines.join(" and ")} ran. Install Firefox; WebKit's driver exists for Linux only (on Debian: apt-get install webkit2gtk-driver xvfb).`,
    );
  }
  process.exit(status || Number(engines.length < 3));
}

main();
