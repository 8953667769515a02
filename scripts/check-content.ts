// npm run content:check: checks data/ without building.
import { checkContent } from "../src/content/check/content-check";
import { formatAnnotations, formatPlaceholderCount, formatProblems } from "../src/content/check/report";
import { contentFolder } from "../src/content/content-folder";

async function main(): Promise<void> {
  const report = await checkContent(contentFolder);
  if (report.problems.length > 0) {
    console.error(formatProblems(report.problems));
    if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(report.problems));
    process.exitCode = 1;
    return;
  }
  const summary = `Le contenu de data/ est en ordre. ${formatPlaceholderCount(report.placeholders)}`;
  const unusedPictureWarnings = report.unusedPictures.map(
    (file) => `${contentFolder}/${file}: aucune page ne montre cette image.`,
  );
  console.log([...unusedPictureWarnings, summary].join("\n"));
}

main();
