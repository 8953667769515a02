import { picturesIn } from "../../src/content/contract";
import { ConflictError, EditorError, RetryError } from "../forms/errors";
import { parseContent, type Snapshot, type Upload, type WrittenFile } from "../forms/save";

/** Reads and writes data/: on this machine (local-backend.ts), or in a GitHub repository (github-backend.ts). */
export type Backend = {
  read: () => Promise<Snapshot>;
  /** Writes all files or none if data/ still has that version; resolves with the new one. */
  write: (files: readonly WrittenFile[], version: string) => Promise<string>;
  /** The bytes of a picture such as `images/photo.jpg`. */
  readPicture: (file: string) => Promise<Blob>;
  maxPictureMegabytes: number;
  /** Where a save is published: says what becomes of it. */
  follow?: (saved: Snapshot, report: (sentence: string) => void) => Promise<void>;
};

/** A form to be saved: the file's text as it was opened, and its new one. */
type FormSave = { name: string; baseText: string; text: string; uploads: readonly Upload[] };

const maxAttempts = 3;

/**
 * Saves a form over data/ as it was last read, and resolves with data/ after the save. A change that somebody else has made
 * to the file is never undone; `validate` throws for what a build would refuse.
 */
export async function save(
  backend: Backend,
  lastRead: Snapshot,
  { name, baseText, text, uploads }: FormSave,
  validate: (before: Snapshot) => void,
): Promise<Snapshot> {
  // A picture that was added and then not chosen is not saved.
  const shown = picturesIn(name, parseContent(text));
  const added = uploads.filter((upload) => shown.includes(`images/${upload.name}`));
  const files: WrittenFile[] = [];
  for (const { name, file } of added) {
    files.push({ path: `data/images/${name}`, contents: await base64Of(file) });
  }
  files.push(await textFile(name, text));
  let data = lastRead;
  for (let attempt = 1; ; attempt += 1) {
    const currentText = data.texts.get(name) ?? "";
    const taken = added.find(({ name }) => data.pictures.has(`images/${name}`));
    // An earlier attempt was written, and only its answer lost.
    if (currentText === text && (taken || added.length === 0)) return data;
    if (currentText !== baseText) throw new ConflictError(data);
    if (taken) {
      throw new EditorError(
        `Une autre image s’appelle «${taken.name}» depuis peu. Rien n’est enregistré : choisissez de nouveau la vôtre, elle recevra un autre nom.`,
      );
    }
    validate(data);
    try {
      const version = await backend.write(files, data.version);
      return {
        version,
        texts: new Map([...data.texts, [name, text]]),
        pictures: new Map([
          ...data.pictures,
          ...added.map(({ name }) => [`images/${name}`, version] as const),
        ]),
      };
    } catch (error) {
      if (attempt === maxAttempts || !(error instanceof RetryError)) throw error;
      data = await backend.read();
    }
  }
}

export async function textFile(name: string, text: string): Promise<WrittenFile> {
  return { path: `data/${name}.json`, contents: await base64Of(new Blob([text])) };
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // In pieces, since the arguments of a call are limited.
  for (let start = 0; start < bytes.length; start += 30_000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 30_000));
  }
  return btoa(text);
}
