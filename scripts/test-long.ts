// npm run test:long: runs the long tests in tests/builds/ (other content, interrupted builds, the editor).
import { Checks } from "../tools/checks";
import { ensureBrowser } from "../tools/programs";

async function main(): Promise<void> {
  ensureBrowser();
  // Run the randomised tests in full (content-mutations.test.ts).
  process.env.LONG_TESTS = "true";
  const checks = new Checks();
  await checks.run("build", "npm run --silent build");
  await checks.runTests("builds", "--selectProjects builds --runInBand");
  process.exit(checks.summarise() ? 0 : 1);
}

main();
