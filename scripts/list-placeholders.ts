// npm run content:placeholders: lists warnings, whatever else prevents a launch, and values of data/ to replace.
import { checkContent } from "../src/content/check/content-check";
import { formatPlaceholders, formatProblems } from "../src/content/check/report";
import { contentFolder } from "../src/content/content-folder";

async function main(): Promise<void> {
  const { problems, placeholders, warnings, launchBlockers } = await checkContent(contentFolder);
  if (problems.length > 0) console.error(formatProblems(problems));
  console.log([...warnings, ...launchBlockers, formatPlaceholders(placeholders)].join("\n"));
  if (problems.length > 0 || placeholders.length > 0) process.exitCode = 1;
}

main();
