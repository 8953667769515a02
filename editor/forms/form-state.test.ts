import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import founders from "../../tests/fixture/data/founders.json";
import notFound from "../../tests/fixture/data/not-found.json";
import { fileTextOf, toFileContent } from "./file-content";
import {
  conflictWith,
  contentToSave,
  createForm,
  draftOf,
  type EditorForm,
  isUnsaved,
  moveOrRemoveEntry,
  redo,
  replaceEntry,
  resolveConflict,
  restoreDraft,
  setTypedText,
  setValueAt,
  undo,
} from "./form-state";

const foundersText = (content: object) => fileTextOf("founders", content);
const form = createForm("founders", foundersText(founders));
const changedForm = setValueAt(form, ["title"], "A");
const titleOf = ({ content }: EditorForm) => (content as typeof founders).title;
const save = (state: EditorForm): EditorForm => ({
  ...state,
  baseText: fileTextOf(state.name, contentToSave(state)),
  lastTyping: undefined,
});

describe("isUnsaved", () => {
  test("ignores the formatting of the file", () => {
    expect(isUnsaved(createForm("founders", JSON.stringify(founders)))).toBe(false);
    expect(isUnsaved(changedForm)).toBe(true);
    expect(isUnsaved(setValueAt(changedForm, ["title"], founders.title))).toBe(false);
  });

  test("is true if the file has changed a value that the contract fixes; a save restores it", () => {
    const openedForm = createForm("not-found", JSON.stringify({ ...notFound, title: "Perdu ?" }));
    expect(isUnsaved(openedForm)).toBe(true);
    expect(contentToSave(openedForm)).toEqual(notFound);
    const withSpace = JSON.stringify({ ...notFound, title: `${notFound.title} ` });
    expect(isUnsaved(createForm("not-found", withSpace))).toBe(true);
  });

  test("is false for the template of a legal page, which opens in place of a blank file", () => {
    const name = "legal/mentions-legales";
    const openedForm = createForm(name, " \n");
    expect(toFileContent(schemaOf(name), openedForm.content)).toEqual(openedForm.content);
    expect(isUnsaved(openedForm)).toBe(false);
    expect(isUnsaved(setValueAt(openedForm, ["sections", 0, "title"], "Éditeur"))).toBe(true);
  });
});

describe("moveOrRemoveEntry", () => {
  const moves = [0, 1, 2].flatMap((from) => [0, 1, 2, undefined].map((to) => [from, to] as const));

  test.each(moves)(
    "moves entry %i to %j, or removes it if undefined, and updates the placeholder paths",
    (from, to) => {
      const list = ["a", "b", "c"].map((name) => ({ name }));
      const paths = [["list", 0, "name"], ["list", 1, "name"], ["list", 2, "name"], ["other", 1], ["list"]];
      const content = { list, other: ["d", "e"], placeholders: paths.map(formatPath) };
      const remaining = list.toSpliced(from, 1);
      const newList =
        to === undefined ? remaining : remaining.toSpliced(to, 0, ...list.slice(from, from + 1));
      const keptEntries = to === undefined ? remaining : list;
      const expectedPaths = [
        ...keptEntries.map((entry) => ["list", newList.indexOf(entry), "name"]),
        ["other", 1],
        ["list"],
      ];
      expect(moveOrRemoveEntry({ ...form, content }, ["list"], { from, to }).content).toEqual({
        list: newList,
        other: ["d", "e"],
        placeholders: expectedPaths.map(formatPath),
      });
    },
  );
});

test("replaceEntry replaces one entry by several in one undo step", () => {
  const formWithLists = createForm(
    "x",
    JSON.stringify({ paragraphs: ["one", "two"], placeholders: ["paragraphs[1]"] }),
  );
  const newForm = replaceEntry(formWithLists, ["paragraphs", 0], ["a", "b", "c"]);
  expect(newForm.content).toEqual({ paragraphs: ["a", "b", "c", "two"], placeholders: ["paragraphs[3]"] });
  expect(undo(newForm).content).toEqual(formWithLists.content);
});

