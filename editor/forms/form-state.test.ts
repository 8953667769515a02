/** @jest-environment node */
import founders from "../../tests/fixture/data/founders.json";
import {
  askToSave,
  differences,
  draftOf,
  endSave,
  failSave,
  isUnsaved,
  moveEntry,
  openForm,
  takeUp,
  typeAt,
} from "./form-state";
import { textOf } from "./save";

const file = (content: object) => textOf({ name: "founders", value: content });
const opened = openForm("founders", file(founders));
const typed = typeAt(opened, ["title"], "A");
const titleOf = ({ typed }: { typed: unknown }) => (typed as typeof founders).title;

test("a form is unsaved once something is typed, not when its file was only laid out by hand", () => {
  expect(isUnsaved(openForm("founders", JSON.stringify(founders)))).toBe(false);
  expect(isUnsaved(typed)).toBe(true);
  expect(isUnsaved(typeAt(typed, ["title"], founders.title))).toBe(false);
});

test("what is typed while a save runs stays unsaved, and is saved next on what that save wrote", () => {
  const during = typeAt(askToSave(typed), ["title"], "A. Et B.");
  const uploads = ["photo.jpg", "autre.jpg"].map((name) => ({ name, file: new Blob() }));
  const after = endSave({ ...during, uploads }, { pictures: new Map([["images/photo.jpg", "1"]]) });
  expect(after.uploads).toEqual(uploads.slice(1));
  expect(after.opened).toBe(file({ ...founders, title: "A" }));
  expect(titleOf(after)).toBe("A. Et B.");
  expect(isUnsaved(after)).toBe(true);
  expect(draftOf(after)).toMatchObject({ opened: after.opened });
});

test("there are never two saves at once: the second is done after the first", () => {
  const twice = askToSave(typeAt(askToSave(typed), ["title"], "B"));
  expect(twice.saving).toEqual({ text: file({ ...founders, title: "A" }), again: true });
  expect(failSave(twice).saving).toBeUndefined();
});

test("a draft is taken up on the text that it was typed on, or on that of its own save, if it arrived", () => {
  const draft = draftOf(askToSave(typed));
  if (!draft) throw new Error("There is no draft.");
  const others = file({ ...founders, title: "Z" });
  expect(takeUp(openForm("founders", others), draft)).toMatchObject({
    opened: file(founders),
    typed: typed.typed,
  });
  const arrived = file({ ...founders, title: "A" });
  expect(isUnsaved(takeUp(openForm("founders", arrived), draft))).toBe(false);
});

describe("an entry that moves", () => {
  const content = { ...founders, placeholders: ["founders[0].email", "founders[1].name", "title"] };
  const form = { ...openForm("founders", file(content)), left: [["founders", 0, "email"]] };

  test("takes the marks of its examples along, and that it has been left", () => {
    const moved = moveEntry(form, { list: ["founders"], from: 0, to: 1 });
    expect(moved.typed).toMatchObject({
      founders: founders.founders.toReversed(),
      placeholders: ["founders[1].email", "founders[0].name", "title"],
    });
    expect(moved.left).toEqual([["founders", 1, "email"]]);
  });

  test("and is removed with them", () => {
    const removed = moveEntry(form, { list: ["founders"], from: 0 });
    expect(removed.typed).toMatchObject({
      founders: founders.founders.slice(1),
      placeholders: ["founders[0].name", "title"],
    });
    expect(removed.left).toEqual([]);
  });
});

const places = [0, 1, 2].flatMap((from) => [0, 1, 2, undefined].map((to) => [from, to] as const));

test.each(places)(
  "of three entries, the one at %i goes to %j, and each keeps what is noted of it",
  (from, to) => {
    const list = ["a", "b", "c"];
    const left = [["list", 0], ["list", 1], ["list", 2], ["other", 1], ["list"]];
    const moved = moveEntry({ ...opened, typed: { list, other: [] }, left }, { list: ["list"], from, to });
    const others = list.toSpliced(from, 1);
    const expected = to === undefined ? others : others.toSpliced(to, 0, ...list.slice(from, from + 1));
    expect(moved.typed).toEqual({ list: expected, other: [] });
    const kept = to === undefined ? others : list;
    expect(moved.left).toEqual([
      ...kept.map((entry) => ["list", expected.indexOf(entry)]),
      ["other", 1],
      ["list"],
    ]);
  },
);

test("where two texts of a file differ, both are told, with what only one of them has", () => {
  const theirs = { title: "Z", list: ["a"], link: { label: "L" } };
  expect(differences({ title: "A", list: ["a", "b"] }, theirs)).toEqual([
    { path: ["title"], mine: "A", theirs: "Z" },
    { path: ["list", 1], mine: "b", theirs: "" },
    { path: ["link", "label"], mine: "", theirs: "L" },
  ]);
});
