/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import founders from "../../tests/fixture/data/founders.json";
import { type Draft, setValueAt } from "../forms/form-state";
import { createSnapshot, textOf } from "../forms/save";
import { PictureCache } from "./picture-cache";
import { useForm } from "./use-form";

const mockDrafts = new Map<string, unknown>();
jest.mock("idb-keyval", () => ({
  set: async (key: string, draft: unknown) => mockDrafts.set(key, draft),
  del: async (key: string) => mockDrafts.delete(key),
}));
// Tested with GitHub's answers (github-backend.test.ts).
jest.mock("./backend", () => ({ save: async (_: unknown, before: object) => before }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const baseText = textOf({ name: "founders", value: founders });
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
  const props = { name: "founders", data, onData: () => {}, draft, draftKey: "a", backend, pictures };
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
  act(() => later.result.current.discardDraft());
  expect(await kept()).toEqual([0, false]);
});
