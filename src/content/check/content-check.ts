import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { contentSchemas } from "../contract";
import type { ContentRole } from "../contract/roles";
import { frenchTypography, typographyNotes } from "../french-typography";
import {
  type Addresses,
  addressesOf,
  type Contents,
  composedTextProblems,
  linkProblem,
} from "./across-files";
import { contractProblems, type PathProblem, valueAt, visitRoles } from "./contract-problems";
import { readContentFolder } from "./folder";
import { type JsonFile, readJsonFile } from "./json-file";
import { type PictureFacts, type PictureMemory, readPicture } from "./pictures";
import {
  isExampleAddress,
  isMarked,
  leadsSomewhere,
  markedPaths,
  type Placeholder,
  pathsOf,
  placeholderValue,
} from "./placeholders";
import { formatPath, type Problem, quoted, sortProblems } from "./problem";
import { didYouMean } from "./suggestion";

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

/** What an earlier check has found out, and the next need not: about files and pictures that have not changed. */
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
    const inFile: PathProblem[] = [
      ...problemsOfItsOwn,
      ...composedTextProblems(name, contents),
      ...placeholderProblems(content.value),
    ];
    visitRoles(schemaOf(name), content.value, (role, text, valuePath) => {
      if (role.role === "picture") shownPictures.add(text);
      const set = role.role === "text" ? typographyNotes(text) : [];
      if (set.length > 0) {
        const message = `le site écrit ${quoted(frenchTypography(text))} (${set.join(", ")})`;
        typography.push({ file, ...content.locate(valuePath), path: formatPath(valuePath), message });
      }
      const message = roleProblem(role, text, { known, pictures });
      if (message) inFile.push({ path: valuePath, message });
      if (role.role === "reachable" && isExampleAddress(text) && !isMarked(content.value, valuePath)) {
        const mark = `adresse d'exemple, qui ne mène nulle part ; mettez la vraie, ou ajoutez "${formatPath(valuePath)}" à placeholders`;
        inFile.push({ path: valuePath, message: mark });
      }
    });
    for (const { path: valuePath, part, message } of inFile) {
      const position = content.locate(valuePath, part);
      problems.push({ file, ...position, path: formatPath(valuePath), message });
    }
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

/** At once: a dozen small files are read sooner than a thread is woken for each. */
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

function schemaOf(name: string): z.ZodObject {
  // The folder's listing holds files of the contract only.
  return contentSchemas[name as keyof typeof contentSchemas];
}

type Surroundings = { known: Addresses; pictures: ReadonlyMap<string, PictureFacts> };

function roleProblem(role: ContentRole, text: string, { known, pictures }: Surroundings): string | undefined {
  // A malformed address is refused by the contract already.
  if (role.role === "link") return text.startsWith("/") ? linkProblem(text, known) : undefined;
  if (role.role !== "picture" || !text.startsWith("images/")) return undefined;

  const facts = pictures.get(text);
  if (!facts) return `image introuvable dans le dossier data/${didYouMean(text, pictures.keys())}`;
  if ("failure" in facts || (facts.width >= role.width && facts.height >= role.height)) return undefined;
  return `image de ${facts.width} × ${facts.height} pixels, trop petite ; attendu : ${role.width} × ${role.height} au moins`;
}

function placeholderProblems(content: unknown): PathProblem[] {
  return markedPaths(content).flatMap(({ index, text, path: marked }) => {
    if (leadsSomewhere(content, text, marked)) return [];
    const message = `«${text}» ne mène à aucune valeur de ce fichier${didYouMean(text, pathsOf(content))}`;
    return [{ path: ["placeholders", index], message }];
  });
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
