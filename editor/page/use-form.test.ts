/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { act, renderHook } from "@testing-library/react";
import founders from "../../tests/fixture/data/founders.json";
import { fileTextOf } from "../forms/file-content";
import { setValueAt } from "../forms/form-state";
import type { Snapshot, TextChange } from "../forms/snapshot";
import { draftKey, formsWithDraft } from "./drafts";
import { useForm } from "./use-form";

// jsdom lacks these two.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** The text of data/founders.json on disk. */
let fileText = "";
const mockRead = async (): Promise<Snapshot> => ({
  folder: "fiches",
  texts: new Map([["founders", fileText]]),
  pictures: new Map(),
});
const mockWrite = jest.fn();
jest.mock("./api", () => ({
  fetchData: () => mockRead(),
  writeText: async (change: object) => mockWrite(change),
}));

const baseText = fileTextOf("founders", founders);
const theirText = fileTextOf("founders", { ...founders, lead: "Leur phrase." });

beforeEach(() => {
  localStorage.clear();
  fileText = baseText;
  mockWrite.mockImplementation(({ text, previousText }: TextChange) => {
    if (previousText !== fileText) return false;
    fileText = text;
    return true;
  });
});

async function openForm() {
  const data = await mockRead();
  const { result, unmount } = renderHook(() => useForm("founders", data));
  return {
    state: () => result.current,
    unmount,
    type: (field: string, text: string) =>
      act(() => result.current.update((current) => setValueAt(current, [field], text))),
    save: () => act(() => result.current.save()),
  };
}

/** The forms with a draft, and whether the browser warns before leaving. */
const unsavedState = () => [
  [...formsWithDraft("fiches")],
  !dispatchEvent(new Event("beforeunload", { cancelable: true })),
];

test("saves a form and removes its draft and the leave warning", async () => {
  const { state, type, save } = await openForm();
  expect(unsavedState()).toEqual([[], false]);
  type("title", "Autre titre");
  expect(unsavedState()).toEqual([["founders"], true]);
  await save();
  expect(JSON.parse(fileText)).toEqual({ ...founders, title: "Autre titre" });
  expect(state().saveError).toBeUndefined();
  expect(unsavedState()).toEqual([[], false]);
});

test("keeps input typed during a save as unsaved", async () => {
  const { state, type, save } = await openForm();
  type("title", "A");
  const savePromise = save();
  type("title", "A et B");
  await savePromise;
  expect(JSON.parse(fileText).title).toBe("A");
  expect(state().form.content).toMatchObject({ title: "A et B" });
  expect(unsavedState()).toEqual([["founders"], true]);
});

test("restores a draft when the form is reopened, and discards it on undo", async () => {
  const firstForm = await openForm();
  firstForm.type("title", "Tapé");
  firstForm.unmount();
  const { state } = await openForm();
  expect(state().form.content).toMatchObject({ title: "Tapé" });
  expect(state().saveError).toBeUndefined();
  act(() => state().undo());
  expect(state().form.content).toEqual(founders);
  expect(unsavedState()).toEqual([[], false]);
});

test("starts with a conflict if the file has changed since the draft", async () => {
  const firstForm = await openForm();
  firstForm.type("title", "Tapé");
  firstForm.unmount();
  fileText = theirText;
  const { state } = await openForm();
  expect(state().conflict?.changes).toMatchObject([{ path: ["title"], mine: "Tapé" }]);
});

test("keeps a changed file until the owner resolves the conflict in favour of the form", async () => {
  const { state, type, save } = await openForm();
  type("title", "Mon titre");
  fileText = theirText;
  await save();
  expect(fileText).toBe(theirText);
  type("breadcrumb", "Pendant l’avis");
  expect(state().conflict?.changes.map(({ path }) => path)).toEqual([["breadcrumb"], ["title"]]);
  await act(async () => state().resolveConflict("mine"));
  expect(JSON.parse(fileText)).toEqual({
    ...founders,
    title: "Mon titre",
    breadcrumb: "Pendant l’avis",
    lead: "Leur phrase.",
  });
  expect(state().saveError).toBeUndefined();
});

test("resolves a conflict with the file's version, and restores the owner's on undo", async () => {
  const { state, type, save } = await openForm();
  type("title", "Mon titre");
  fileText = theirText;
  await save();
  act(() => state().resolveConflict("theirs"));
  expect(state().form.content).toEqual(JSON.parse(theirText));
  act(() => state().undo());
  expect(state().form.content).toEqual({ ...JSON.parse(theirText), title: "Mon titre" });
  expect(fileText).toBe(theirText);
});

test("never overwrites a file that changes between reading and writing", async () => {
  const { state, type, save } = await openForm();
  type("title", "Mon titre");
  mockWrite.mockImplementationOnce(() => {
    fileText = theirText;
    return false;
  });
  await save();
  expect(fileText).toBe(theirText);
  expect(state().conflict?.changes).toHaveLength(1);
});

test("reports a file broken while its form is open, and keeps the input", async () => {
  const { state, type, save } = await openForm();
  type("title", "Mon titre");
  fileText = "{";
  await save();
  expect(state().saveError?.message).toMatch(/^Rien n’est enregistré. data\/founders.json, ligne 1/);
  expect(state().conflict).toBeUndefined();
  expect(state().form.content).toMatchObject({ title: "Mon titre" });
});

test("refuses an invalid value and focuses its field", async () => {
  document.body.innerHTML = "<main><details><input id='title'></details></main>";
  const { state, type, save } = await openForm();
  type("title", "");
  await save();
  expect([fileText, state().saveError?.hasInvalidFields]).toEqual([baseText, true]);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toHaveAttribute("id", "title");
});

test("reports a change of the form in another tab", async () => {
  const { state } = await openForm();
  const key = draftKey("fiches", "founders");
  act(() => void dispatchEvent(new StorageEvent("storage", { key, newValue: "{}" })));
  expect(state().message).toContain("Un autre onglet");
});

test("saves on Ctrl+S, undoes on Ctrl+Z and redoes on Ctrl+Y, except in a dialog", async () => {
  const { state, type } = await openForm();
  type("title", "Tapé");
  /** Resolves with false if the form handles the key. */
  const pressKey = (key: string, target: EventTarget = window) => {
    const event = new KeyboardEvent("keydown", { key, ctrlKey: true, cancelable: true, bubbles: true });
    return act(async () => target.dispatchEvent(event));
  };
  expect(await pressKey("z")).toBe(false);
  expect(state().form.content).toEqual(founders);
  expect(await pressKey("y")).toBe(false);
  document.body.innerHTML = "<dialog><input></dialog>";
  expect(await pressKey("z", document.querySelector("input") ?? window)).toBe(true);
  expect(await pressKey("s")).toBe(false);
  expect(JSON.parse(fileText).title).toBe("Tapé");
});
