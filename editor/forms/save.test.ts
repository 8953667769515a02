/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentContract } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/fixture";
import { contentOf, dataFrom, judge, type KnownPictures, NotSaved, parseAll, textOf } from "./save";

const textsOf = (name: string) => readFileSync(`${fixtureFolder}/${name}.json`, "utf8");
const names = Object.keys(contentContract);
const contents = new Map(names.map((name) => [name, contentOf(textsOf(name))]));
const pictures: KnownPictures = new Map(
  ["board-macro", "aqualink-device", "aqualink-chamber"].map((name) => [
    `images/${name}.jpg`,
    { width: 4000, height: 3000 },
  ]),
);

/** What is refused of the file with this text in place of that one. */
function refused(name: string, from: string, to: string, before = contents, known = pictures) {
  const changed = JSON.parse(textsOf(name).replaceAll(from, to));
  try {
    judge(name, changed, before, known);
    return undefined;
  } catch (error) {
    if (!(error instanceof NotSaved)) throw error;
    return { problems: error.problems, elsewhere: error.message.split("\n").slice(1) };
  }
}

test.each(names)("data/%s.json, saved as it was opened, stays as it is", (name) => {
  expect(textOf({ name, value: contents.get(name) })).toBe(textsOf(name));
});

test("a mistake is told with its field, in the contract's words", () => {
  expect(refused("home", '"note": "exemple"', '"note": "<b>"')).toEqual({
    problems: [
      { path: ["aqualink", "liveView", "note"], message: expect.stringContaining("HTML dans le texte") },
    ],
    elsewhere: [],
  });
});

test("a picture that could not be kept is a mistake of the field that shows it", () => {
  const failed: KnownPictures = new Map([
    ...pictures,
    ["images/board-macro.jpg", { failure: "image illisible" }],
  ]);
  expect(refused("home", "", "", contents, failed)?.problems).toEqual([
    { path: ["hero", "image", "src"], message: "image illisible" },
  ]);
});

test("an offer's anchor that other pages link to can't be renamed before they do", () => {
  expect(refused("solutions", '"connectivite-iot"', '"reseau"')).toEqual({
    problems: [],
    elsewhere: [
      "data/home.json services.items[1].link.to : la page /solutions n'a pas d'ancre #connectivite-iot",
    ],
  });
});

test("a mistake in another file does not keep this one from being saved", () => {
  const broken = { ...Object(contents.get("partners")), label: "" };
  const before = new Map([...contents, ["partners", broken]]);
  expect(refused("home", "exemple", "essai", before)).toBeUndefined();
});

test("a file that can't be read is named with its place and does not take the others away", () => {
  const texts: [string, string][] = [
    ["home", '\ufeff{ "a": 1 }'],
    ["site", '{\n  "a": oops'],
  ];
  const data = dataFrom("v1", texts, [["images/a.jpg", "2"]]);
  expect(data.pictures).toEqual(new Map([["images/a.jpg", "2"]]));
  expect(contentOf(data.texts.get("home") ?? "")).toEqual({ a: 1 });
  const { contents, broken } = parseAll(data.texts);
  expect(contents).toEqual(new Map([["home", { a: 1 }]]));
  expect([...broken]).toEqual([
    [
      "site",
      expect.stringMatching(/^data\/site\.json, ligne 2, colonne 8 : JSON mal formé.*rechargez la page/),
    ],
  ]);
});

test("the form of a text that is not written yet is empty", () => {
  expect(contentOf(" \n")).toEqual({});
});
