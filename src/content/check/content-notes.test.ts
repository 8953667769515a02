/** @jest-environment node */

import { ContentCopy } from "../../../tests/support/content-copy";
import { checkContent } from "./content-check";
import { formatProblem } from "./problem";

/** What the content check says about content that is in order. */

let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.make();
});
afterEach(() => copy.remove());

/** Replaces what the pattern finds, which must be there. */
async function replace(file: string, pattern: RegExp, text: string): Promise<void> {
  const [found = "nothing"] = pattern.exec(await copy.read(file)) ?? [];
  await copy.replace(file, found, text);
}

test("a text with typewriter typography is in order, and the owner is told how the site sets it", async () => {
  await replace("not-found.json", /"text": "[^"]*"/, `"text": "L'eau ? De 0-10 V."`);
  const { problems, typography } = await checkContent(copy.folder);
  expect(problems).toEqual([]);
  expect(typography.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^data\/not-found\.json:\d+:\d+ text: le site écrit "L’eau\u202f\? De 0–10\u00a0V\." \(apostrophe courbe, espace fine avant ; ! \?, tiret entre deux nombres, espace insécable avant l’unité\)$/,
    ),
  ]);
});

test("the specification's own words, names and addresses get no typography notes", async () => {
  await replace("site.json", /"name": "[^"]*"/, `"name": "L'Atelier : 2-3"`);
  const { typography } = await checkContent(copy.folder);
  expect(typography).toEqual([]);
});

test("two entries that the site would set the same are the same", async () => {
  await replace("solutions.json", /"details": \[[^\]]*\]/, `"details": ["L'eau", "L’eau", "Le sel"]`);
  const { problems } = await checkContent(copy.folder);
  expect(problems.map(({ path }) => path)).toEqual(["offers[0].details[1]"]);
});

test("only «none» needs a warning before going live, and it says that messages are not delivered", async () => {
  const setting = /"delivery": \{[^}]*\}/;
  await replace("contact.json", setting, '"delivery": { "service": "none" }');
  expect((await checkContent(copy.folder)).warnings).toEqual([expect.stringContaining("n'envoie rien")]);
  await replace("contact.json", setting, '"delivery": { "service": "netlify" }');
  expect((await checkContent(copy.folder)).warnings).toEqual([]);
});
