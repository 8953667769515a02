import { store } from "decap-cms-core/dist/esm/redux/index.js";

/** The form that is open, as Decap's store has it. */
export function openForm(): ImmutableMap | undefined {
  return store.getState().entryDraft.get("entry") as ImmutableMap | undefined;
}

export function onChange(listener: () => void): void {
  store.subscribe(listener);
}
