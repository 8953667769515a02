/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { act, renderHook } from "@testing-library/react";
import founders from "../../tests/fixture/data/founders.json";
import { textOf } from "../forms/complete";
import { setValueAt } from "../forms/form-state";
import type { Snapshot, TextChange } from "../forms/save";
import { draftKey, formsWithDraft } from "./drafts";
import { useForm } from "./use-form";

// jsdom lacks both.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** The text of data/founders.json on the disk. */
let fileText = "";
const mockRead = async (): Promise<Snapshot> => ({
  folder: "fiches",
  texts: new Map([["founders", fileText]]),
  pictures: new Map(),
});
const mockWrite = jest.fn();
jest.mock("./api", () => ({
  readData: () => mockRead(),
  writeText: async (change: object) => mockWrite(change),
}));

const baseText = textOf("founders", founders);
const theirs = textOf("founders", { ...founders, lead: "Leur phrase." });

beforeEach(() => {
  localStorage.clear();
  fileText = baseText;
  mockWrite.mockImplementation(({ text, before }: TextChange) => {
    if (before !== fileText) return false;
    fileText = text;
    return true;
  });
});

async function open() {
  const props = { name: "founders", data: await mockRead() };
  const { result, unmount } = renderHook(() => useForm(props));
  return {
    form: () => result.current,
    unmount,
    type: (field: string, text: string) =>
      act(() => result.current.update((now) => setValueAt(now, [field], text))),
    save: () => act(() => result.current.save()),
  };
}

/** The stored drafts, and whether the browser asks before it leaves the page. */
const kept = () => [
  [...formsWithDraft("fiches")],
  !dispatchEvent(new Event("beforeunload", { cancelable: true })),
];

test("a saved form is written, and leaves neither draft nor question", async () => {
  const { form, type, save } = await open();
  expect(kept()).toEqual([[], false]);
  type("title", "Autre titre");
  expect(kept()).toEqual([["founders"], true]);
  await save();
  expect(JSON.parse(fileText)).toEqual({ ...founders, title: "Autre titre" });
  expect(form().refusal).toBeUndefined();
  expect(kept()).toEqual([[], false]);
});

test("what is typed during a save stays unsaved", async () => {
  const { form, type, save } = await open();
  type("title", "A");
  const saving = save();
  type("title", "A et B");
  await saving;
  expect(JSON.parse(fileText).title).toBe("A");
  expect(form().form.typed).toMatchObject({ title: "A et B" });
  expect(kept()).toEqual([["founders"], true]);
});

test("a draft comes back when the form is opened again, and undo gives it up", async () => {
  const before = await open();
  before.type("title", "Tapé");
  before.unmount();
  const { form } = await open();
  expect(form().form.typed).toMatchObject({ title: "Tapé" });
  expect(form().refusal).toBeUndefined();
  act(() => form().undo());
  expect(form().form.typed).toEqual(founders);
  expect(kept()).toEqual([[], false]);
});

test("a draft over a file that has changed meanwhile is a conflict from the start", async () => {
  const before = await open();
  before.type("title", "Tapé");
  before.unmount();
  fileText = theirs;
  const { form } = await open();
  expect(form().conflict?.changes).toMatchObject([{ path: ["title"], mine: "Tapé" }]);
});

test("a file that has changed is never overwritten: the fields that differ are shown", async () => {
  const { form, type, save } = await open();
  type("title", "Mon titre");
  fileText = theirs;
  await save();
  expect(fileText).toBe(theirs);
  type("breadcrumb", "Pendant l’avis");
  expect(form().conflict?.changes.map(({ path }) => path)).toEqual([["breadcrumb"], ["title"]]);
  await act(async () => form().resolveConflict(true));
  expect(JSON.parse(fileText)).toEqual({
    ...founders,
    title: "Mon titre",
    breadcrumb: "Pendant l’avis",
    lead: "Leur phrase.",
  });
  expect(form().refusal).toBeUndefined();
});

test("after a conflict, the file can be taken instead, and undo brings my texts back over it", async () => {
  const { form, type, save } = await open();
  type("title", "Mon titre");
  fileText = theirs;
  await save();
  act(() => form().resolveConflict(false));
  expect(form().form.typed).toEqual(JSON.parse(theirs));
  act(() => form().undo());
  expect(form().form.typed).toEqual({ ...JSON.parse(theirs), title: "Mon titre" });
  expect(fileText).toBe(theirs);
});

test("a file that changes between reading and writing is not overwritten either", async () => {
  const { form, type, save } = await open();
  type("title", "Mon titre");
  mockWrite.mockImplementationOnce(() => {
    fileText = theirs;
    return false;
  });
  await save();
  expect(fileText).toBe(theirs);
  expect(form().conflict?.changes).toHaveLength(1);
});

test("a file that somebody breaks while its form is open is reported, and what is typed stays", async () => {
  const { form, type, save } = await open();
  type("title", "Mon titre");
  fileText = "{";
  await save();
  expect(form().refusal?.message).toMatch(/^Rien n’est enregistré. data\/founders.json, ligne 1/);
  expect(form().conflict).toBeUndefined();
  expect(form().form.typed).toMatchObject({ title: "Mon titre" });
});

test("a mistake is refused, and its field gets the focus", async () => {
  document.body.innerHTML = "<main><details><input id='title'></details></main>";
  Element.prototype.scrollIntoView = () => {};
  const { form, type, save } = await open();
  type("title", "");
  await save();
  expect([fileText, form().refusal?.isOfFields]).toEqual([baseText, true]);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toHaveAttribute("id", "title");
});

test("another tab that changes the form is mentioned", async () => {
  const { form } = await open();
  const key = draftKey("fiches", "founders");
  act(() => void dispatchEvent(new StorageEvent("storage", { key, newValue: "{}" })));
  expect(form().message).toContain("Un autre onglet");
});

test("Ctrl+S saves, Ctrl+Z undoes and Ctrl+Y redoes, except in a dialog", async () => {
  const { form, type } = await open();
  type("title", "Tapé");
  const press = (key: string, target: EventTarget = window) => {
    const event = new KeyboardEvent("keydown", { key, ctrlKey: true, cancelable: true, bubbles: true });
    return act(async () => target.dispatchEvent(event));
  };
  expect(await press("z")).toBe(false);
  expect(form().form.typed).toEqual(founders);
  expect(await press("y")).toBe(false);
  document.body.innerHTML = "<dialog><input></dialog>";
  expect(await press("z", document.querySelector("input") ?? window)).toBe(true);
  expect(await press("s")).toBe(false);
  expect(JSON.parse(fileText).title).toBe("Tapé");
});
