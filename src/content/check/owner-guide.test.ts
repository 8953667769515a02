/** @jest-environment node */
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { ContentCopy } from "../../../tests/support/content-copy";
import { checkContent } from "./content-check";
import { formatProblem } from "./problem";

/** What docs/contenu.md tells the owner to write passes the check, word for word. */

const guide = "docs/contenu.md";
const text = readFileSync(guide, "utf8");
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, example = ""]) => example.trim());
let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.make();
});
afterEach(() => copy.remove());

function example(part: string): string {
  const found = examples.find((json) => json.includes(part));
  if (!found) throw new Error(`${guide} has no example with ${part}`);
  return found;
}

async function addPicture(file: string, width: number, height: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#7a8" } });
  await picture.toFile(copy.pathOf(file));
}

async function lines(): Promise<string[]> {
  return (await checkContent(copy.folder)).problems.map(formatProblem);
}

test("the text of an offer", async () => {
  const before = await copy.read("solutions.json");
  const shipped = /"title": "Conception électronique",\s*"description": "[^"]*",\s*"details": \[[^\]]*\],/;
  expect(before).toMatch(shipped);
  await copy.write(
    "solutions.json",
    before.replace(shipped, () => example('"details"')),
  );
  expect(await lines()).toEqual([]);
});

test("a project with its picture, with and without a link", async () => {
  await addPicture("images/station-de-pompage.jpg", 1440, 810);
  const project = example("station-de-pompage");
  await copy.replace("projects.json", '\n  ],\n  "dossier"', `,\n${project}\n  ],\n  "dossier"`);
  expect(await lines()).toEqual([]);

  const [link = ""] = /"link": \{[^}]*\}/.exec(text) ?? [];
  await copy.replace(
    "projects.json",
    'station de pompage"\n  }\n}',
    `station de pompage"\n  },\n  ${link}\n}`,
  );
  expect(await copy.read("projects.json")).toContain("Voir la solution");
  expect(await lines()).toEqual([]);
});

test("a founder's photo", async () => {
  await addPicture("images/portrait-camille.jpg", 640, 640);
  const before = await copy.read("founders.json");
  const bio = /("bio": "[^"]*")/;
  await copy.write(
    "founders.json",
    before.replace(bio, (line) => `${line},\n${example('"photo"')}`),
  );
  expect(await lines()).toEqual([]);
});

test("a legal page", async () => {
  await mkdir(copy.pathOf("legal"));
  await copy.write("legal/mentions-legales.json", example('"path": "/mentions-legales"'));
  expect(await lines()).toEqual([]);
});

test("the telephone, once replaced, is no longer a placeholder", async () => {
  const [telephone = ""] = /"telephone": "[^"]*"/.exec(text) ?? [];
  await copy.replace("site.json", '"telephone": "+41 00 000 00 00"', telephone);
  await copy.replace("site.json", '    "business.telephone",\n', "");
  const { problems, placeholders } = await checkContent(copy.folder);
  expect(problems).toEqual([]);
  expect(placeholders.map(({ path }) => path)).not.toContain("business.telephone");
});
