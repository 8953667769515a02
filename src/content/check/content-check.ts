import { readFileSync } from "node:fs";
import path from "node:path";
import { schemaOf } from "../contract";
import { typeset } from "../french-typography";
import { contentWithoutInvisible } from "../invisible-characters";
import { valueAt } from "../walk";
import { addressesOf, type Contents } from "./across-files";
import { fileProblems, picturesShown } from "./file-problems";
import { atFile, readContentFolder } from "./folder";
import { refusalsOf, warningsOf } from "./going-live";
import { type JsonFile, readJsonFile } from "./json-file";
import type { PictureFacts } from "./picture-format";
import { readPicture } from "./pictures";
import { examplePaths, type Placeholder } from "./placeholders";
import { formatPath, type Problem, quoted, sortProblems } from "./problem";

export type ContentReport = {
  /** Everything that is wrong in data/, sorted; nothing when the site may be built from it. */
  problems: Problem[];
  /** Every value that is still to be replaced. */
  placeholders: Placeholder[];
  /** What the owner should know before going live, though nothing is wrong. */
  warnings: string[];
  /** What keeps the site from going live, though its content is in order and holds no example. */
  refusals: string[];
  /** Pictures that no page shows: `images/old.jpg`. */
  unusedPictures: string[];
  /** What the site is built from: each file's content with its typography, and the pictures shown. */
  contents: Contents;
  pictures: string[];
};

/** Checks all of data/ at once. Never throws for what it finds there. */
export async function checkContent(folder: string): Promise<ContentReport> {
  const label = path.basename(folder);
  const listing = readContentFolder(folder, label);
  const files = listing.contents.map((file) => ({
    name: file.replace(/\.json$/, ""),
    ...readFile(path.join(folder, file), path.posix.join(label, file)),
  }));
  for (const { name, content } of files) {
    if (content) content.value = contentWithoutInvisible(schemaOf(name), content.value);
  }
  const contents: Contents = new Map(
    files.flatMap(({ name, content }) => (content ? [[name, content.value] as const] : [])),
  );
  const pictures = new Map<string, PictureFacts>();
  await Promise.all(
    listing.pictures.map(async (file) => pictures.set(file, await readPicture(path.join(folder, file)))),
  );
  const shown = picturesShown(contents);
  const broken = [...pictures].flatMap(([file, facts]) =>
    "failure" in facts && shown.has(file) ? [atFile(path.posix.join(label, file), facts.failure)] : [],
  );

  const known = addressesOf(contents);
  const problems = files.flatMap(({ name, file, content }) => {
    if (!content) return [];
    const found = fileProblems(name, content.value, { contents, known, pictures });
    return found.map(({ path: place, part, message }) => ({
      file,
      ...content.locate(place, part),
      path: formatPath(place),
      message,
    }));
  });
  return {
    problems: sortProblems([
      ...listing.problems,
      ...files.flatMap((file) => file.problems),
      ...broken,
      ...problems,
    ]),
    placeholders: files.flatMap(placeholdersOf),
    warnings: warningsOf(contents),
    refusals: refusalsOf(contents),
    unusedPictures: listing.pictures.filter((picture) => !shown.has(picture)),
    contents: new Map([...contents].map(([name, content]) => [name, typeset(schemaOf(name), content)])),
    pictures: listing.pictures.filter((picture) => shown.has(picture)),
  };
}

function readFile(place: string, shown: string): JsonFile {
  try {
    return readJsonFile(shown, readFileSync(place));
  } catch {
    return {
      file: shown,
      problems: [atFile(shown, "fichier que l'on ne peut pas lire ; vérifiez ses droits")],
    };
  }
}

function placeholdersOf({ file, content }: JsonFile): Placeholder[] {
  if (!content) return [];
  const { value, locate } = content;
  return examplePaths(value).map((place) => ({
    file,
    ...locate(place),
    path: formatPath(place),
    value: quoted(valueAt(value, place), 80),
  }));
}
