import { z } from "zod";
import { type ContentRole, contentRoles } from "../contract/roles";
import { quoted, type ValuePath } from "./problem";
import { didYouMean } from "./suggestion";

/** A problem within a file: at which value, and whether with its key. Problem (problem.ts) says in which line, too. */
export type PathProblem = { path: ValuePath; message: string; part?: "key" };

/** Checks a file's value against its schema: every problem, in the owner's words. */
export function contractProblems(schema: z.ZodType, value: unknown): PathProblem[] {
  const result = schema.safeParse(value, { error: (issue) => frenchMessage(issue) });
  if (result.success) return [];
  const problems: PathProblem[] = [];
  for (const issue of result.error.issues) {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
    if (issue.code !== "unrecognized_keys") {
      const owner = valueAt(value, path.slice(0, -1));
      const isMissing = path.length > 0 && !hasKey(owner, path.at(-1) ?? "");
      problems.push({ path, message: isMissing ? missingKey : issue.message });
      continue;
    }
    const known = keysOf(schemaAt(schema, path));
    const missing = known.filter((key) => !hasKey(valueAt(value, path), key));
    for (const key of issue.keys) {
      const meant = didYouMean(key, missing) || didYouMean(key, known);
      const expected = meant || ` ; attendu : ${known.join(", ") || "rien d'autre"}`;
      problems.push({ path: [...path, key], part: "key", message: `clé inconnue${expected}` });
    }
  }
  return dropFollowOnErrors(problems);
}

/** A misspelt key is one mistake: the line that its right spelling is missing is left out. */
function dropFollowOnErrors(problems: readonly PathProblem[]): PathProblem[] {
  const unknown = problems.filter(({ part }) => part === "key");
  return problems.filter(({ path, part, message }) => {
    if (part === "key" || message !== missingKey) return true;
    return !unknown.some(
      (misspelt) =>
        misspelt.path.slice(0, -1).join("\0") === path.slice(0, -1).join("\0") &&
        misspelt.message.includes(`"${path.at(-1)}"`),
    );
  });
}

const missingKey = "clé obligatoire manquante ; ajoutez-la";

function frenchMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `attendu : ${kinds[issue.expected] ?? issue.expected} ; trouvé : ${describe(issue.input)}`;
    case "invalid_value": {
      const expected = issue.values.map((value) => quoted(value));
      if (expected.length === 1) {
        return `attendu exactement ${expected[0]} (fixé par le cahier des charges) ; trouvé : ${describe(issue.input)}`;
      }
      const meant = didYouMean(String(issue.input), issue.values.map(String));
      return `attendu : ${expected.join(", ")} ; trouvé : ${describe(issue.input)}${meant}`;
    }
    case "too_small":
    case "too_big":
      return sizeMessage(issue);
    case "invalid_format":
      return `forme inattendue : ${describe(issue.input)}`;
    default:
      return undefined;
  }
}

function sizeMessage(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const bound = issue.code === "too_small" ? "au moins" : "au plus";
  if (typeof issue.input === "string") {
    if (!issue.input) return "texte vide ; écrivez-le";
    return `${issue.input.length} caractères ; attendu : ${limit} ${bound}`;
  }
  if (Array.isArray(issue.input)) {
    const count = issue.input.length;
    return `${count} ${count > 1 ? "entrées" : "entrée"} ; attendu : ${limit}${issue.exact ? " exactement" : ` ${bound}`}`;
  }
  return `${describe(issue.input)} ; attendu : ${limit} ${bound}`;
}

const kinds: Record<string, string> = {
  string: "un texte entre guillemets",
  number: "un nombre, sans guillemets",
  boolean: "true ou false",
  array: "une liste, entre [ et ]",
  tuple: "une liste, entre [ et ]",
  object: "un objet, entre { et }",
};

function describe(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "une liste";
  if (typeof value === "object") return "un objet";
  if (typeof value === "number") return `le nombre ${value}`;
  return quoted(value);
}

/** Calls `visit` for every text of the value that has a role (a link, a picture …), as far as value and schema agree. */
export function visitRoles(
  schema: z.ZodType,
  value: unknown,
  visit: (role: ContentRole, text: string, path: ValuePath) => void,
  path: ValuePath = [],
): void {
  if (typeof value === "string") {
    const role = contentRoles.get(schema);
    if (role) visit(role, value, path);
    return;
  }
  if (value === null || typeof value !== "object") return;
  for (const [key, child] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const inner = schemaAt(schema, [step]);
    if (inner) visitRoles(inner, child, visit, [...path, step]);
  }
}

function schemaAt(schema: z.ZodType, path: ValuePath): z.ZodType | undefined {
  let current: z.ZodType | undefined = unwrap(schema);
  for (const key of path) {
    current = current && unwrap(childSchema(current, key));
  }
  return current;
}

function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  // zod types nested schemas by its core interface; every schema of the contract is made by zod itself.
  if (schema instanceof z.ZodObject) {
    return Object.hasOwn(schema.shape, key) ? (schema.shape[key] as z.ZodType) : undefined;
  }
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined;
  return undefined;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  let current = value;
  for (const key of path) {
    if (!hasKey(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key]; // hasKey has ensured this
  }
  return current;
}

function hasKey(value: unknown, key: string | number): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
