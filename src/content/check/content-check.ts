import { readFileSync } from "node:fs";
import path from "node:path";
import { picturesIn, schemaOf } from "../contract";
import { typeset } from "../french-typography";
import { removeInvisibleFromContent } from "../invisible-characters";
import { valueAt } from "../walk";
import { type Contents, collectLinkTargets } from "./cross-file-problems";
import { fileProblems } from "./file-problems";
import { listContentFolder } from "./folder-listing";
import { type JsonFile, parseJsonFile } from "./json-file";
import { launchBlockers, launchWarnings } from "./launch-rules";
import type { PictureMetadata } from "./picture-format";
import { readMetadata } from "./pictures";
import { type Placeholder, placeholderPaths } from "./placeholders";
import { formatPath, type Problem, problemAtFile, quote, sortProblems } from "./problem";

export type ContentReport = {
  /** All problems in data/, sorted; if there are none, the site may be built. */
  problems: Problem[];
  placeholders: Placeholder[];
  /** Advice before launch, about valid content. */
  warnings: string[];
  /** Reasons not to launch, even if the content is valid and no placeholder is left. */
  launchBlockers: string[];
  usedPictures: string[];
  unusedPictures: string[];
  /** The content to build from, with French typography applied. */
  contents: Contents;
};

/** Checks all of data/ at once. Problems in the content are returned, never thrown. */
export async function checkContent(folder: string): Promise<ContentReport> {
  const folderName = path.basename(folder);
  const listing = listContentFolder(folder, folderName);
  const files = listing.contentFiles.map((file) => ({
    name: file.replace(/\.json$/, ""),
    ...readContentFile(path.join(folder, file), path.posix.join(folderName, file)),
  }));
  for (const { name, content } of files) {
    if (content) content.value = removeInvisibleFromContent(schemaOf(name), content.value);
  }
  const contents: Contents = new Map(
    files.flatMap(({ name, content }) => (content ? [[name, content.value] as const] : [])),
  );
  const pictures = new Map<string, PictureMetadata>();
  await Promise.all(
    listing.pictures.map(async (file) => pictures.set(file, await readMetadata(path.join(folder, file)))),
  );
  const usedPictures = new Set([...contents].flatMap(([name, content]) => picturesIn(name, content)));
  const pictureProblems = [...pictures].flatMap(([file, metadata]) =>
    "failure" in metadata && usedPictures.has(file)
      ? [problemAtFile(path.posix.join(folderName, file), metadata.failure)]
      : [],
  );

  const linkTargets = collectLinkTargets(contents);
  const contentProblems = files.flatMap(({ name, file, content }) => {
    if (!content) return [];
    const pathProblems = fileProblems(name, content.value, { contents, linkTargets, pictures });
    return pathProblems.map(({ path: valuePath, part, message }) => ({
      file,
      ...content.locate(valuePath, part),
      path: formatPath(valuePath),
      message,
    }));
  });
  return {
    problems: sortProblems([
      ...listing.problems,
      ...files.flatMap((file) => file.problems),
      ...pictureProblems,
      ...contentProblems,
    ]),
    placeholders: files.flatMap(placeholdersOf),
    warnings: launchWarnings(contents),
    launchBlockers: launchBlockers(contents),
    usedPictures: listing.pictures.filter((picture) => usedPictures.has(picture)),
    unusedPictures: listing.pictures.filter((picture) => !usedPictures.has(picture)),
    contents: new Map([...contents].map(([name, content]) => [name, typeset(schemaOf(name), content)])),
  };
}

function readContentFile(file: string, displayPath: string): JsonFile {
  try {
    return parseJsonFile(displayPath, readFileSync(file));
  } catch {
    return {
      file: displayPath,
      problems: [problemAtFile(displayPath, "fichier que l'on ne peut pas lire ; vérifiez ses droits")],
    };
  }
}

function placeholdersOf({ file, content }: JsonFile): Placeholder[] {
  if (!content) return [];
  const { value, locate } = content;
  return placeholderPaths(value).map((valuePath) => ({
    file,
    ...locate(valuePath),
    path: formatPath(valuePath),
    value: quote(valueAt(value, valuePath), 80),
  }));
}
