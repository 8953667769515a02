import path from "node:path";
import { contentFolder } from "../content-folder";
import { type ContentReport, checkContent, newMemory } from "./content-check";
import { loadPictureMemory, savePictureMemory } from "./pictures";
import { formatPlaceholder, type Placeholder } from "./placeholders";
import { formatProblem, type Problem } from "./problem";

const memoryFile = path.join(".cache", "content-pictures.json");

/** Checks data/, without decoding again the pictures that an earlier run has decoded. */
export async function reportContent(): Promise<ContentReport> {
  const pictures = await loadPictureMemory(memoryFile);
  const known = pictures.size;
  const report = await checkContent(contentFolder, newMemory(pictures));
  if (pictures.size !== known) await savePictureMemory(memoryFile, pictures);
  return report;
}

/** One line for each mistake, and one that says how many there are. */
export function problemLines(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "Une erreur" : `${problems.length} erreurs`;
  return [...problems.map(formatProblem), `${count} dans ${contentFolder}/.`].join("\n");
}

/** One line for each text that the site sets differently from how it is written. */
export function typographyLines(texts: readonly Problem[]): string {
  const count = texts.length === 1 ? "un texte" : `${texts.length} textes`;
  return [
    ...texts.map(formatProblem),
    `Typographie mise au point par le site pour ${count} : rien à faire.`,
  ].join("\n");
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
