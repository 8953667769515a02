import { createContext, useContext } from "react";
import type { PathProblem } from "../../src/content/check/contract-problems";
import type { ValuePath } from "../../src/content/walk";
import type { EditorForm, Move } from "../forms/form-state";
import type { PictureRequest } from "./picture-dialogue";

export type FormContextValue = {
  problems: readonly PathProblem[];
  /** Suggestions for links. */
  addresses: readonly string[];
  /** The ids of the fields that hold an example, or held one; `kept`: the owner says that it is right. */
  examples: ReadonlyMap<string, { isKept: boolean }>;
  setValue: (path: ValuePath, value: unknown) => void;
  /** Applies another function of form-state.ts. */
  update: (next: (form: EditorForm) => EditorForm) => void;
  move: (move: Move) => void;
  /** Says it beside the state of the save. */
  say: (words: string) => void;
  pictureUrl: (picture: string) => string | undefined;
  choosePicture: (request: PictureRequest) => void;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A field needs FormFields around it.");
  return context;
}

/** The problems of a value; `isDeep`: also of its parts, when these have no fields of their own. */
export function useMessages(path: ValuePath, { isDeep = false } = {}): string | undefined {
  const { problems } = useFormContext();
  const here = problems.filter(
    (problem) =>
      path.every((key, index) => key === problem.path[index]) &&
      (isDeep || problem.path.length === path.length),
  );
  const messages = here.map((problem) => {
    const index = problem.path[path.length];
    // A full stop, since a reader goes on with the hint.
    const sentence = problem.message.replace(/[^?]$/, "$&.");
    return `${typeof index === "number" ? `N° ${index + 1} : ` : ""}${sentence}`;
  });
  return messages.join("\n") || undefined;
}
