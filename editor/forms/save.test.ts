/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentContract } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/fixture";
import { checkSave, parseContent, textOf } from "./save";

const textOfFixture = (name: string) => readFileSync(`${fixtureFolder}/${name}.json`, "utf8");
const names = Object.keys(contentContract);
const contents = new Map(names.map((name) => [name, parseContent(textOfFixture(name))]));
const pictures = new Map(
  ["board-macro", "aqualink-device", "aqualink-chamber"].map((name) => [
    `images/${name}.jpg`,
    { width: 4000, height: 3000 },
  ]),
);

/** The error of a save in which one text of the file was replaced. */
function errorAfter(name: string, from: string, to: string, before = contents): unknown {
  const changed = JSON.parse(textOfFixture(name).replaceAll(from, to));
  try {
    checkSave(name, changed, before, pictures);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(names)("data/%s.json, saved as it was opened, stays as it is", (name) => {
  expect(textOf({ name, value: contents.get(name) })).toBe(textOfFixture(name));
});

test("a mistake is reported with its field, in the contract's words", () => {
  expect(errorAfter("home", '"note": "exemple"', '"note": "<b>"')).toMatchObject({
    problems: [
      { path: ["aqualink", "liveView", "note"], message: expect.stringContaining("HTML dans le texte") },
    ],
  });
});

test("an offer's anchor that other pages link to can't be renamed before they do", () => {
  const expected = { problems: [], message: expect.stringContaining("data/home.json") };
  expect(errorAfter("solutions", '"connectivite-iot"', '"reseau"')).toMatchObject(expected);
});

test("a mistake in another file does not keep this one from being saved", () => {
  const broken = { ...Object(contents.get("partners")), label: "" };
  const before = new Map([...contents, ["partners", broken]]);
  expect(errorAfter("home", "exemple", "essai", before)).toBeUndefined();
});
