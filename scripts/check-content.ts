// npm run content:check: says what is wrong in data/, without building.
import { placeholderCount, problemLines, reportContent, typographyLines } from "../src/content/check/report";

async function main(): Promise<void> {
  const { problems, placeholders, typography } = await reportContent();
  if (problems.length > 0) {
    console.error(problemLines(problems));
    process.exitCode = 1;
    return;
  }
  if (typography.length > 0) console.log(typographyLines(typography));
  console.log(`Le contenu de data/ est en ordre. ${placeholderCount(placeholders)}`);
}

main();
