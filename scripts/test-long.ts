// npm run test:long: what takes long. Copies of the repository with other content, interrupted builds, the owner's guide
// (tests/builds/).
import { Checks } from "../tools/checks";
import { ensureBrowser } from "../tools/programs";

async function main(): Promise<void> {
  ensureBrowser();
  const checks = new Checks();
  await checks.runTests("builds", "--selectProjects builds --runInBand");
  process.exit(checks.summarise() ? 0 : 1);
}

main();
