import { createContext, useContext } from "react";
import type { PathProblem } from "../../src/content/check/contract-problems";
import type { ValuePath } from "../../src/content/walk";
import type { Move } from "../forms/form-state";

export type FormContextValue = {
  file: string;
  problems: readonly PathProblem[];
  /** Suggestions for links. */
  addresses: readonly string[];
  setValue: (path: ValuePath, value: unknown) => void;
  touch: (path: ValuePath) => void;
  move: (move: Move) => void;
  pictureUrl: (picture: string) => string | undefined;
  choosePicture: (picture: string, onChoose: (picture: string) => void) => void;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A field needs FormFields around it.");
  return context;
}

/** The paths of the values that are still examples. */
export const MarksContext = createContext<readonly string[]>([]);

/** Tells screen readers what a button has changed elsewhere. */
export function announce(text: string): void {
  const region = document.getElementById("annonces");
  if (region) region.textContent = text;
}
