import { examplesIn, mayBeRight } from "./examples";
import * as State from "./form-state";

const text = JSON.stringify({
  placeholders: ["founders[0].name", "founders[1].name"],
  founders: [{ name: "A" }, { name: "B" }],
});
const form = State.createForm("founders", text);
const marks = (now: State.EditorForm) =>
  (JSON.parse(State.requestSave(now).saving?.text ?? "{}") as { placeholders?: string[] }).placeholders;

test("an example that has been replaced loses its mark when it is saved, and typed again it is one", () => {
  const replaced = State.setValueAt(form, ["founders", 0, "name"], "Zoé");
  expect(marks(replaced)).toEqual(["founders[1].name"]);
  expect(marks(State.setValueAt(replaced, ["founders", 0, "name"], "A"))).toHaveLength(2);
});

test("the days of an example are none beside other hours", () => {
  const days = ["Monday", "Tuesday"];
  const hours = { placeholders: ["hours"], hours: [{ days, opens: "08:00" }] };
  const own = State.createForm("x", JSON.stringify(hours));
  expect(marks(State.setValueAt(own, ["hours"], [{ days, opens: "07:30" }]))).toEqual([]);
});

test("an example that has moved keeps its mark", () => {
  expect(marks(State.moveEntry(form, { list: ["founders"], from: 0, to: 1 }))).toHaveLength(2);
});

test("an example that is right is kept, which a second press takes back", () => {
  const kept = State.keepExample(form, ["founders", 0, "name"], true);
  expect(marks(kept)).toEqual(["founders[1].name"]);
  expect(examplesIn(kept.typed, form.typed, form.examples)).toEqual([
    { path: ["founders", 1, "name"], isKept: false },
    { path: ["founders", 0, "name"], isKept: true },
  ]);
  expect(marks(State.keepExample(kept, ["founders", 0, "name"], false))).toHaveLength(2);
});

test("a confirmed example that was saved is one again when that is undone", () => {
  const kept = State.requestSave(State.keepExample(form, ["founders", 0, "name"], true));
  const saved = State.finishSave(kept, { pictures: new Map() });
  expect(State.isUnsaved(saved)).toBe(false);
  expect(marks(State.undo(saved))).toHaveLength(2);
});

test("several lines in an entry become entries in one step, and those after them keep their marks", () => {
  const lists = State.createForm("x", JSON.stringify({ paragraphs: ["one", "two"] }));
  const touched = { ...lists, touched: [["paragraphs", 1]] };
  const pasted = State.setEntry(touched, ["paragraphs", 0], ["a", "b", "c"]);
  expect(pasted.typed).toEqual({ paragraphs: ["a", "b", "c", "two"] });
  expect(pasted.touched).toEqual([["paragraphs", 3]]);
  expect(State.undo(pasted).typed).toEqual(lists.typed);
});

test("of a marked list, what the owner has not replaced yet stays an example", () => {
  const emails = ["a", "b"].map((name) => ({ label: name, address: `${name}@exemple.example` }));
  const footer = { emails };
  const list = State.createForm("site", JSON.stringify({ placeholders: ["footer.emails"], footer }));
  const path = ["footer", "emails", 0];
  const relabelled = State.setValueAt(list, [...path, "label"], "Bureau");
  expect(marks(relabelled)).toEqual(["footer.emails[0].address", "footer.emails[1]"]);
  expect(marks(State.setValueAt(relabelled, [...path, "address"], "a@hydro.ch"))).toEqual([
    "footer.emails[1]",
  ]);
  expect(marks(State.keepExample(relabelled, ["footer", "emails", 1], true))).toEqual([
    "footer.emails[0].address",
  ]);
});

test("nobody can find right what is still to be said, nor a list with an address that nobody can reach", () => {
  const emails = (address: string) => [{ label: "Projets", address }];
  const values = ["à préciser", emails("a@exemple.example"), emails("a@exemple.ch"), "Rue 1"];
  expect(values.map(mayBeRight)).toEqual([false, false, true, true]);
});
