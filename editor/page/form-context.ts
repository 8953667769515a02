import { createContext, useContext } from "react";
import type { PathProblem } from "../../src/content/check/contract-problems";
import type { ValuePath } from "../../src/content/walk";
import type { EditorForm } from "../forms/form-state";
import type { PictureRequest } from "./picture-dialog";

/** Applies `change` to the latest state and announces `message`. */
export type Update = (change: (form: EditorForm) => EditorForm, message?: string) => void;

export type FormContextValue = {
  /** The problems to show; form-page.tsx leaves out those of fields not yet filled in. */
  problems: readonly PathProblem[];
  linkTargets: readonly string[];
  placeholderIds: ReadonlySet<string>;
  update: Update;
  selectPicture: (request: PictureRequest) => void;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A field needs FormFields around it.");
  return context;
}

/** The messages of a value's problems; `includesNested` adds those of nested values, if these have no fields. */
export function useMessages(path: ValuePath, { includesNested = false } = {}): string | undefined {
  const { problems } = useFormContext();
  const matchingProblems = problems.filter(
    (problem) =>
      path.every((key, index) => key === problem.path[index]) &&
      (includesNested || problem.path.length === path.length),
  );
  const messages = matchingProblems.map((problem) => {
    const index = problem.path[path.length];
    // The full stop separates the problem from the hint in screen readers.
    const sentence = problem.message.replace(/[^?]$/, "$&.");
    return `${typeof index === "number" ? `N° ${index + 1} : ` : ""}${sentence}`;
  });
  return messages.join("\n") || undefined;
}
