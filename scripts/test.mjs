// npm test: installs what is missing, then runs every check in order and sums up at the end.
import { Checks } from "../tools/checks.mjs";
import { checkNode, installDependencies } from "../tools/install.mjs";

checkNode();
await installDependencies();

// Only now are the tools' own dependencies there.
const { ensureTestBrowser } = await import("../tools/install-browser.mjs");
const { ensureHosts } = await import("../tools/install-hosts.mjs");

const checks = new Checks();
await checks.run("content", "content:check");
// A build leaves one of two processors idle for half its time.
const endBuild = checks.begin("build", "build");
await checks.run("lint and format", "lint:check");
await checks.runTests("unit and component tests", "unit");
await endBuild();
// After the build, which writes the types of the GraphQL queries.
await checks.run("types", "typecheck");
const isBuilt = checks.passed("build");
if (isBuilt) {
  await ensureTestBrowser();
  await ensureHosts();
  await checks.runTests("tests of the built site", "site");
}
const isGreen = checks.summarise();
if (!isBuilt) console.log("The tests of the built site did not run: there is no built site.");
process.exit(isGreen ? 0 : 1);
