// npm run launch: checks data/ and builds the site to publish. While data/ holds placeholders, lists them and
// succeeds without building, so that GitHub's workflow is green but publishes nothing.
import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { runCommand } from "../tools/checks";
import { buildQuietly } from "../tools/quiet-build";

async function main(): Promise<void> {
  exitOnFailure(await runCommand("npm run --silent content:check"));
  const listing = spawnSync("npm run --silent content:placeholders", { shell: true, encoding: "utf8" });
  const isComplete = listing.status === 0; // the command fails while placeholders remain
  if (isComplete) {
    exitOnFailure(await buildQuietly({ LAUNCH: "true" }));
    // Print the listing last, because its warnings would look like the cause of a failed build.
    console.log(listing.stdout);
    console.log("\nPrêt : le dossier public/ contient le site à publier.");
  } else console.log(`\nRien n'est publié tant qu'il reste des exemples :\n${listing.stdout}`);
  // Output for later steps of GitHub's workflow (docs.github.com, "Setting an output parameter").
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `ready=${isComplete}\n`);
}

/** Exits after a failure, which the command itself has explained. */
function exitOnFailure(status: number): void {
  if (status !== 0) process.exit(status);
}

main();
