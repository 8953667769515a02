// npm run audit: installs the auditors, builds, serves the site as in production, and lets every auditor look at it.
//   --no-build   audits the site that is in public/ already
//   words        only the auditors whose names contain one of them: npm run audit -- axe lighthouse
import { checkNode, installDependencies, run, runForStatus } from "../tools/install.mjs";
import { installToolPackage } from "../tools/tool-package.mjs";

checkNode();
const words = process.argv.slice(2);
await installDependencies();
const node = await installToolPackage("audit");

// Only now are the scripts' own dependencies there.
const { ensureBrowser } = await import("../tools/install-browser.mjs");
const { ensureJava } = await import("../tools/install-java.mjs");
const BROWSER_PATH = await ensureBrowser();
await ensureJava();

await run("npx", ["tsc", "--project", "audit"]);
if (!words.includes("--no-build")) await run("npm", ["run", "build"]);

const auditors = words.filter((word) => word !== "--no-build");
process.exit(await runForStatus(node, ["--import", "tsx", "audit/audit.ts", ...auditors], { BROWSER_PATH }));
