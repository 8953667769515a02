import { picturesIn } from "../../src/content/check/file-problems";
import { Clash, contentOf, type Data, Refused, type Upload, type WrittenFile } from "../forms/save";

/** Where data/ is: on this machine (local-place.ts), or in a repository with GitHub (github-place.ts). */
export type Place = {
  read: () => Promise<Data>;
  /** Writes the files, all or none, over data/ as it was at that version, and gives the next one. */
  write: (files: readonly WrittenFile[], version: string) => Promise<string>;
  /** What is in a picture: `images/photo.jpg`. */
  readPicture: (file: string) => Promise<Blob>;
  /** In millions of bytes. */
  largestPicture: number;
};

/** A form to be saved: the file's text as it was opened, and as it is to be. */
export type FormSave = { name: string; opened: string; text: string; uploads: readonly Upload[] };

/** The key is not let in: any other failure may pass. */
export class KeyRefused extends Refused {}

/** data/ is no longer at that version, or it is not known whether the files were written: read it again, and see. */
export class Uncertain extends Refused {}

/** How often a save is tried when others write at the same time, or an answer is lost. */
const tries = 3;

/**
 * Saves a form over data/ as it is known, and gives data/ as it then is. What somebody else has done since the form was
 * opened is not undone; `judge` throws for what a build would refuse.
 */
export async function save(
  place: Place,
  known: Data,
  { name, opened, text, uploads }: FormSave,
  judge: (before: Data) => void,
): Promise<Data> {
  // A picture that was added and not chosen is not kept.
  const shown = picturesIn(name, contentOf(text));
  const added = uploads.filter((upload) => shown.includes(`images/${upload.name}`));
  const files: WrittenFile[] = [];
  for (const { name, file } of added) {
    files.push({ path: `data/images/${name}`, contents: await base64Of(file) });
  }
  files.push({ path: `data/${name}.json`, contents: await base64Of(new Blob([text])) });
  let data = known;
  for (let turn = 1; ; turn += 1) {
    const now = data.texts.get(name) ?? "";
    const taken = added.find(({ name }) => data.pictures.has(`images/${name}`));
    // An earlier try has arrived, and its answer has not.
    if (now === text && (taken || added.length === 0)) return data;
    if (now !== opened) throw new Clash(data);
    if (taken) {
      throw new Refused(
        `Une autre image s’appelle «${taken.name}» depuis peu. Rien n’est enregistré : choisissez de nouveau la vôtre, elle recevra un autre nom.`,
      );
    }
    judge(data);
    try {
      const version = await place.write(files, data.version);
      return {
        version,
        texts: new Map([...data.texts, [name, text]]),
        pictures: new Map([
          ...data.pictures,
          ...added.map(({ name }) => [`images/${name}`, version] as const),
        ]),
      };
    } catch (error) {
      if (turn === tries || !(error instanceof Uncertain)) throw error;
      data = await place.read();
    }
  }
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 30_000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
  }
  return btoa(text);
}
