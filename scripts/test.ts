// npm test: runs every check in order and prints a summary.
import { Checks } from "../tools/checks";
import { ensureBrowser } from "../tools/programs";

async function main(): Promise<void> {
  const checks = new Checks();
  ensureBrowser();
  await checks.run("content", "npm run --silent content:check");
  await checks.run("lint and format", "npx biome check --error-on-warnings");
  await checks.runTests("unit tests", "--selectProjects unit");
  const isBuilt = await checks.run("build", "npm run --silent build");
  // The build writes the types of the GraphQL queries.
  await checks.run("types", "npm run --silent typecheck");
  if (isBuilt) await checks.runTests("tests of the built site", "--selectProjects site");
  const hasPassed = checks.summarise();
  if (!isBuilt) console.error("The tests of the built site did not run: there is no built site.");
  process.exit(hasPassed ? 0 : 1);
}

main();
