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

test("a list in which entries came or went is one value; what was taken away stays away", () => {
  const theirs = { ...base, list: [{ name: "leur" }, { name: "B" }] };
  expect(merged(base, { ...base, list: [{ name: "B" }] }, theirs)).toEqual({
    ...base,
    list: [{ name: "B" }],
  });
  expect(merged(base, { ...base, list: [{ name: "C" }, { name: "B" }] }, { ...base, list: [] })).toEqual({
    ...base,
    list: [{ name: "C" }, { name: "B" }],
  });
  expect(merged("a", ["b"], { c: 1 })).toEqual(["b"]);
  expect(merged(["a"], ["b"], { c: 1 })).toEqual(["b"]);
  const { lead, ...withoutLead } = base;
  expect(merged(base, withoutLead, theirs)).toEqual({ ...withoutLead, list: theirs.list });
});

test("an example that either has replaced is none any more", () => {
  const marks = (...placeholders: string[]) => ({ ...base, placeholders });
  expect(
    merged(marks("title", "lead", "link"), marks("lead", "link"), marks("title", "link", "list")),
  ).toEqual(marks("link", "list"));
});
