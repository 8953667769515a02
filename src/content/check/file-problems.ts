import { menuPaths, schemaOf } from "../contract";
import type { ContentRole } from "../contract/roles";
import { visitRoles } from "../walk";
import { type Contents, type LinkTargets, linkProblem, repeatedTextProblems } from "./across-files";
import { contractProblems, type PathProblem } from "./contract-problems";
import { type PictureFacts, sizeProblem } from "./picture-format";
import { isPlaceholderAddress } from "./placeholder-address";
import { isMarked, markedPaths, pathExists } from "./placeholders";
import { formatPath } from "./problem";
import { didYouMean } from "./suggestion";
import { contentPaths } from "./value-paths";

/** The check's input besides the file's own schema. */
type CheckContext = {
  contents: Contents;
  known: LinkTargets;
  pictures: ReadonlyMap<string, PictureFacts>;
};

/** Finds the problems of one file. Reads nothing from disk, because the editor's page calls it too. */
export function fileProblems(
  name: string,
  content: unknown,
  { contents, known, pictures }: CheckContext,
): PathProblem[] {
  const problems = [
    ...contractProblems(schemaOf(name), content),
    ...repeatedTextProblems(name, contents),
    ...placeholderProblems(content),
  ];
  visitRoles(schemaOf(name), content, (role, text, path) => {
    const message = roleProblem(role, text, { known, pictures });
    if (message) problems.push({ path, message });
    if (["reachable", "link"].includes(role.role) && isPlaceholderAddress(text) && !isMarked(content, path)) {
      const mark = `adresse d'exemple, qui ne mène nulle part ; mettez la vraie, ou, dans le fichier, ajoutez "${formatPath(path)}" à placeholders`;
      problems.push({ path, message: mark });
    }
  });
  return problems;
}

function roleProblem(
  role: ContentRole,
  text: string,
  { known, pictures }: Pick<CheckContext, "known" | "pictures">,
): string | undefined {
  // The contract already rejects malformed addresses.
  if (role.role === "link") return text.startsWith("/") ? linkProblem(text, known) : undefined;
  if (role.role === "menuLink" && !menuPaths.includes(text)) {
    return `attendu dans le menu : l'adresse d'une page, parmi ${menuPaths.join(", ")}`;
  }
  if (role.role !== "picture" || !text.startsWith("images/")) return undefined;

  const facts = pictures.get(text);
  if (facts) return "failure" in facts ? undefined : sizeProblem(facts, role);
  const other = [...pictures.keys()].find((file) => file.toLowerCase() === text);
  return other
    ? `le fichier s'appelle ${other} ; renommez-le en ${text.replace("images/", "")}`
    : `image introuvable dans data/images ; remettez-y son fichier, ou choisissez-en une autre${didYouMean(text, pictures.keys())}`;
}

function placeholderProblems(content: unknown): PathProblem[] {
  return markedPaths(content).flatMap(({ index, text, path: marked }) => {
    if (pathExists(content, text, marked)) return [];
    const message = `«${text}» ne mène à aucune valeur de ce fichier${didYouMean(text, contentPaths(content))}`;
    return [{ path: ["placeholders", index], message }];
  });
}
