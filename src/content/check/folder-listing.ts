import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { contentSchemas, requiredSchemas } from "../contract";
import { type Problem, problemAtFile } from "./problem";
import { didYouMean } from "./suggestion";

/** Files of data/ by relative path: `solutions.json`, `images/board-macro.jpg`. */
type FolderListing = { contentFiles: string[]; pictures: string[]; problems: Problem[] };

const pictureFolder = "images";
const expectedFiles = Object.keys(contentSchemas).map((name) => `${name}.json`);
const requiredFiles = Object.keys(requiredSchemas).map((name) => `${name}.json`);
const expectedFolders = new Set([
  ".",
  pictureFolder,
  ...expectedFiles.map((file) => path.posix.dirname(file)),
]);
/** Files that operating systems add, besides those with a leading dot. */
const systemFiles = new Set(["Thumbs.db", "desktop.ini"]);

/** Picture formats of cameras and scanners, e.g. an iPhone's .HEIC. */
const unsupportedPicture = /^images\/[^/]+\.(?:heic|heif|tiff?|bmp|gif)$/i;

export function listContentFolder(folder: string, displayPath: string): FolderListing {
  const listing: FolderListing = { contentFiles: [], pictures: [], problems: [] };
  const report = (file: string, message: string) =>
    listing.problems.push(problemAtFile(path.posix.join(displayPath, file), message));
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    report("", "dossier manquant ; attendu : le dossier du contenu, avec ses fichiers .json et images/");
    return listing;
  }

  const unexpectedEntries: string[] = [];
  for (const entry of entries) {
    const parent = path.relative(folder, entry.parentPath).replaceAll(path.sep, "/") || ".";
    const file = path.posix.join(parent, entry.name);
    if (!expectedFolders.has(parent) || systemFiles.has(entry.name) || entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) {
      if (!expectedFolders.has(file)) unexpectedEntries.push(`${file}/`);
    } else if (entry.isFile() && expectedFiles.includes(file)) listing.contentFiles.push(file);
    else if (entry.isFile() && parent === pictureFolder && /\.(?:jpe?g|png|webp|avif)$/i.test(file)) {
      listing.pictures.push(file);
    } else unexpectedEntries.push(file);
  }

  const missingFiles = expectedFiles.filter((file) => !listing.contentFiles.includes(file));
  for (const file of requiredFiles) {
    if (missingFiles.includes(file)) report(file, "fichier manquant ; attendu dans ce dossier");
  }
  for (const file of unexpectedEntries) {
    if (unsupportedPicture.test(file))
      report(file, "format que les navigateurs n'affichent pas ; exportez l'image en JPEG (.jpg)");
    else
      report(
        file,
        `n'a pas sa place dans ce dossier ; retirez-le${didYouMean(file, missingFiles) || newPageHint(file)}`,
      );
  }
  return listing;
}

const newPageHint = (file: string) =>
  file.endsWith(".json") ? " ; pour une nouvelle page, d'abord sa ligne dans src/content/contract.ts" : "";
