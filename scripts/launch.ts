// npm run launch: checks data/ and builds what goes live: public/ is then what to publish. While values of data/ are still
// examples it lists them and builds nothing, which is no error: GitHub's workflow then publishes nothing, and is green.
import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { runCommand } from "../tools/checks";
import { buildQuietly } from "../tools/quiet-build";

async function main(): Promise<void> {
  endIfFailed(await runCommand("npm run --silent content:check"));
  const examples = spawnSync("npm run --silent content:placeholders", { shell: true, encoding: "utf8" });
  const isComplete = examples.status === 0;
  if (isComplete) {
    endIfFailed(await buildQuietly({ LAUNCH: "true" }));
    // What is left to think of is no reason of a build that has failed.
    console.log(examples.stdout);
    console.log("\nPrêt : le dossier public/ contient le site à publier.");
  } else console.log(`\nRien n'est publié tant qu'il reste des exemples :\n${examples.stdout}`);
  // Read by the later steps of GitHub's workflow (docs.github.com, «Setting an output parameter»).
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `ready=${isComplete}\n`);
}

/** Ends after a failure, which has been explained. */
function endIfFailed(status: number): void {
  if (status !== 0) process.exit(status);
}

main();
