import { contentFolder } from "../content-folder";
import { formatPlaceholder, type Placeholder } from "./placeholders";
import { formatProblem, type Problem } from "./problem";

export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "Une erreur" : `${problems.length} erreurs`;
  return [...problems.map(formatProblem), `${count} dans ${contentFolder}/.`].join("\n");
}

/** GitHub workflow commands that annotate each line (docs.github.com, "Workflow commands"). */
export function formatAnnotations(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, path, message }) => {
      const text = escapeText(path ? `${path}: ${message}` : message);
      const escapedFile = escapeText(file).replaceAll(":", "%3A").replaceAll(",", "%2C");
      return `::error file=${escapedFile},line=${line},col=${column}::${text}`;
    })
    .join("\n");
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

export function formatPlaceholders(placeholders: readonly Placeholder[]): string {
  return [...placeholders.map(formatPlaceholder), formatPlaceholderCount(placeholders)].join("\n");
}

export function formatPlaceholderCount({ length }: readonly Placeholder[]): string {
  if (length === 0) return "Aucune valeur d'exemple : contenu prêt pour la mise en ligne.";
  const values = length === 1 ? "Une valeur d'exemple" : `${length} valeurs d'exemple`;
  return `${values} à remplacer : npm run content:placeholders`;
}
