// npm run content:check: checks data/ without building.
import { checkContent } from "../src/content/check/content-check";
import { formatAnnotations, formatPlaceholderCount, formatProblems } from "../src/content/check/report";
import { contentFolder } from "../src/content/content-folder";
import { valueAt } from "../src/content/walk";
import { missingGlyphs } from "../src/gatsby/share-cards";

async function main(): Promise<void> {
  const report = await checkContent(contentFolder);
  if (report.problems.length > 0) {
    console.error(formatProblems(report.problems));
    if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(report.problems));
    process.exitCode = 1;
    return;
  }
  // Texts of the share cards (src/gatsby/post-build.ts).
  const cardTexts = [...report.contents.values()].flatMap((content) =>
    [["name"], ["tagline"], ["seo", "title"]].map((path) => valueAt(content, path)),
  );
  const missingCharacters = (await missingGlyphs(cardTexts.join(" "))).join(" ");
  const glyphWarning = `Images de partage : la police n'a pas «${missingCharacters}», un carré vide s'y verra à la place.`;
  const summary = `Le contenu de data/ est en ordre. ${formatPlaceholderCount(report.placeholders)}`;
  const unusedPictureWarnings = report.unusedPictures.map(
    (file) => `${contentFolder}/${file}: aucune page ne montre cette image.`,
  );
  console.log([...unusedPictureWarnings, ...(missingCharacters ? [glyphWarning] : []), summary].join("\n"));
}

main();