describe("undo and redo", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("treat each move, removal, picture and continuous typing as one undo step", () => {
    const changes = [
      (state: EditorForm) => moveOrRemoveEntry(state, ["founders"], { from: 0, to: 1 }),
      (state: EditorForm) => moveOrRemoveEntry(state, ["founders"], { from: 0 }),
      (state: EditorForm) => setValueAt(state, ["photo"], "images/a.jpg"),
      (state: EditorForm) => setValueAt(state, ["photo"], "images/b.jpg"),
      (state: EditorForm) => setTypedText(setTypedText(state, ["note"], "A"), ["note"], "A. Et B."),
      (state: EditorForm) => {
        jest.advanceTimersByTime(1000);
        return setTypedText(state, ["note"], "A. Et B. Et C.");
      },
      (state: EditorForm) => setTypedText(state, ["title"], "T"),
    ];
    const states = [form];
    for (const change of changes) states.push(change(states.at(-1) ?? form));
    let state = states.at(-1) ?? form;
    for (const { content } of states.toReversed().slice(1)) {
      state = undo(state);
      expect(state.content).toEqual(content);
    }
    expect(undo(state)).toBe(state);
    for (const { content } of states.slice(1)) {
      state = redo(state);
      expect(state.content).toEqual(content);
    }
  });

  test("work across a save, even if typing continues in the same field", () => {
    const undoneForm = undo(setTypedText(save(setTypedText(form, ["title"], "A")), ["title"], "A. Et B."));
    expect([titleOf(undoneForm), isUnsaved(undoneForm)]).toEqual(["A", false]);
    expect([titleOf(undo(undoneForm)), isUnsaved(undo(undoneForm))]).toEqual([founders.title, true]);
  });

  test("ignore changes without effect", () => {
    expect(setValueAt(form, ["title"], founders.title)).toBe(form);
  });
});

describe("a draft", () => {
  test("is restored as one undo step on top of its base text", () => {
    const restoredForm = restoreDraft("founders", draftOf(changedForm));
    expect(restoredForm).toMatchObject({ baseText: form.baseText, content: { title: "A" } });
    expect(undo(restoredForm).content).toEqual(founders);
  });

  test("does not list a replaced placeholder again", () => {
    const formWithPlaceholder = createForm(
      "founders",
      foundersText({ ...founders, placeholders: ["title"] }),
    );
    const savedForm = save(setValueAt(formWithPlaceholder, ["title"], "A"));
    const restoredForm = restoreDraft("founders", draftOf(setValueAt(savedForm, ["lead"], "Une phrase.")));
    expect(contentToSave(restoredForm)).toMatchObject({ title: "A", lead: "Une phrase." });
    expect(contentToSave(restoredForm)).not.toHaveProperty("placeholders");
  });
});

describe("a conflict", () => {
  const fileText = foundersText({ ...founders, lead: "Leur phrase." });
  const merged = { ...founders, title: "A", lead: "Leur phrase." };

  test("lists the fields that the owner has changed, and keeps all of the owner's content if the file was deleted", () => {
    expect(conflictWith(changedForm, fileText).changes).toEqual([
      { path: ["title"], mine: "A", theirs: founders.title },
    ]);
    expect(conflictWith(changedForm, "").merged).toEqual(contentToSave(changedForm));
  });

  test.each<["mine" | "theirs", object, object]>([
    ["mine", merged, { ...merged, title: founders.title }],
    ["theirs", { ...merged, title: founders.title }, merged],
  ])("is resolved by keeping %s; undo switches to the other version", (kept, keptContent, otherContent) => {
    const resolvedForm = resolveConflict(changedForm, fileText, kept);
    expect(resolvedForm).toMatchObject({ baseText: fileText, content: keptContent });
    expect(undo(resolvedForm).content).toEqual(otherContent);
  });
});
