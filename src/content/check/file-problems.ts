import { menuPaths, schemaOf } from "../contract";
import type { ContentRole } from "../contract/roles";
import { visitRoles } from "../walk";
import { contractProblems, type PathProblem } from "./contract-problems";
import { type Contents, type LinkTargets, linkProblem, repeatedTextProblems } from "./cross-file-problems";
import { type PictureMetadata, sizeProblem } from "./picture-format";
import { isPlaceholderAddress } from "./placeholder-address";
import { isPlaceholder, isValidPlaceholderPath, placeholderEntries } from "./placeholders";
import { formatPath } from "./problem";
import { didYouMean } from "./suggestion";
import { allPaths } from "./value-paths";

type CheckContext = {
  contents: Contents;
  linkTargets: LinkTargets;
  pictures: ReadonlyMap<string, PictureMetadata>;
};

/** Finds the problems of one file. Reads nothing from disk, because the editor's page calls it too. */
export function fileProblems(
  name: string,
  content: unknown,
  { contents, linkTargets, pictures }: CheckContext,
): PathProblem[] {
  const problems = [
    ...contractProblems(schemaOf(name), content),
    ...repeatedTextProblems(name, contents),
    ...placeholderProblems(content),
  ];
  visitRoles(schemaOf(name), content, (role, text, path) => {
    const message = roleProblem(role, text, { linkTargets, pictures });
    if (message) problems.push({ path, message });
    const mustBeReal = role.kind === "publicAddress" || role.kind === "link";
    if (mustBeReal && isPlaceholderAddress(text) && !isPlaceholder(content, path)) {
      const placeholderMessage = `adresse d'exemple, qui ne mène nulle part ; mettez la vraie, ou, dans le fichier, ajoutez "${formatPath(path)}" à placeholders`;
      problems.push({ path, message: placeholderMessage });
    }
  });
  return problems;
}

function roleProblem(
  role: ContentRole,
  text: string,
  { linkTargets, pictures }: Pick<CheckContext, "linkTargets" | "pictures">,
): string | undefined {
  // The contract has already checked the syntax of external links.
  if (role.kind === "link") return text.startsWith("/") ? linkProblem(text, linkTargets) : undefined;
  if (role.kind === "menuLink" && !menuPaths.includes(text)) {
    return `attendu dans le menu : l'adresse d'une page, parmi ${menuPaths.join(", ")}`;
  }
  if (role.kind !== "picture" || !text.startsWith("images/")) return undefined;

  const metadata = pictures.get(text);
  // Unreadable pictures are reported by content-check.ts.
  if (metadata) return "failure" in metadata ? undefined : sizeProblem(metadata, role);
  const differentlyCasedFile = [...pictures.keys()].find((file) => file.toLowerCase() === text);
  return differentlyCasedFile
    ? `le fichier s'appelle ${differentlyCasedFile} ; renommez-le en ${text.replace("images/", "")}`
    : `image introuvable dans data/images ; remettez-y son fichier, ou choisissez-en une autre${didYouMean(text, pictures.keys())}`;
}

function placeholderProblems(content: unknown): PathProblem[] {
  return placeholderEntries(content).flatMap(({ index, text, path }) => {
    if (isValidPlaceholderPath(content, text, path)) return [];
    const contentPaths = allPaths(content).filter(([rootKey]) => rootKey !== "placeholders");
    const message = `«${text}» ne mène à aucune valeur de ce fichier${didYouMean(text, contentPaths.map(formatPath))}`;
    return [{ path: ["placeholders", index], message }];
  });
}
