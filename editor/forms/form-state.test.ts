import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import founders from "../../tests/fixture/data/founders.json";
import notFound from "../../tests/fixture/data/not-found.json";
import { complete } from "./complete";
import {
  createForm,
  draftOf,
  failSave,
  finishSave,
  isToBeMended,
  isUnsaved,
  joinEntry,
  moveEntry,
  redo,
  requestSave,
  restoreDraft,
  setValueAt,
  undo,
} from "./form-state";
import { textOf } from "./save";

const file = (content: object) => textOf({ name: "founders", value: content });
const form = createForm("founders", file(founders));
const typed = setValueAt(form, ["title"], "A");
const titleOf = ({ typed }: { typed: unknown }) => (typed as typeof founders).title;

test("a legal page begins with all that a save would add to it", () => {
  const name = "legal/mentions-legales";
  const { typed } = createForm(name, "");
  expect(complete(schemaOf(name), typed)).toEqual(typed);
});

test("a form is unsaved once something is typed, whatever the layout of its file", () => {
  expect(isUnsaved(createForm("founders", JSON.stringify(founders)))).toBe(false);
  expect(isUnsaved(typed)).toBe(true);
  expect(isUnsaved(setValueAt(typed, ["title"], founders.title))).toBe(false);
});

test("text typed during a save stays unsaved, and is saved next over what that save wrote", () => {
  const during = setValueAt(requestSave(typed), ["title"], "A. Et B.");
  const uploads = ["photo.jpg", "autre.jpg"].map((name) => ({ name, file: new Blob() }));
  const after = finishSave({ ...during, uploads }, { pictures: new Map([["images/photo.jpg", "1"]]) });
  expect(after.uploads).toEqual(uploads.slice(1));
  expect(after.baseText).toBe(file({ ...founders, title: "A" }));
  expect(titleOf(after)).toBe("A. Et B.");
  expect(isUnsaved(after)).toBe(true);
  expect(draftOf(after)).toMatchObject({ baseText: after.baseText });
});

test("a save requested during another one follows it", () => {
  const twice = requestSave(setValueAt(requestSave(typed), ["title"], "B"));
  expect(twice.saving).toEqual({ text: file({ ...founders, title: "A" }), again: true });
  expect(failSave(twice).saving).toBeUndefined();
});

test("a draft is restored over what somebody else has written, or over its own save, if that succeeded", () => {
  const draft = draftOf(requestSave(typed));
  const changed = file({ ...founders, title: "Z", lead: "Leur" });
  expect(restoreDraft(createForm("founders", changed), draft)).toMatchObject({
    baseText: changed,
    typed: { ...founders, title: "A", lead: "Leur" },
  });
  const saved = file({ ...founders, title: "A" });
  expect(isUnsaved(restoreDraft(createForm("founders", saved), draft))).toBe(false);
});

test("a draft made after a save does not make an example of what has replaced one", () => {
  const marked = createForm("founders", file({ ...founders, placeholders: ["title"] }));
  const saved = finishSave(requestSave(setValueAt(marked, ["title"], "A")), { pictures: new Map() });
  const draft = draftOf(setValueAt(saved, ["lead"], "Une autre phrase."));
  const { typed } = restoreDraft(createForm("founders", saved.baseText), draft);
  expect(typed).toEqual({ ...founders, title: "A", lead: "Une autre phrase.", placeholders: [] });
});

test("typing that the browser has taken back is no step, and the one before is undone next", () => {
  const moved = moveEntry(form, { list: ["founders"], from: 0, to: 1 });
  const back = setValueAt(setValueAt(moved, ["title"], "A"), ["title"], founders.title);
  expect(undo(back).typed).toEqual(form.typed);
});

const places = [0, 1, 2].flatMap((from) => [0, 1, 2, undefined].map((to) => [from, to] as const));

