import { readFileSync } from "node:fs";
import { requiredSchemas } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/content-copy";
import { createForm } from "./form-state";
import { filesWithProblems, parseContent, parseTexts, problemsOf, type Snapshot } from "./snapshot";

const names = Object.keys(requiredSchemas);
const texts = new Map(names.map((name) => [name, readFileSync(`${fixtureFolder}/${name}.json`, "utf8")]));
const { contents } = parseTexts(texts);
const pictures: Snapshot["pictures"] = new Map(
  ["board-macro", "aqualink-device", "aqualink-chamber"].map((name) => [
    `images/${name}.jpg`,
    { width: 4000, height: 3000 },
  ]),
);

describe("problemsOf", () => {
  test("reports a problem at the path of its field", () => {
    const home = JSON.parse(String(texts.get("home")).replace('"note": "exemple"', '"note": "<b>"'));
    expect(problemsOf("home", home, contents, pictures)).toEqual([
      { path: ["aqualink", "liveView", "note"], message: expect.stringContaining("HTML dans le texte") },
    ]);
  });

  test("reports an unreadable picture at the field that shows it", () => {
    const unreadablePictures = new Map([
      ...pictures,
      ["images/board-macro.jpg", { failure: "image illisible" }] as const,
    ]);
    expect(problemsOf("home", contents.get("home"), contents, unreadablePictures)).toEqual([
      { path: ["hero", "image", "src"], message: "image illisible" },
    ]);
  });

  test.each(["legal/mentions-legales", "legal/politique-confidentialite"])(
    "requires only the sections of a new %s",
    (name) => {
      const { content } = createForm(name, "");
      expect(problemsOf(name, content, new Map([...contents, [name, content]]), pictures)).toMatchObject([
        { path: ["sections", 0, "title"] },
        { path: ["sections", 0, "paragraphs", 0] },
      ]);
    },
  );
});

test("parseContent reads what it can of malformed JSON", () => {
  expect(parseContent('{ "title": "Lisible" "lead": "Aussi" }')).toEqual({ title: "Lisible", lead: "Aussi" });
  expect(parseContent("oops")).toEqual({});
});

test("parseTexts locates the error in a malformed file and reads the others", () => {
  const parsed = parseTexts(
    new Map([
      ["home", '{ "a": 1 }'],
      ["site", '{\n  "a": oops'],
    ]),
  );
  expect(parsed.contents).toEqual(new Map([["home", { a: 1 }]]));
  const errorMessage = /^data\/site\.json, ligne 2, colonne 8 : JSON mal formé.*rechargez la page/;
  expect([...parsed.parseErrors]).toEqual([["site", expect.stringMatching(errorMessage)]]);
});

test("filesWithProblems finds malformed, missing and invalid files", () => {
  const filesWithProblemsAfter = (changes: [string, string][], knownPictures = pictures) => [
    ...filesWithProblems({ folder: "", texts: new Map([...texts, ...changes]), pictures: knownPictures }),
  ];
  expect(filesWithProblemsAfter([])).toEqual([]);
  expect(filesWithProblemsAfter([["thanks", "{"]])).toEqual(["thanks"]);
  const withLongTitle = String(texts.get("partners")).replace('"title": "', `$&${"x".repeat(200)}`);
  expect(filesWithProblemsAfter([["partners", withLongTitle]])).toEqual(["partners"]);
  expect(filesWithProblemsAfter([], new Map())).toContain("home");
  const withoutSite = new Map([...texts].filter(([name]) => name !== "site"));
  expect(filesWithProblems({ folder: "", texts: withoutSite, pictures })).toContain("site");
});
