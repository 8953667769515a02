/** @jest-environment node */
import { merged } from "./merge";

const base = { title: "T", lead: "L", link: { label: "a", to: "/" }, list: [{ name: "A" }, { name: "B" }] };

test("what only one of both has changed is as that one wrote it; of what both have changed, mine", () => {
  const mine = {
    ...base,
    title: "Mien",
    link: { label: "mien", to: "/" },
    list: [{ name: "A" }, { name: "mien" }],
  };
  const theirs = {
    ...base,
    title: "Leur",
    lead: "leur",
    link: { label: "a", to: "/leur" },
    list: [{ name: "leur" }, { name: "B" }],
  };
  expect(merged(base, mine, theirs)).toEqual({
    title: "Mien",
    lead: "leur",
    link: { label: "mien", to: "/leur" },
    list: [{ name: "leur" }, { name: "mien" }],
  });
  expect(merged(base, base, theirs)).toEqual(theirs);
  expect(merged(base, mine, base)).toEqual(mine);
});

const [ada, bea, cem, dan] = ["Ada", "Bea", "Cem", "Dan"].map((name) => ({
  name,
  role: "Ingénierie",
  bio: `${name}.`,
}));
const changed = { ...ada, bio: "Une autre." };
const rewritten = { name: "Eva", role: "Vente", bio: "Eva." };

test.each([
  ["they add, I change", [changed, bea], [ada, bea, cem], [changed, bea, cem]],
  ["both add", [ada, bea, dan], [ada, cem, bea], [ada, cem, bea, dan]],
  ["both add the same", [ada, bea, cem], [ada, bea, cem], [ada, bea, cem]],
  ["I add at the beginning, they change", [dan, ada, bea], [changed, bea], [dan, changed, bea]],
  ["they reorder, I change", [changed, bea], [bea, ada], [bea, changed]],
  ["I reorder, they change and add", [bea, ada], [changed, cem, bea], [bea, changed, cem]],
  ["they take away what I have left alone", [changed, bea], [ada], [changed]],
  ["they take away what I have changed", [changed, bea], [bea], [changed, bea]],
  ["I take away what they have changed", [bea], [changed, bea], [bea]],
  ["I take away what they have rewritten", [bea], [rewritten, bea], [bea]],
  ["they take away what I have added after", [ada, bea, dan], [ada], [ada, dan]],
])("of a list, when %s", (_, mine, theirs, expected) => {
  expect(merged([ada, bea], mine, theirs)).toEqual(expected);
});

test("a value that I have taken away stays away", () => {
  const { lead, ...withoutLead } = base;
  expect(merged(base, withoutLead, { ...base, title: "Leur" })).toEqual({ ...withoutLead, title: "Leur" });
});

test("of paragraphs, both keep theirs; a value of another kind is mine", () => {
  expect(merged(["a", "b"], ["a", "b", "mien"], ["a", "leur", "b"])).toEqual(["a", "leur", "b", "mien"]);
  expect(merged("a", ["b"], { c: 1 })).toEqual(["b"]);
  expect(merged(["a"], ["b"], { c: 1 })).toEqual(["b"]);
});

test("an example that either has replaced is none any more", () => {
  const marks = (...placeholders: string[]) => ({ ...base, placeholders });
  expect(
    merged(marks("title", "lead", "link"), marks("lead", "link"), marks("title", "link", "list")),
  ).toEqual(marks("link", "list"));
});
