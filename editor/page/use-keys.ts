import { type RefObject, useEffect, useEffectEvent } from "react";
import type { EditorForm } from "../forms/form-state";

type Actions = { save: () => void; undo: () => void; redo: () => void };

/** Ctrl+S, and Ctrl+Z and Ctrl+Y where the browser has nothing of its own to take back. */
export function useKeys(latestForm: RefObject<EditorForm>, { save, undo, redo }: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !["s", "y", "z"].includes(key)) return;
    // What was typed last in a text field, the browser takes back.
    const { typing, past, future } = latestForm.current;
    const isRedo = key === "y" || event.shiftKey;
    const isStep = typing === undefined && (isRedo ? future : past).length > 0;
    const fields = isStep ? "dialog *" : "textarea, input:not([type=checkbox]), dialog *";
    const isText = event.target instanceof Element && event.target.matches(fields);
    if (key !== "s" && isText) return;
    event.preventDefault();
    if (key === "s") save();
    else if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
