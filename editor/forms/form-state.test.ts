import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import founders from "../../tests/fixture/data/founders.json";
import notFound from "../../tests/fixture/data/not-found.json";
import { complete, textOf } from "./complete";
import {
  conflictWith,
  createForm,
  draftOf,
  type EditorForm,
  isUnsaved,
  moveEntry,
  redo,
  resolveConflict,
  restoreDraft,
  savedContent,
  setEntry,
  setValueAt,
  typeAt,
  undo,
} from "./form-state";

const file = (content: object) => textOf("founders", content);
const form = createForm("founders", file(founders));
const changed = setValueAt(form, ["title"], "A");
const titleOf = ({ typed }: { typed: unknown }) => (typed as typeof founders).title;
/** The form after a save. */
const save = (now: EditorForm): EditorForm => ({
  ...now,
  baseText: textOf(now.name, savedContent(now)),
  typing: undefined,
});

describe("isUnsaved", () => {
  test("ignores the layout of the file", () => {
    expect(isUnsaved(createForm("founders", JSON.stringify(founders)))).toBe(false);
    expect(isUnsaved(changed)).toBe(true);
    expect(isUnsaved(setValueAt(changed, ["title"], founders.title))).toBe(false);
  });

  test("is true if somebody has changed a fixed text, which a save sets right", () => {
    const opened = createForm("not-found", JSON.stringify({ ...notFound, title: "Perdu ?" }));
    expect(isUnsaved(opened)).toBe(true);
    expect(savedContent(opened)).toEqual(notFound);
  });

  test("is false for the model of a legal page, which is complete but for its sections", () => {
    const name = "legal/mentions-legales";
    const opened = createForm(name, " \n");
    expect(complete(schemaOf(name), opened.typed)).toEqual(opened.typed);
    expect(isUnsaved(opened)).toBe(false);
    expect(isUnsaved(setValueAt(opened, ["sections", 0, "title"], "Éditeur"))).toBe(true);
  });
});

describe("moveEntry", () => {
  const places = [0, 1, 2].flatMap((from) => [0, 1, 2, undefined].map((to) => [from, to] as const));

  test.each(places)("from %i to %j moves or removes the marks of the entry", (from, to) => {
    const list = ["a", "b", "c"].map((name) => ({ name }));
    const marked = [["list", 0, "name"], ["list", 1, "name"], ["list", 2, "name"], ["other", 1], ["list"]];
    const typed = { list, other: ["d", "e"], placeholders: marked.map(formatPath) };
    const others = list.toSpliced(from, 1);
    const expected = to === undefined ? others : others.toSpliced(to, 0, ...list.slice(from, from + 1));
    const entries = to === undefined ? others : list;
    const marks = [
      ...entries.map((entry) => ["list", expected.indexOf(entry), "name"]),
      ["other", 1],
      ["list"],
    ];
    expect(moveEntry({ ...form, typed }, { list: ["list"], from, to }).typed).toEqual({
      list: expected,
      other: ["d", "e"],
      placeholders: marks.map(formatPath),
    });
  });
});

test("setEntry puts several entries in the place of one, in one step", () => {
  const lists = createForm(
    "x",
    JSON.stringify({ paragraphs: ["one", "two"], placeholders: ["paragraphs[1]"] }),
  );
  const pasted = setEntry(lists, ["paragraphs", 0], ["a", "b", "c"]);
  expect(pasted.typed).toEqual({ paragraphs: ["a", "b", "c", "two"], placeholders: ["paragraphs[3]"] });
  expect(undo(pasted).typed).toEqual(lists.typed);
});

describe("undo and redo", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("take each move, removal and picture by itself, and typing up to a pause at once", () => {
    const steps = [
      (now: EditorForm) => moveEntry(now, { list: ["founders"], from: 0, to: 1 }),
      (now: EditorForm) => moveEntry(now, { list: ["founders"], from: 0 }),
      (now: EditorForm) => setValueAt(now, ["photo"], "images/a.jpg"),
      (now: EditorForm) => setValueAt(now, ["photo"], "images/b.jpg"),
      (now: EditorForm) => typeAt(typeAt(now, ["note"], "A"), ["note"], "A. Et B."),
      (now: EditorForm) => {
        jest.advanceTimersByTime(1000);
        return typeAt(now, ["note"], "A. Et B. Et C.");
      },
      (now: EditorForm) => typeAt(now, ["title"], "T"),
    ];
    const states = [form];
    for (const step of steps) states.push(step(states.at(-1) ?? form));
    let now = states.at(-1) ?? form;
    for (const { typed } of states.toReversed().slice(1)) {
      now = undo(now);
      expect(now.typed).toEqual(typed);
    }
    expect(undo(now)).toBe(now);
    for (const { typed } of states.slice(1)) {
      now = redo(now);
      expect(now.typed).toEqual(typed);
    }
  });

  test("reach beyond a save, also in the field in which typing goes on", () => {
    const after = undo(typeAt(save(typeAt(form, ["title"], "A")), ["title"], "A. Et B."));
    expect([titleOf(after), isUnsaved(after)]).toEqual(["A", false]);
    expect([titleOf(undo(after)), isUnsaved(undo(after))]).toEqual([founders.title, true]);
  });

  test("ignore what changes nothing", () => {
    expect(setValueAt(form, ["title"], founders.title)).toBe(form);
  });
});

describe("a draft", () => {
  test("is restored as one step over the text that it began from", () => {
    const restored = restoreDraft("founders", draftOf(changed));
    expect(restored).toMatchObject({ baseText: form.baseText, typed: { title: "A" } });
    expect(undo(restored).typed).toEqual(founders);
  });

  test("made after a save does not make a placeholder of the value that has replaced one", () => {
    const marked = createForm("founders", file({ ...founders, placeholders: ["title"] }));
    const saved = save(setValueAt(marked, ["title"], "A"));
    const restored = restoreDraft("founders", draftOf(setValueAt(saved, ["lead"], "Une phrase.")));
    expect(savedContent(restored)).toMatchObject({ title: "A", lead: "Une phrase." });
    expect(savedContent(restored)).not.toHaveProperty("placeholders");
  });
});

describe("a conflict", () => {
  const fileText = file({ ...founders, lead: "Leur phrase." });
  const merged = { ...founders, title: "A", lead: "Leur phrase." };

  test("shows the fields that I have changed", () => {
    expect(conflictWith(changed, fileText).changes).toEqual([
      { path: ["title"], mine: "A", theirs: founders.title },
    ]);
  });

  test.each([
    [true, merged, { ...merged, title: founders.title }],
    [false, { ...merged, title: founders.title }, merged],
  ])("is resolved with my changes (%j), and undo leads to the other", (keepsMine, now, before) => {
    const resolved = resolveConflict(changed, fileText, keepsMine);
    expect(resolved).toMatchObject({ baseText: fileText, typed: now });
    expect(undo(resolved).typed).toEqual(before);
  });
});
