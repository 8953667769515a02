import type { z } from "zod";
import { hasKey, schemaAt, structureOf, type ValuePath, valueAt } from "../walk";
import { quote } from "./problem";
import { didYouMean, findNearest } from "./suggestion";

/** A problem at a value or, with `part`, at its key; problem.ts adds file and line. */
export type PathProblem = { path: ValuePath; message: string; part?: "key" };

const missingKeyMessage = "valeur obligatoire manquante ; ajoutez-la";

export function contractProblems(schema: z.ZodType, value: unknown): PathProblem[] {
  const issues = schema.safeParse(value, { error: frenchMessage }).error?.issues ?? [];
  /** JSON of the paths that misspelt keys should have. */
  const intendedPaths = new Set<string>();
  const problems = issues.flatMap(({ path: keys, ...issue }): PathProblem[] => {
    const path = keys.map((key) => (typeof key === "number" ? key : String(key)));
    if (issue.code !== "unrecognized_keys") {
      const isMissing = path.length > 0 && !hasKey(valueAt(value, path.slice(0, -1)), path.at(-1) ?? "");
      const isCustomRule = issue.code === "custom";
      return [{ path, message: isMissing && !isCustomRule ? missingKeyMessage : issue.message }];
    }
    const knownKeys = keysAt(schema, path);
    const missingKeys = knownKeys.filter((key) => !hasKey(valueAt(value, path), key));
    return issue.keys.map((key) => {
      const suggestion = findNearest(key, missingKeys);
      if (suggestion) intendedPaths.add(JSON.stringify([...path, suggestion]));
      const expected =
        didYouMean(key, missingKeys) || didYouMean(key, knownKeys) || ` ; attendu : ${knownKeys.join(", ")}`;
      return { path: [...path, key], part: "key", message: `clé inconnue${expected}` };
    });
  });
  // Report a misspelt key once, not also as missing.
  return problems.filter(
    ({ path, message }) => message !== missingKeyMessage || !intendedPaths.has(JSON.stringify(path)),
  );
}

function keysAt(schema: z.ZodType, path: ValuePath): string[] {
  const schemaAtPath = schemaAt(schema, path);
  const structure = schemaAtPath && structureOf(schemaAtPath);
  return structure?.kind === "object" ? [...structure.fields.keys()] : [];
}

/** Replaces zod's French messages, which use terms such as "string" and "array". */
function frenchMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return `attendu : ${typeNames[issue.expected] ?? issue.expected} ; trouvé : ${describeValue(input)}`;
    case "invalid_value": {
      const expected = issue.values.map((value) => quote(value)).join(", ");
      return issue.values.length === 1
        ? `attendu exactement ${expected} (fixé par le cahier des charges) ; trouvé : ${describeValue(input)}`
        : `attendu : ${expected} ; trouvé : ${describeValue(input)}${didYouMean(String(input), issue.values.map(String))}`;
    }
    case "too_small":
      if (input === "") return "texte vide ; écrivez-le";
      return `${describeSize(input)} ; attendu : ${issue.minimum}${issue.exact ? " exactement" : " au moins"}`;
    case "too_big":
      return `${describeSize(input)} ; attendu : ${issue.maximum}${issue.exact ? " exactement" : " au plus"}`;
    default:
      return undefined;
  }
}

const typeNames: Record<string, string> = {
  string: "un texte entre guillemets",
  number: "un nombre, en chiffres et sans guillemets",
  array: "une liste, entre [ et ]",
  tuple: "une liste, entre [ et ]",
  object: "un objet, entre { et }",
};

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "une liste";
  if (typeof value === "object" && value !== null) return "un objet";
  return typeof value === "number" ? `le nombre ${value}` : quote(value);
}

function describeSize(value: unknown): string {
  if (typeof value === "string") return `${value.length} caractères`;
  if (!Array.isArray(value)) return describeValue(value);
  if (value.length === 0) return "aucune entrée";
  return `${value.length} ${value.length > 1 ? "entrées" : "entrée"}`;
}
