import type { z } from "zod";
import { hasKey, partsOf, schemaAt, type ValuePath, valueAt } from "../walk";
import { quoted } from "./problem";
import { didYouMean, nearest } from "./suggestion";

/** A problem at a path of a file, or at the path's key. Problem (problem.ts) adds the line. */
export type PathProblem = { path: ValuePath; message: string; part?: "key" };

const missingKey = "valeur obligatoire manquante ; ajoutez-la";

export function contractProblems(schema: z.ZodType, value: unknown): PathProblem[] {
  const issues = schema.safeParse(value, { error: frenchMessage }).error?.issues ?? [];
  const misspelt = new Set<string>();
  const problems = issues.flatMap(({ path: keys, ...issue }): PathProblem[] => {
    const path = keys.map((key) => (typeof key === "number" ? key : String(key)));
    if (issue.code !== "unrecognized_keys") {
      const isMissing = path.length > 0 && !hasKey(valueAt(value, path.slice(0, -1)), path.at(-1) ?? "");
      const isOwnRule = issue.code === "custom";
      return [{ path, message: isMissing && !isOwnRule ? missingKey : issue.message }];
    }
    const known = keysAt(schema, path);
    const missing = known.filter((key) => !hasKey(valueAt(value, path), key));
    return issue.keys.map((key) => {
      const suggestion = nearest(key, missing);
      if (suggestion) misspelt.add(JSON.stringify([...path, suggestion]));
      const expected =
        didYouMean(key, missing) || didYouMean(key, known) || ` ; attendu : ${known.join(", ")}`;
      return { path: [...path, key], part: "key", message: `clé inconnue${expected}` };
    });
  });
  // A misspelt key is reported once, not also as missing.
  return problems.filter(
    ({ path, message }) => message !== missingKey || !misspelt.has(JSON.stringify(path)),
  );
}

function keysAt(schema: z.ZodType, path: ValuePath): string[] {
  const found = schemaAt(schema, path);
  const parts = found && partsOf(found);
  return parts?.kind === "object" ? [...parts.fields.keys()] : [];
}

/** Replaces zod's French messages, which use terms such as "string" and "array". */
function frenchMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return `attendu : ${kinds[issue.expected] ?? issue.expected} ; trouvé : ${describe(input)}`;
    case "invalid_value": {
      const expected = issue.values.map((value) => quoted(value)).join(", ");
      return issue.values.length === 1
        ? `attendu exactement ${expected} (fixé par le cahier des charges) ; trouvé : ${describe(input)}`
        : `attendu : ${expected} ; trouvé : ${describe(input)}${didYouMean(String(input), issue.values.map(String))}`;
    }
    case "too_small":
      if (input === "") return "texte vide ; écrivez-le";
      return `${size(input)} ; attendu : ${issue.minimum}${issue.exact ? " exactement" : " au moins"}`;
    case "too_big":
      return `${size(input)} ; attendu : ${issue.maximum}${issue.exact ? " exactement" : " au plus"}`;
    default:
      return undefined;
  }
}

const kinds: Record<string, string> = {
  string: "un texte entre guillemets",
  number: "un nombre, en chiffres et sans guillemets",
  array: "une liste, entre [ et ]",
  tuple: "une liste, entre [ et ]",
  object: "un objet, entre { et }",
};

function describe(value: unknown): string {
  if (Array.isArray(value)) return "une liste";
  if (typeof value === "object" && value !== null) return "un objet";
  return typeof value === "number" ? `le nombre ${value}` : quoted(value);
}

function size(value: unknown): string {
  if (typeof value === "string") return `${value.length} caractères`;
  if (!Array.isArray(value)) return describe(value);
  if (value.length === 0) return "aucune entrée";
  return `${value.length} ${value.length > 1 ? "entrées" : "entrée"}`;
}
