// npm run launch: what stands between a change of data/ and the public site. Checks the content, builds, and tests what the
// content can break; public/ is then what to publish. While values of data/ are still examples it does the same and
// says that the site is not ready, which is no error: GitHub's workflow then publishes nothing, and is green.
import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { Checks } from "../tools/checks";
import { ensureBrowser } from "../tools/programs";

/** Of tests/site/: links, heads, texts, layout at three widths, accessibility. */
const whatContentCanBreak = "tests/site/(links|head|content|layout|accessibility)";

async function main(): Promise<void> {
  const checks = new Checks();
  ensureBrowser();
  const isValid = await checks.run("content", "npm run --silent content:check");
  const examples = spawnSync("npm run --silent content:placeholders", { shell: true, encoding: "utf8" });
  const isComplete = examples.status === 0;
  if (isValid && (await checks.run("build", "npm run --silent build", { LAUNCH: String(isComplete) }))) {
    await checks.runTests(
      "tests of the content",
      `--selectProjects site --testPathPatterns "${whatContentCanBreak}"`,
    );
  }
  const isGreen = checks.summarise();
  if (isGreen && isComplete) console.log("\nPrêt : le dossier public/ contient le site à publier.");
  else if (isGreen) {
    console.log(
      `\nTout est en ordre, mais rien n'est publié tant qu'il reste des exemples :\n${examples.stdout}`,
    );
  }
  // Read by the later steps of GitHub's workflow (docs.github.com, «Setting an output parameter»).
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `ready=${isGreen && isComplete}\n`);
  process.exit(isGreen ? 0 : 1);
}

main();
