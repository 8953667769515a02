import { addressesOf, type Contents } from "../../src/content/check/across-files";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { complete } from "../forms/complete";
import { type Judgement, type KnownPictures, parseAll, problemsOf as problemsOfFile } from "../forms/save";
import { type Held, heldField } from "./held";
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

/** What is typed in a form, as the file is to hold it, with the pictures that were added to it. */
export type Draft = { name: string; content: unknown; uploads: readonly DraftFile[] };

export type DraftFile = { path: string; file?: File };

/** A form, as Decap has it. */
export function draftOf(entry: Entry): Draft {
  const name = nameOfFile(entry.get("path"));
  const mediaFiles: DraftFile[] = entry.get("mediaFiles").toJS();
  const held: Held = JSON.parse(String(entry.getIn(["data", heldField])));
  return {
    name,
    content: complete(schemaOf(name), held.content),
    uploads: mediaFiles.filter(({ path }) => typeof path === "string"),
  };
}

/** Everything that is wrong with a form, as far as its pictures have been opened. */
export function problemsOf({ name, content, uploads }: Draft): Judgement[] {
  const contents: Contents = new Map([...parsed.contents, [name, content]]);
  return problemsOfFile(name, content, contents, knownPictures(uploads));
}

/** How the bytes of a saved picture are come by; page/backend.ts says. */
let readPicture: (file: string) => Promise<Blob>;
const read = new Map<string, Promise<Blob>>();

export function readPicturesBy(reads: (file: string) => Promise<Blob>): void {
  readPicture = reads;
}

/** A picture of data/, read once; one that could not be read is asked for again. */
export function savedPicture(picture: string): Promise<Blob> {
  const key = savedKey(picture) ?? picture;
  const bytes = read.get(key) ?? readPicture(picture);
  read.set(key, bytes);
  bytes.catch(() => read.delete(key));
  return bytes;
}

/** What pictures turned out to be, once a browser has opened them: uploads by their file, saved ones by path and version. */
const found = new Map<File | string, PictureFacts>();

/** Opens the pictures that a form shows; whether one of them had not been opened before. */
export async function openPictures({ name, content, uploads }: Draft): Promise<boolean> {
  const opened = await Promise.all(
    picturesIn(name, content).map(async (picture) => {
      const upload = uploadOf(picture, uploads);
      const key = upload ?? savedKey(picture);
      if (key === undefined || found.has(key)) return false;
      found.set(key, await factsOf(picture, upload ?? (await savedPicture(picture))));
      return true;
    }),
  );
  return opened.includes(true);
}

/** Not yet opened: neither missing nor too small. */
const unknownYet: PictureFacts = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

export function knownPictures(uploads: readonly DraftFile[]): KnownPictures {
  const pictures = [...data.pictures.keys(), ...uploads.map(({ path }) => imageOf(path))];
  return new Map(pictures.map((picture) => [picture, factsFor(picture, uploads) ?? unknownYet]));
}

export function factsFor(picture: string, uploads: readonly DraftFile[]): PictureFacts | undefined {
  const key = uploadOf(picture, uploads) ?? savedKey(picture);
  return key === undefined ? undefined : found.get(key);
}

function uploadOf(picture: string, uploads: readonly DraftFile[]): File | undefined {
  return uploads.find(({ path }) => imageOf(path) === picture)?.file;
}

function savedKey(picture: string): string | undefined {
  const version = data.pictures.get(picture);
  return version === undefined ? undefined : `${picture} ${version}`;
}

function imageOf(path: string): string {
  return `images/${path.split("/").at(-1)}`;
}
