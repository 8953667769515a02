/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from "node:util";
import { act, renderHook } from "@testing-library/react";
import founders from "../../tests/fixture/data/founders.json";
import { ConflictError } from "../forms/errors";
import { type Draft, setEntry, setValueAt } from "../forms/form-state";
import { createSnapshot, textOf } from "../forms/save";
import { keepAsDraft, readDraft } from "./drafts";
import { PictureCache } from "./picture-cache";
import { useForm } from "./use-form";

/** jsdom has none. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

const mockDrafts = new Map<string, unknown>();
jest.mock("idb-keyval", () => ({
  get: async (key: string) => mockDrafts.get(key),
  keys: async () => [...mockDrafts.keys()],
  set: async (key: string, draft: unknown) => mockDrafts.set(key, draft),
  del: async (key: string) => mockDrafts.delete(key),
}));
// Tested with GitHub's answers (github-backend.test.ts).
const mockSave = jest.fn(async (_: unknown, before: object) => before);
jest.mock("./backend", () => ({ save: (...of: Parameters<typeof mockSave>) => mockSave(...of) }));

beforeEach(() => {
  mockDrafts.clear();
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const baseText = textOf({ name: "founders", value: founders });
const draftKey = "fiches#founders";
const backend = {
  read: async () => createSnapshot("1", [["founders", baseText]], []),
  write: async () => "",
  readPicture: async () => new Blob(),
  maxPictureMegabytes: 8,
};

async function open() {
  const data = await backend.read();
  const pictures = new PictureCache(backend.readPicture);
  // What was stored last.
  const draft = [...mockDrafts.values()][0] as Draft | undefined;
  const props = { name: "founders", data, draft, draftKey, backend, pictures };
  return renderHook(() => useForm(props));
}

/** The drafts shortly after a change, and whether the browser asks before it leaves the page. */
async function kept() {
  await act(() => jest.advanceTimersByTimeAsync(50));
  return [mockDrafts.size, !dispatchEvent(new Event("beforeunload", { cancelable: true }))];
}

test("what is typed is a draft, and asked about on leaving, until it is saved or given up", async () => {
  const { result, unmount } = await open();
  const type = (title: string) =>
    act(() => result.current.update((now) => setValueAt(now, ["title"], title)));
  expect(await kept()).toEqual([0, false]);
  type("Autre titre");
  expect(await kept()).toEqual([1, true]);
  await act(() => result.current.save());
  expect(result.current.refusal).toBeUndefined();
  expect(await kept()).toEqual([0, false]);
  type("Encore un titre");
  expect(await kept()).toEqual([1, true]);
  unmount();
  const later = await open();
  act(() => later.result.current.decideOnDraft(false));
  expect(await kept()).toEqual([0, false]);
  // One press is not the end of it.
  act(() => later.result.current.undo());
  expect(later.result.current.form.typed).toMatchObject({ title: "Encore un titre" });
  expect(await kept()).toEqual([1, true]);
  later.unmount();
  const last = await open();
  act(() => last.result.current.decideOnDraft(true));
  expect(last.result.current.form.typed).toMatchObject({ title: "Encore un titre" });
  act(() => last.result.current.undo());
  expect(last.result.current.form.typed).toEqual(founders);
});

test("what is undone leaves the caret in a text, never on a button that the next space would press", async () => {
  document.body.innerHTML = "<main><textarea id='title'>Titre</textarea><button>Annuler</button></main>";
  const { result } = await open();
  act(() => result.current.update((now) => setValueAt(now, ["title"], "Autre titre")));
  // Undoing puts other fields in place of those that are there.
  jest.spyOn(window, "scrollTo").mockImplementation(() => (document.activeElement as HTMLElement).blur());
  document.querySelector("textarea")?.focus();
  act(() => result.current.undo());
  expect(document.activeElement).toHaveAttribute("id", "title");
});

test("Ctrl+S saves the form, and not the page", async () => {
  const { result } = await open();
  act(() => result.current.update((now) => setValueAt(now, ["title"], "Tapé")));
  const press = new KeyboardEvent("keydown", { key: "s", ctrlKey: true, cancelable: true });
  await act(async () => expect(dispatchEvent(press)).toBe(false));
  expect(mockSave).toHaveBeenCalled();
});

test("in a field, Ctrl+Z takes back the split of a paragraph, and leaves typing to the browser", async () => {
  document.body.innerHTML = "<main><textarea></textarea></main>";
  const { result } = await open();
  const before = result.current.form.typed;
  act(() => result.current.update((now) => setEntry(now, ["founders", 0], [{}, {}])));
  const field = document.querySelector("textarea");
  const press = () =>
    act(() => field?.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true })));
  press();
  expect(result.current.form.typed).toEqual(before);
  act(() => result.current.update((now) => setValueAt(now, ["title"], "Tapé")));
  press();
  expect(result.current.form.typed).toMatchObject({ title: "Tapé" });
});