test.each(places)("of three entries, the one at %i goes to %j, and each keeps its marks", (from, to) => {
  const list = ["a", "b", "c"].map((name) => ({ name }));
  const touched = [["list", 0, "name"], ["list", 1, "name"], ["list", 2, "name"], ["other", 1], ["list"]];
  const typed = { list, other: ["d", "e"], placeholders: touched.map(formatPath) };
  const moved = moveEntry({ ...form, typed, touched }, { list: ["list"], from, to });
  const others = list.toSpliced(from, 1);
  const expected = to === undefined ? others : others.toSpliced(to, 0, ...list.slice(from, from + 1));
  const entries = to === undefined ? others : list;
  const marks = [
    ...entries.map((entry) => ["list", expected.indexOf(entry), "name"]),
    ["other", 1],
    ["list"],
  ];
  expect(moved.typed).toEqual({ list: expected, other: ["d", "e"], placeholders: marks.map(formatPath) });
  expect(moved.touched).toEqual(marks);
});

test("a move, a removal and a picture are each undone by themselves, what is typed in a field at once", () => {
  const steps = [
    (now: typeof form) => moveEntry(now, { list: ["founders"], from: 0, to: 1 }),
    (now: typeof form) => moveEntry(now, { list: ["founders"], from: 0 }),
    (now: typeof form) => setValueAt(now, ["photo"], "images/a.jpg"),
    (now: typeof form) => setValueAt(now, ["photo"], "images/b.jpg"),
    (now: typeof form) => setValueAt(setValueAt(now, ["note"], "A"), ["note"], "A. Et B."),
  ];
  const states = [form];
  for (const step of steps) states.push(step(states.at(-1) ?? form));
  let now = states.at(-1) ?? form;
  for (const { typed, touched } of states.toReversed().slice(1)) {
    now = undo(now);
    expect(now).toMatchObject({ typed, touched });
  }
  expect(undo(now)).toBe(now);
  for (const { typed } of states.slice(1)) {
    now = redo(now);
    expect(now.typed).toEqual(typed);
  }
});

test("what was saved can be undone, also in the field that one goes on typing in", () => {
  const saved = finishSave(requestSave(typed), { pictures: new Map() });
  const after = undo(setValueAt(saved, ["title"], "A. Et B."));
  expect(titleOf(after)).toBe("A");
  expect(isUnsaved(after)).toBe(false);
  expect(titleOf(undo(after))).toBe(founders.title);
  expect(isUnsaved(undo(after))).toBe(true);
  expect(titleOf(redo(setValueAt(undo(after), ["title"], "C")))).toBe("C");
});

test("a paragraph joins the one before, the marks behind it move up, and one step takes it back", () => {
  const opened = createForm(
    "founders",
    JSON.stringify({ list: ["Un.", "Deux", "Trois"], placeholders: ["list[2]"] }),
  );
  const joined = joinEntry(opened, ["list", 1]);
  expect(joined.typed).toEqual({ list: ["Un. Deux", "Trois"], placeholders: ["list[1]"] });
  expect(joinEntry(joined, ["list", 1]).typed).toMatchObject({ list: ["Un. DeuxTrois"] });
  expect(undo(joined).typed).toEqual(opened.typed);
});

test("what changes nothing, as Enter in an empty paragraph, is no step to undo", () => {
  expect(setValueAt(form, ["title"], founders.title)).toBe(form);
});

test("a text that the contract fixes and somebody has changed is put right by a save, which there is then", () => {
  const file = JSON.stringify({ ...notFound, title: "Perdu ?" });
  const opened = createForm("not-found", file);
  expect([isUnsaved(opened), isToBeMended(opened)]).toEqual([false, true]);
  const saved = createForm("not-found", requestSave(opened).saving?.text ?? "");
  expect([saved.typed, isToBeMended(saved)]).toEqual([notFound, false]);
  expect(isToBeMended(createForm("legal/mentions-legales", ""))).toBe(false);
});
