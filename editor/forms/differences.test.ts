import { conflictBetween, differences } from "./differences";

const founder = (name: string, role = "R") => ({ name, role });

describe("differences", () => {
  test("lists each differing value, including one that only one side has", () => {
    const theirs = { title: "Z", list: ["a"], link: { label: "L" } };
    expect(differences({ title: "A", list: ["a"] }, theirs)).toEqual([
      { path: ["title"], mine: "A", theirs: "Z" },
      { path: ["link"], mine: undefined, theirs: { label: "L" } },
    ]);
  });

  test("compares the entries of lists with the same length and order", () => {
    const [mine, theirs] = [founder("A", "Mine"), founder("A", "Theirs")];
    expect(differences({ list: [mine, founder("B")] }, { list: [theirs, founder("B")] })).toEqual([
      { path: ["list", 0, "role"], mine: "Mine", theirs: "Theirs" },
    ]);
  });

  test.each([
    ["an added entry", [founder("A"), founder("B"), founder("C")]],
    ["a removed entry", [founder("B")]],
    ["another order", [founder("B"), founder("A")]],
    ["another order and a changed entry", [founder("B", "Mine"), founder("A")]],
  ])("counts a list with %s as one field", (_, list) => {
    const theirs = [founder("A"), founder("B")];
    expect(differences({ list }, { list: theirs })).toEqual([{ path: ["list"], mine: list, theirs }]);
  });
});

describe("conflictBetween", () => {
  const base = { title: "T", lead: "L", list: [founder("A"), founder("B")] };

  test("applies my changed fields to the current file", () => {
    const theirs = { ...base, lead: "Theirs", list: [founder("A", "Theirs"), founder("B")] };
    const mine = { ...base, title: "Mine", list: [founder("A"), founder("B", "Mine")] };
    expect(conflictBetween(base, mine, theirs)).toEqual({
      merged: { title: "Mine", lead: "Theirs", list: [founder("A", "Theirs"), founder("B", "Mine")] },
      changes: [
        { path: ["title"], mine: "Mine", theirs: "T" },
        { path: ["list", 1, "role"], mine: "Mine", theirs: "R" },
      ],
    });
  });

  test("takes the owner's whole list, instead of merging by index, if the file's list has other entries", () => {
    const theirs = { ...base, list: [founder("New"), ...base.list] };
    const list = [founder("A"), founder("B", "Mine")];
    const { merged, changes } = conflictBetween(base, { ...base, list }, theirs);
    expect(merged).toEqual({ ...base, list });
    expect(changes).toEqual([{ path: ["list"], mine: list, theirs: theirs.list }]);
  });

  test("keeps the file's list if the owner has not changed it", () => {
    const theirs = { ...base, list: [founder("B")] };
    expect(conflictBetween(base, { ...base, title: "Mine" }, theirs).merged).toEqual({
      ...theirs,
      title: "Mine",
    });
  });

  test("drops the placeholders that either side has replaced", () => {
    const withPlaceholders = (...placeholders: string[]) => ({ ...base, placeholders });
    const mine = { ...withPlaceholders("lead", "list[0].name"), title: "Mine" };
    const { merged } = conflictBetween(
      withPlaceholders("title", "lead", "list[0].name"),
      mine,
      withPlaceholders("title", "list[0].name"),
    );
    expect(merged).toMatchObject({ placeholders: ["list[0].name"] });
  });
});
