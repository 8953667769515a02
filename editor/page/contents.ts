import { addressesOf, type Contents } from "../../src/content/check/across-files";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import type { PictureFacts } from "../../src/content/check/pictures";
import { valueAt } from "../../src/content/walk";
import { complete } from "../forms/complete";
import { type Judgement, type KnownPictures, parseAll, problemsOf as problemsOfFile } from "../forms/save";
import { withoutBase } from "./base";
import { factsOf } from "./picture-facts";

/**
 * What the page knows of data/, and how it judges what is typed: by the very check that a build runs, so that
 * the contract's own words appear at the field before anything is sent.
 */

/** data/ as it was last read: the files by name, and the pictures by path, with another value when one is another. */
export type Data = { texts: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string> };

let data: Data = { texts: new Map(), pictures: new Map() };
let parsed = parseAll(data.texts);

export function keepData(read: Data): void {
  data = read;
  parsed = parseAll(read.texts);
  judged = undefined;
}

/** A file's text as a form is to be filled from it; throws, in French, for one that is broken. */
export function textToEdit(name: string): string {
  const problem = parsed.broken.get(name);
  if (problem) throw new Error(problem);
  return data.texts.get(name) ?? "";
}

export function savedContent(name: string): unknown {
  return parsed.contents.get(name);
}

export function pictureNames(): string[] {
  return [...data.pictures.keys()];
}

/** Addresses that a link may have, for the form to propose. */
export function proposedAddresses(): string[] {
  const { pages, anchors } = addressesOf(parsed.contents);
  return [...pages, ...anchors];
}

/** `data/home.json` → `home`. */
export function nameOfFile(path: string): string {
  return path.replace(/^data\//, "").replace(/\.json$/, "");
}

/** A form's entry, as Decap's store has it. */
export function draftOf(entry: ImmutableMap): { name: string; content: unknown } {
  const name = nameOfFile(String(entry.get("path")));
  // Decap keeps what a form holds in a map of Immutable.
  const held = entry.get("data") as ImmutableMap | undefined;
  return { name, content: complete(schemaOf(name), withoutBase(held?.toJS() ?? {}).value) };
}

let judged: { data: unknown; mediaFiles: unknown; problems: Judgement[] } | undefined;

/** Everything that is wrong with the form as it stands. Asked by each of its fields, found once. */
export function problemsOf(entry: ImmutableMap): Judgement[] {
  const [held, mediaFiles] = [entry.get("data"), entry.get("mediaFiles")];
  const { name, content } = draftOf(entry);
  if (judged?.data !== held || judged?.mediaFiles !== mediaFiles) {
    const contents: Contents = new Map([...parsed.contents, [name, content]]);
    const pictures = knownPictures(name, content, draftFiles(mediaFiles));
    judged = { data: held, mediaFiles, problems: problemsOfFile(name, content, contents, pictures) };
  }
  const problems = judged?.problems ?? [];
  const textOf = ({ path, message }: Judgement) => JSON.stringify([path, message]);
  const known = new Set(problems.map(textOf));
  return [...problems, ...refusedStill(name, content).filter((problem) => !known.has(textOf(problem)))];
}

/** What a save has been refused for, beyond what the page could see: a picture that no decoder can read whole. */
let refused: { name: string; content: unknown; problems: Judgement[] } | undefined;

export function keepRefusal(name: string, content: unknown, problems: Judgement[]): void {
  refused = { name, content, problems };
}

/** A refusal applies to what was sent: it ends where that has been changed. */
function refusedStill(name: string, content: unknown): Judgement[] {
  if (refused?.name !== name) return [];
  const sent = refused.content;
  const textAt = (value: unknown, path: Judgement["path"]) => JSON.stringify(valueAt(value, path));
  return refused.problems.filter(({ path }) => textAt(sent, path) === textAt(content, path));
}

export type DraftFile = { path: string; file?: File };

export function draftFiles(mediaFiles: unknown): DraftFile[] {
  const list = mediaFiles as { toJS: () => DraftFile[] } | undefined; // Immutable's list, of Decap's making
  return list?.toJS().filter(({ path }) => typeof path === "string") ?? [];
}

/** How the bytes of a saved picture are come by; page/backend.ts says. */
let readPicture: ((file: string) => Promise<Blob>) | undefined;

export function readPicturesBy(read: (file: string) => Promise<Blob>): void {
  readPicture = read;
}

/** What pictures turned out to be, once a browser has opened them: uploads by their file, saved ones by path and version. */
const found = new Map<File | string, PictureFacts>();
const opening = new Map<File | string, Promise<void>>();

function open(key: File | string, name: string, bytes: () => Promise<Blob>): Promise<void> {
  const known = opening.get(key);
  if (known) return known;
  const opened = bytes()
    .then((blob) => factsOf(name, blob))
    .then(
      (facts) => {
        found.set(key, facts);
        judged = undefined;
      },
      (error: unknown) => {
        // A picture that could not be read from its host is asked for again.
        opening.delete(key);
        throw error;
      },
    );
  opening.set(key, opened);
  return opened;
}

/** Not yet opened: neither missing nor too small. */
const unknownYet: PictureFacts = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** All pictures; the sizes of those that the form shows, as soon as they have been opened. */
function knownPictures(name: string, content: unknown, uploads: readonly DraftFile[]): KnownPictures {
  openShown(name, content, uploads).catch(() => {});
  const saved = [...data.pictures].map(([file, version]) => [file, found.get(`${file} ${version}`)] as const);
  const added = uploads.map(({ path, file }) => [imageOf(path), file && found.get(file)] as const);
  return new Map([...saved, ...added].map(([file, facts]) => [file, facts ?? unknownYet]));
}

/** All pictures, once those that the form shows have been opened. */
export async function picturesOf(
  name: string,
  content: unknown,
  uploads: readonly DraftFile[],
): Promise<KnownPictures> {
  await openShown(name, content, uploads);
  return knownPictures(name, content, uploads);
}

async function openShown(name: string, content: unknown, uploads: readonly DraftFile[]): Promise<void> {
  await Promise.all(
    picturesIn(name, content).map((picture) => {
      const upload = uploads.find(({ path }) => imageOf(path) === picture)?.file;
      if (upload) return open(upload, picture, async () => upload);
      const version = data.pictures.get(picture);
      if (version === undefined || !readPicture) return undefined;
      const read = readPicture;
      return open(`${picture} ${version}`, picture, () => read(picture));
    }),
  );
}

/** What the preview needs to know of a picture, by its value in the form. */
export function factsFor(picture: string, uploads: readonly DraftFile[]): PictureFacts | undefined {
  const upload = uploads.find(({ path }) => imageOf(path) === picture)?.file;
  return found.get(upload ?? `${picture} ${data.pictures.get(picture)}`);
}

function imageOf(path: string): string {
  return `images/${path.split("/").at(-1)}`;
}
