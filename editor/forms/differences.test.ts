import founders from "../../tests/fixture/data/founders.json";
import { besideTheirs, differences } from "./differences";
import { createForm, moveEntry, setValueAt } from "./form-state";
import { textOf } from "./save";

const content = { ...founders, placeholders: ["founders[0].email", "founders[1].name", "title"] };
const form = createForm("founders", textOf({ name: "founders", value: content }));
const [first, second] = founders.founders.map(({ name }) => name);
const since = (typed: unknown) => differences(typed, content);

test("differences name both texts, also where only one of them has a value", () => {
  const theirs = { title: "Z", list: ["a"], link: { label: "L" } };
  expect(differences({ title: "A", list: ["a"] }, theirs)).toEqual([
    { path: ["title"], kind: "changed", mine: "A", theirs: "Z" },
    { path: ["link", "label"], kind: "changed", mine: "", theirs: "L" },
  ]);
});

test("an entry that was removed or added is one line, whatever moves up for it", () => {
  const removed = moveEntry(form, { list: ["founders"], from: 0 }).typed;
  const line = { path: ["founders"], kind: "removed", mine: "", theirs: first };
  expect(since(removed)).toEqual([line]);
  expect(differences(content, removed)).toEqual([
    { ...line, kind: "added", mine: first, theirs: "", entry: expect.anything() },
  ]);
  const renamed = setValueAt({ ...form, typed: removed }, ["founders", 0, "name"], "Z").typed;
  expect(since(renamed)).toEqual([
    line,
    { path: ["founders", 0, "name"], kind: "changed", mine: "Z", theirs: second },
  ]);
});

test("a moved entry is one line with both orders, and what was typed in it one more", () => {
  const moved = moveEntry(form, { list: ["founders"], from: 0, to: 1 });
  const order = {
    path: ["founders"],
    kind: "changed",
    mine: `${second}, ${first}`,
    theirs: `${first}, ${second}`,
  };
  expect(since(moved.typed)).toEqual([order]);
  expect(since(setValueAt(moved, ["founders", 1, "email"], "z@exemple.ch").typed)).toEqual([
    order,
    {
      path: ["founders", 1, "email"],
      kind: "changed",
      mine: "z@exemple.ch",
      theirs: founders.founders[0]?.email,
    },
  ]);
});

test("a confirmed example is one line, at its field", () => {
  const confirmed = { ...content, placeholders: content.placeholders.slice(1) };
  const email = founders.founders[0]?.email;
  const line = { path: ["founders", 0, "email"], kind: "confirmed", mine: email, theirs: email };
  expect(since(confirmed)).toEqual([line]);
  expect(differences(content, confirmed)).toEqual([{ ...line, kind: "marked" }]);
});

test("a list whose example is confirmed is one line, by its own name", () => {
  const [mine, theirs] = [[], ["days"]].map((placeholders) => ({ days: ["lundi"], placeholders }));
  expect(differences(mine, theirs)).toMatchObject([{ path: ["days"], kind: "confirmed" }]);
});

test("what both have changed stands first and is marked; what only the other changed is named apart", () => {
  const base = { title: "T", lead: "L", label: "B" };
  const theirs = { title: "T", lead: "Leur", label: "Leur" };
  const mine = { title: "Mien", lead: "Mien", label: "Leur" };
  const changed = { kind: "changed", mine: "Mien" };
  expect(besideTheirs(differences(mine, theirs), differences(theirs, base))).toEqual({
    mine: [
      { ...changed, path: ["lead"], theirs: "Leur", isOfBoth: true },
      { ...changed, path: ["title"], theirs: "T", isOfBoth: false },
    ],
    elsewhere: [["label"]],
  });
});
