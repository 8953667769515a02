import { readFileSync } from "node:fs";
import { contentContract } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/content-copy";
import { ContentError } from "./errors";
import { createForm, isUnsaved, setValueAt } from "./form-state";
import {
  checkSave,
  createSnapshot,
  type KnownPictures,
  parseContent,
  parseTexts,
  problemsOf,
  savedProblems,
  textOf,
} from "./save";

const textOfFixture = (name: string) => readFileSync(`${fixtureFolder}/${name}.json`, "utf8");
const names = Object.keys(contentContract);
const contents = new Map(names.map((name) => [name, parseContent(textOfFixture(name))]));
const pictures: KnownPictures = new Map(
  ["board-macro", "aqualink-device", "aqualink-chamber"].map((name) => [
    `images/${name}.jpg`,
    { width: 4000, height: 3000 },
  ]),
);

/** The error of a save in which one text of the file was replaced. */
function errorAfter(name: string, from: string, to: string, before = contents, known = pictures) {
  const changed = JSON.parse(textOfFixture(name).replaceAll(from, to));
  try {
    checkSave(name, changed, before, known);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, elsewhere: error.message.split("\n").slice(1) };
  }
}

test.each(names)("data/%s.json, saved as it was opened, stays as it is", (name) => {
  expect(textOf({ name, value: contents.get(name) })).toBe(textOfFixture(name));
});

test("a mistake is reported with its field, in the contract's words", () => {
  expect(errorAfter("home", '"note": "exemple"', '"note": "<b>"')).toEqual({
    problems: [
      { path: ["aqualink", "liveView", "note"], message: expect.stringContaining("HTML dans le texte") },
    ],
    elsewhere: [],
  });
});

test("a picture that could not be stored is a mistake of the field that shows it", () => {
  const failed: KnownPictures = new Map([
    ...pictures,
    ["images/board-macro.jpg", { failure: "image illisible" }],
  ]);
  expect(errorAfter("home", "", "", contents, failed)?.problems).toEqual([
    { path: ["hero", "image", "src"], message: "image illisible" },
  ]);
});

test("an offer's anchor that other pages link to can't be renamed before they do", () => {
  expect(errorAfter("solutions", '"connectivite-iot"', '"reseau"')).toEqual({
    problems: [],
    elsewhere: [
      "Accueil, Services › Service 2 › Lien › Adresse : la page /solutions n'a pas d'ancre #connectivite-iot",
    ],
  });
});

test("a mistake in another file does not keep this one from being saved", () => {
  const broken = { ...Object(contents.get("partners")), label: "" };
  const before = new Map([...contents, ["partners", broken]]);
  expect(errorAfter("home", "exemple", "essai", before)).toBeUndefined();
});

test("of a malformed text, over which a draft may wait, what can be read is its content", () => {
  expect(parseContent('{ "title": "Lisible" "lead": "Aussi" }')).toEqual({ title: "Lisible", lead: "Aussi" });
  expect(parseContent("oops")).toEqual({});
});

test("a file that can't be read is named with its place and does not take the others away", () => {
  const texts: [string, string][] = [
    ["home", '\ufeff{ "a": 1 }'],
    ["site", '{\n  "a": oops'],
    ["contact", "\n []"],
  ];
  const data = createSnapshot("v1", texts, [["images/a.jpg", "2"]]);
  expect(data.pictures).toEqual(new Map([["images/a.jpg", "2"]]));
  expect(parseContent(data.texts.get("home") ?? "")).toEqual({ a: 1 });
  const { contents, broken } = parseTexts(data.texts);
  expect(contents).toEqual(new Map([["home", { a: 1 }]]));
  expect([...broken]).toEqual([
    [
      "site",
      expect.stringMatching(/^data\/site\.json, ligne 2, colonne 8 : JSON mal formé.*rechargez la page/),
    ],
    ["contact", expect.stringContaining("ligne 2, colonne 2 : attendu : un objet JSON, entre { et }")],
  ]);
});

test("what was spoilt by hand is told by form, before anything is published", () => {
  const texts = names.map((name): [string, string] => [name, textOfFixture(name)]);
  const known = [...pictures.keys()].map((picture): [string, string] => [picture, "1"]);
  const spoilt = (changes: Record<string, string>, shown = known) =>
    Object.fromEntries(savedProblems(createSnapshot("1", [...texts, ...Object.entries(changes)], shown)));
  expect(spoilt({})).toEqual({});
  expect(spoilt({ thanks: "{" })).toEqual({ thanks: [expect.stringContaining("JSON mal formé")] });
  const tooLong = textOfFixture("partners").replace(/"title": "/, "$&".padEnd(200, "x"));
  expect(spoilt({ partners: tooLong })).toEqual({ partners: [expect.stringMatching(/› Titre : \d+ car/)] });
  expect(spoilt({}, known.slice(1)).home?.[0]).toMatch(/› Image › Fichier : image introuvable/);
  expect(Object.fromEntries(savedProblems(createSnapshot("1", texts.slice(1), known)))).toMatchObject({
    site: ["data/site.json manque"],
  });
});

test.each(["legal/mentions-legales", "legal/politique-confidentialite"])(
  "%s begins with all but its sections",
  (name) => {
    const form = createForm(name, " \n");
    const value = JSON.parse(textOf({ name, value: form.typed }));
    expect(
      problemsOf(name, value, new Map([...contents, [name, value]]), pictures).map(({ path }) => path),
    ).toEqual([
      ["sections", 0, "title"],
      ["sections", 0, "paragraphs", 0],
    ]);
    expect([form, setValueAt(form, ["sections", 0, "title"], "Éditeur")].map(isUnsaved)).toEqual([
      false,
      true,
    ]);
  },
);
