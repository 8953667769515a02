import { readFileSync } from "node:fs";
import path from "node:path";
import { schemaOf, usedPictures } from "../contract";
import { typeset } from "../french-typography";
import { contentWithoutInvisible } from "../invisible-characters";
import { valueAt } from "../walk";
import { type Contents, collectLinkTargets } from "./across-files";
import { fileProblems } from "./file-problems";
import { atFile, readContentFolder } from "./folder";
import { type JsonFile, readJsonFile } from "./json-file";
import { launchBlockers, launchWarnings } from "./launch-rules";
import type { PictureFacts } from "./picture-format";
import { readPicture } from "./pictures";
import { type Placeholder, placeholderPaths } from "./placeholders";
import { formatPath, type Problem, quoted, sortProblems } from "./problem";

export type ContentReport = {
  /** Everything wrong in data/, sorted; empty if the site may be built from it. */
  problems: Problem[];
  placeholders: Placeholder[];
  /** Advice before launch; nothing is wrong. */
  warnings: string[];
  /** Reasons not to launch valid content without placeholders. */
  refusals: string[];
  unusedPictures: string[];
  /** The content to build from, with French typography applied; `pictures` lists the pictures shown. */
  contents: Contents;
  pictures: string[];
};

/** Checks all of data/ at once. Problems in the content are returned, never thrown. */
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
  const used = usedPictures(contents);
  const broken = [...pictures].flatMap(([file, facts]) =>
    "failure" in facts && used.has(file) ? [atFile(path.posix.join(label, file), facts.failure)] : [],
  );

  const known = collectLinkTargets(contents);
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
    warnings: launchWarnings(contents),
    refusals: launchBlockers(contents),
    unusedPictures: listing.pictures.filter((picture) => !used.has(picture)),
    contents: new Map([...contents].map(([name, content]) => [name, typeset(schemaOf(name), content)])),
    pictures: listing.pictures.filter((picture) => used.has(picture)),
  };
}

function readFile(file: string, label: string): JsonFile {
  try {
    return readJsonFile(label, readFileSync(file));
  } catch {
    return {
      file: label,
      problems: [atFile(label, "fichier que l'on ne peut pas lire ; vérifiez ses droits")],
    };
  }
}

function placeholdersOf({ file, content }: JsonFile): Placeholder[] {
  if (!content) return [];
  const { value, locate } = content;
  return placeholderPaths(value).map((place) => ({
    file,
    ...locate(place),
    path: formatPath(place),
    value: quoted(valueAt(value, place), 80),
  }));
}
