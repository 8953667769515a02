// npm run launch: all that stands between a change of data/ and the public site. Checks the content, builds, and tests what
// must hold for any content; public/ is then what to publish. While values of data/ are still examples, it does the same
// and says that the site is not ready, which is not an error: GitHub's workflow then publishes nothing, and
// is green.
import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Checks } from "../tools/checks.mjs";
import { checkNode, installDependencies } from "../tools/install.mjs";

checkNode();
await installDependencies();

// Only now are the tools' own dependencies there.
await import("tsx/cjs");
const { ensureTestBrowser } = await import("../tools/install-browser.mjs");
const { ensureHosts } = await import("../tools/install-hosts.mjs");
const require = createRequire(import.meta.url);
/** @type {typeof import("../src/content/check/content-check")} */
const { checkContent } = require("../src/content/check/content-check.ts");
/** @type {typeof import("../src/content/check/report")} */
const { placeholderLines } = require("../src/content/check/report.ts");

const checks = new Checks();
await checks.run("content", "content:check");
const { placeholders } = await checkContent("data");
const hasExamples = placeholders.length > 0;
if (checks.passed("content")) await checks.run("build", "build", { LAUNCH: String(!hasExamples) });
if (checks.passed("build")) {
  await ensureTestBrowser();
  await ensureHosts();
  await checks.runTests("tests of the built site", "site");
}
const isGreen = checks.summarise();
const isReady = isGreen && !hasExamples;
if (isReady) console.log("\nPrêt : le dossier public/ contient le site à publier.");
else if (isGreen) {
  console.log(
    `\nTout est en ordre, mais rien n'est publié tant qu'il reste des exemples :\n${placeholderLines(placeholders)}`,
  );
}
// Read by the later steps of GitHub's workflow (docs.github.com, «Setting an output parameter»).
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `ready=${isReady}\n`);
process.exit(isGreen ? 0 : 1);