test("after a conflict one goes on from the file, with what one has changed or without, and back again", async () => {
  const theirs = textOf({ name: "founders", value: { ...founders, lead: "Leur phrase." } });
  const refusedForm = async () => {
    mockSave.mockRejectedValueOnce(new ConflictError(createSnapshot("2", [["founders", theirs]], [])));
    const { result } = await open();
    act(() => result.current.update((now) => setValueAt(now, ["title"], "Mon titre")));
    await act(() => result.current.save());
    return result;
  };
  const mine = { ...founders, title: "Mon titre", emailLabel: "Tapé pendant l’avis", lead: "Leur phrase." };
  const file = { ...founders, lead: "Leur phrase." };
  for (const [takesMine, now, before] of [
    [true, mine, file],
    [false, file, mine],
  ] as const) {
    const result = await refusedForm();
    act(() => result.current.update((form) => setValueAt(form, ["emailLabel"], mine.emailLabel)));
    // The other's sentence is not called mine.
    expect(result.current.refusal?.changes).toMatchObject({
      mine: [
        { path: ["title"], mine: "Mon titre", isOfBoth: false },
        { path: ["emailLabel"], mine: mine.emailLabel },
      ],
      elsewhere: [["lead"]],
    });
    act(() => result.current.goOnFromFile(takesMine));
    expect(result.current.refusal).toBeUndefined();
    expect(result.current.form).toMatchObject({ baseText: theirs, typed: now });
    act(() => result.current.undo());
    expect(result.current.form.typed).toEqual(before);
  }
});

test("a file that somebody breaks while its form is open is told, and what is typed stays", async () => {
  mockSave.mockRejectedValueOnce(new ConflictError(createSnapshot("2", [["founders", "{"]], [])));
  const { result } = await open();
  act(() => result.current.update((now) => setValueAt(now, ["title"], "Mon titre")));
  await act(() => result.current.save());
  expect(result.current.refusal?.message).toMatch(/^Rien n’est enregistré. data\/founders.json, ligne 1/);
  expect(result.current.refusal?.theirs).toBeUndefined();
  expect(result.current.form).toMatchObject({ typed: { title: "Mon titre" }, saving: undefined });
});

test("what has given way in another tab stays beside what is typed here, and comes back after a conflict", async () => {
  const { result } = await open();
  // «Revenir»: the file is as it is online, and what stood in it waits.
  const online = textOf({ name: "founders", value: { ...founders, title: "En ligne" } });
  await keepAsDraft("fiches", "founders", baseText, online);
  const type = (lead: string) => act(() => result.current.update((now) => setValueAt(now, ["lead"], lead)));
  type("Tapé ici");
  await kept();
  const both = { ...founders, lead: "Tapé ici" };
  expect(await readDraft(draftKey)).toMatchObject({ baseText: online, typed: both });
  type(founders.lead);
  await kept();
  expect(await readDraft(draftKey)).toMatchObject({ baseText: online, typed: founders });
  type("Tapé ici");
  mockSave.mockRejectedValueOnce(new ConflictError(createSnapshot("2", [["founders", online]], [])));
  await act(() => result.current.save());
  expect(result.current.refusal?.changes?.mine.map(({ path }) => path)).toEqual([["title"], ["lead"]]);
  act(() => result.current.goOnFromFile(true));
  expect(result.current.form).toMatchObject({ baseText: online, typed: both });
  await kept();
  expect(mockDrafts.get(draftKey)).toMatchObject({ baseText: online, typed: both });
  await act(() => result.current.save());
  expect(await kept()).toEqual([0, false]);
});

test("a tab in which nothing is typed leaves another one's draft; typing in it sets that aside", async () => {
  const { result } = await open();
  await kept();
  // Typed in another tab, which is gone.
  const left = { ...founders, title: "Dans l’autre onglet" };
  mockDrafts.set(draftKey, { baseText, typed: left, uploads: [] });
  await kept();
  expect(await readDraft(draftKey)).toMatchObject({ typed: left });
  act(() => result.current.update((now) => setValueAt(now, ["lead"], "Ici")));
  await kept();
  expect(await readDraft(draftKey)).toMatchObject({ typed: { ...left, lead: "Ici" } });
  await act(() => result.current.save());
  await kept();
  expect(await readDraft(draftKey)).toMatchObject({ typed: left });
});

test("what two tabs type into one form is kept, whichever is closed first", async () => {
  const [one, other] = [await open(), await open()];
  const type = ({ result }: typeof one, field: string, text: string) =>
    act(() => result.current.update((now) => setValueAt(now, [field], text)));
  type(one, "title", "Dans l’un");
  await kept();
  type(other, "lead", "Dans l’autre");
  await kept();
  other.unmount();
  type(one, "title", "Dans l’un, encore");
  await kept();
  const typed = { ...founders, title: "Dans l’un, encore", lead: "Dans l’autre" };
  expect(await readDraft(draftKey)).toMatchObject({ typed });
});

test("a draft that says nothing new is forgotten", async () => {
  await keepAsDraft("fiches", "founders", baseText, baseText);
  await open();
  expect(await kept()).toEqual([0, false]);
});

test("going on after a conflict leaves unfolded what was, and shows the first change", async () => {
  const theirs = textOf({ name: "founders", value: { ...founders, lead: "Leur phrase." } });
  document.body.innerHTML =
    "<main><details id='un' open></details><details id='deux'><input id='title'></details></main>";
  mockSave.mockRejectedValueOnce(new ConflictError(createSnapshot("2", [["founders", theirs]], [])));
  const { result } = await open();
  act(() => result.current.update((now) => setValueAt(now, ["title"], "Mon titre")));
  await act(() => result.current.save());
  const field = document.querySelector("details");
  act(() => result.current.goOnFromFile(true));
  expect(field).toHaveAttribute("open");
  expect(document.activeElement).toHaveAttribute("id", "title");
  expect(scrollTo).toHaveBeenCalled();
});
