// npm run content:check: says what is wrong in data/, without building.
import { checkContent } from "../src/content/check/content-check";
import { noteLines, placeholderCount, problemLines } from "../src/content/check/report";
import { contentFolder } from "../src/content/content-folder";

async function main(): Promise<void> {
  const report = await checkContent(contentFolder);
  if (report.problems.length > 0) {
    console.error(problemLines(report.problems));
    process.exitCode = 1;
    return;
  }
  const summary = `Le contenu de data/ est en ordre. ${placeholderCount(report.placeholders)}`;
  console.log([...noteLines(report), summary].join("\n"));
}

main();
