// npm run content:placeholders: lists the values of data/ still to be replaced before the site goes live.
import { placeholderLines, problemLines, reportContent } from "../src/content/check/report";

async function main(): Promise<void> {
  const { problems, placeholders, warnings } = await reportContent();
  if (problems.length > 0) console.error(problemLines(problems));
  console.log([...warnings, placeholderLines(placeholders)].join("\n"));
  if (problems.length > 0 || placeholders.length > 0) process.exitCode = 1;
}

main();
