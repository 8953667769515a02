import { readFileSync } from "node:fs";
import path from "node:path";
import { contentSchemas } from "../contract";
import { addressesOf, type Contents } from "./across-files";
import { contractProblems, type PathProblem, valueAt } from "./contract-problems";
import { fileProblems, picturesIn, schemaOf, typographyOf } from "./file-problems";
import { readContentFolder } from "./folder";
import { type JsonFile, readJsonFile } from "./json-file";
import { type PictureFacts, type PictureMemory, readPicture } from "./pictures";
import { markedPaths, type Placeholder, placeholderValue } from "./placeholders";
import { formatPath, type Problem, sortProblems } from "./problem";

export type ContentReport = {
  /** Everything that is wrong in data/, sorted; nothing when the site may be built from it. */
  problems: Problem[];
  /** Every value that is marked as still to be replaced. */
  placeholders: Placeholder[];
  /** What the owner should know before going live, though nothing is wrong. */
  warnings: string[];
  /** Texts whose typography the site puts right by itself. */
  typography: Problem[];
};

/** What an earlier check found out about files and pictures: the next skips those that are unchanged. */
export type ContentMemory = { pictures: PictureMemory; files: Map<string, CheckedFile> };

type CheckedFile = { bytes: Uint8Array; json: JsonFile; problems: readonly PathProblem[] };

export function newMemory(pictures: PictureMemory = new Map()): ContentMemory {
  return { pictures, files: new Map() };
}

/** Checks all of data/ at once. Never throws for what it finds there. */
export async function checkContent(folder: string, memory = newMemory()): Promise<ContentReport> {
  const label = path.basename(folder);
  const listing = readContentFolder(folder, label);
  const problems = [...listing.problems];

  const files = new Map<string, CheckedFile>();
  for (const file of listing.contents) {
    const shown = path.posix.join(label, file);
    const bytes = readBytes(path.join(folder, file));
    if (!bytes) {
      problems.push(atFile(shown, "fichier que l'on ne peut pas lire ; vérifiez ses droits"));
      continue;
    }
    const name = file.replace(/\.json$/, "");
    const known = memory.files.get(shown);
    const checked = known && bytes.equals(known.bytes) ? known : checkFile(name, shown, bytes);
    memory.files.set(shown, checked);
    problems.push(...checked.json.problems);
    files.set(name, checked);
  }

  const contents: Contents = new Map(
    [...files].flatMap(([name, { json }]) => (json.content ? [[name, json.content.value] as const] : [])),
  );
  const pictures = new Map<string, PictureFacts>();
  await Promise.all(
    listing.pictures.map(async (file) => {
      const facts = await readPicture(path.join(folder, file), memory.pictures).catch(() => ({
        failure: "image que l'on ne peut pas lire ; vérifiez les droits du fichier",
      }));
      pictures.set(file, facts);
      if ("failure" in facts) problems.push(atFile(path.posix.join(label, file), facts.failure));
    }),
  );

  const known = addressesOf(contents);
  const shownPictures = new Set<string>();
  const typography: Problem[] = [];
  for (const [name, { json, problems: problemsOfItsOwn }] of files) {
    const { file, content } = json;
    if (!content) continue;
    const inFile = fileProblems(name, content.value, { contents, known, pictures }, problemsOfItsOwn);
    for (const picture of picturesIn(name, content.value)) shownPictures.add(picture);
    const placed = ({ path: valuePath, part, message }: PathProblem): Problem => ({
      file,
      ...content.locate(valuePath, part),
      path: formatPath(valuePath),
      message,
    });
    problems.push(...inFile.map(placed));
    typography.push(...typographyOf(name, content.value).map(placed));
  }

  const allRead =
    [...files.values()].every(({ json }) => json.content) && files.size === listing.contents.length;
  for (const picture of allRead ? listing.pictures : []) {
    if (shownPictures.has(picture)) continue;
    const message = "aucune page ne montre cette image ; nommez-la dans un fichier .json, ou retirez-la";
    problems.push(atFile(path.posix.join(label, picture), message));
  }

  return {
    problems: sortProblems(problems),
    placeholders: [...files.values()].flatMap(({ json }) => remaining(json)),
    warnings: warningsOf(contents),
    typography: sortProblems(typography),
  };
}

function warningsOf(contents: Contents): string[] {
  const contact = contentSchemas.contact.pick({ delivery: true }).loose().safeParse(contents.get("contact"));
  if (!contact.success || contact.data.delivery.service !== "none") return [];
  return [
    "data/contact.json: aucun service ne reçoit les messages (delivery.service vaut «none»). Le formulaire dit " +
      "«Message envoyé !» et n'envoie rien. Pour les recevoir : docs/messages.md.",
  ];
}

/** Synchronously: a dozen small files are read sooner than a thread is woken for each. */
function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function checkFile(name: string, shown: string, bytes: Uint8Array): CheckedFile {
  const json = readJsonFile(shown, bytes);
  const problems = json.content ? contractProblems(schemaOf(name), json.content.value) : [];
  return { bytes, json, problems };
}

function remaining({ file, content }: JsonFile): Placeholder[] {
  if (!content) return [];
  return markedPaths(content.value).map(({ text, path: marked }) => ({
    file,
    ...content.locate(marked),
    path: text,
    value: placeholderValue(valueAt(content.value, marked)),
  }));
}

function atFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, path: "", message };
}
