import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { contentContract, contentSchemas } from "../contract";
import type { Problem } from "./problem";
import { didYouMean } from "./suggestion";

/** The files of data/, by their path in it: `solutions.json`, `images/board-macro.jpg`. */
type ContentFolder = { contents: string[]; pictures: string[]; problems: Problem[] };

const pictureFolder = "images";
const expectedFiles = Object.keys(contentSchemas).map((name) => `${name}.json`);
const requiredFiles = Object.keys(contentContract).map((name) => `${name}.json`);
const expectedFolders = new Set([
  ".",
  pictureFolder,
  ...expectedFiles.map((file) => path.posix.dirname(file)),
]);
/** What operating systems leave in folders by themselves, besides .DS_Store and locks, which begin with a dot. */
const ignored = new Set(["Thumbs.db", "desktop.ini"]);

/** What cameras and scanners write: an iPhone's photos are .HEIC. */
const foreignPicture = /^images\/[^/]+\.(?:heic|heif|tiff?|bmp|gif)$/i;

/** Lists the folder, and what is missing from it or does not belong there. */
export function readContentFolder(folder: string, label: string): ContentFolder {
  const result: ContentFolder = { contents: [], pictures: [], problems: [] };
  const refuse = (file: string, message: string) =>
    result.problems.push(atFile(path.posix.join(label, file), message));
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    refuse("", "dossier manquant ; attendu : le dossier du contenu, avec ses fichiers .json et images/");
    return result;
  }

  const unexpected: string[] = [];
  for (const entry of entries) {
    const inside = path.relative(folder, entry.parentPath).replaceAll(path.sep, "/") || ".";
    const file = path.posix.join(inside, entry.name);
    if (!expectedFolders.has(inside) || ignored.has(entry.name) || entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) {
      if (!expectedFolders.has(file)) unexpected.push(`${file}/`);
    } else if (entry.isFile() && expectedFiles.includes(file)) result.contents.push(file);
    else if (entry.isFile() && inside === pictureFolder && /\.(?:jpe?g|png|webp|avif)$/i.test(file)) {
      result.pictures.push(file);
    } else unexpected.push(file);
  }

  const absent = expectedFiles.filter((file) => !result.contents.includes(file));
  for (const file of requiredFiles) {
    if (absent.includes(file)) refuse(file, "fichier manquant ; attendu dans ce dossier");
  }
  for (const file of unexpected) {
    if (foreignPicture.test(file))
      refuse(file, "format que les navigateurs n'affichent pas ; exportez l'image en JPEG (.jpg)");
    else
      refuse(
        file,
        `n'a pas sa place dans ce dossier ; retirez-le${didYouMean(file, absent) || hintFor(file)}`,
      );
  }
  return result;
}

/** A developer who adds a page begins elsewhere. */
const hintFor = (file: string) =>
  file.endsWith(".json") ? " ; pour une nouvelle page, d'abord sa ligne dans src/content/contract.ts" : "";

/** A mistake of a file as a whole. */
export function atFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, path: "", message };
}
