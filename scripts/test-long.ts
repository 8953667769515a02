// npm run test:long: what takes long. Copies of the repository with other content, interrupted builds, the owner's guide
// (tests/builds/).
import { Checks } from "../tools/checks";
import { ensureBrowser } from "../tools/programs";

async function main(): Promise<void> {
  ensureBrowser();
  // What is random, or tries every case there is, runs in full (tests/support/runs.ts).
  process.env.LONG_TESTS = "true";
  const checks = new Checks();
  await checks.run("build", "npm run --silent build");
  await checks.runTests("builds", "--selectProjects builds --runInBand");
  process.exit(checks.summarise() ? 0 : 1);
}

main();
