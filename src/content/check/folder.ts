import { type Dirent, lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { contentContract, contentSchemas } from "../contract";
import type { Problem } from "./problem";
import { didYouMean } from "./suggestion";

/** The files of data/, by their path in it: `solutions.json`, `images/board-macro.jpg`. */
export type ContentFolder = { contents: string[]; pictures: string[]; problems: Problem[] };

const pictureFolder = "images";
/** What operating systems leave in folders by themselves. */
const litter = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);

const expectedFiles = Object.keys(contentSchemas).map((name) => `${name}.json`);
const requiredFiles = Object.keys(contentContract).map((name) => `${name}.json`);
const expectedFolders = new Set([pictureFolder, ...expectedFiles.map((file) => path.posix.dirname(file))]);

/** Lists the folder, and what is missing from it or does not belong there. */
export function readContentFolder(folder: string, label: string): ContentFolder {
  const result: ContentFolder = { contents: [], pictures: [], problems: [] };
  const refuse = (file: string, message: string) =>
    result.problems.push({ file: path.posix.join(label, file), line: 1, column: 1, path: "", message });

  if (!isFolder(folder)) {
    refuse("", "dossier manquant ; attendu : le dossier du contenu, avec ses fichiers .json et images/");
    return result;
  }

  const strangers: string[] = [];
  const visit = (inside: string): void => {
    let entries: Dirent[] = [];
    try {
      entries = readdirSync(path.join(folder, inside), { withFileTypes: true });
    } catch {
      refuse(inside, "dossier que l'on ne peut pas lire ; vérifiez ses droits");
    }
    for (const entry of entries) {
      const file = path.posix.join(inside, entry.name);
      if (entry.isSymbolicLink()) refuse(file, "lien symbolique ; attendu : le fichier lui-même");
      else if (entry.isDirectory() && expectedFolders.has(file)) visit(file);
      else if (entry.isDirectory()) strangers.push(`${file}/`);
      else if (!entry.isFile()) refuse(file, "ni fichier ni dossier ; retirez-le");
      else if (expectedFiles.includes(file)) result.contents.push(file);
      else if (inside === pictureFolder && /\.(?:jpe?g|png|webp|avif)$/i.test(file))
        result.pictures.push(file);
      else if (!litter.has(entry.name)) strangers.push(file);
    }
  };
  visit("");

  const missing = requiredFiles.filter((file) => !result.contents.includes(file));
  for (const file of missing) {
    const linked = result.problems.some((problem) => problem.file === path.posix.join(label, file));
    if (!linked) refuse(file, "fichier manquant ; attendu dans ce dossier");
  }
  for (const file of strangers) {
    const absent = expectedFiles.filter((expected) => !result.contents.includes(expected));
    refuse(file, `n'a pas sa place dans ce dossier ; retirez-le${didYouMean(file, absent)}`);
  }
  return result;
}

function isFolder(folder: string): boolean {
  try {
    return lstatSync(folder).isDirectory();
  } catch {
    return false;
  }
}
