import { contentFolder } from "../content-folder";
import type { ContentReport } from "./content-check";
import { formatPlaceholder, type Placeholder } from "./placeholders";
import { formatProblem, type Problem } from "./problem";

/** One line for each mistake, and one that says how many there are. */
export function problemLines(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "Une erreur" : `${problems.length} erreurs`;
  return [...problems.map(formatProblem), `${count} dans ${contentFolder}/.`].join("\n");
}

/** The mistakes as GitHub's page shows them, each at its line (docs.github.com, «Workflow commands», «Setting an error message»). */
export function annotationLines(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, path, message }) => {
      const text = escaped(path ? `${path}: ${message}` : message);
      const place = escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C");
      return `::error file=${place},line=${line},col=${column}::${text}`;
    })
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Notes about valid content: texts whose typography the site corrects, listed on request, and unused pictures. */
export function noteLines({ typography, unusedPictures }: ContentReport, listsTypography: boolean): string[] {
  const count = typography.length === 1 ? "un texte" : `${typography.length} textes`;
  const summary = `Le site met au point la typographie de ${count} : rien à faire (npm run content:check -- --typographie les montre).`;
  return [
    ...(listsTypography ? typography.map(formatProblem) : []),
    ...(typography.length > 0 ? [summary] : []),
    ...unusedPictures.map((file) => `${contentFolder}/${file}: aucune page ne montre cette image.`),
  ];
}

/** One line for each value still to be replaced, and one that says how many there are. */
export function placeholderLines(placeholders: readonly Placeholder[]): string {
  return [...placeholders.map(formatPlaceholder), placeholderCount(placeholders)].join("\n");
}

export function placeholderCount({ length }: readonly Placeholder[]): string {
  if (length === 0) return "Aucune valeur d'exemple : contenu prêt pour la mise en ligne.";
  const values = length === 1 ? "Une valeur d'exemple" : `${length} valeurs d'exemple`;
  return `${values} à remplacer : npm run content:placeholders`;
}
