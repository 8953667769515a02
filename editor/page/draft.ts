import { addressesOf, type Contents } from "../../src/content/check/across-files";
import { fileProblems, schemaOf } from "../../src/content/check/file-problems";
import type { PictureFacts } from "../../src/content/check/pictures";
import { contentSchemas } from "../../src/content/contract";
import type { ValuePath } from "../../src/content/walk";
import { complete } from "../forms/complete";
import { isSame } from "../forms/one-value-diff";

/**
 * What the page knows of data/, and how it judges what is typed: by the very check that a build runs, so that
 * the contract's own words appear at the field before anything is sent.
 */

/** The files as they were last read or written. */
const texts = new Map<string, string>();
const saved = new Map<string, unknown>();
const pictures = new Map<string, PictureFacts>();

export function keepText(name: string, text: string): void {
  texts.set(name, text);
  saved.set(name, JSON.parse(text));
}

export function textOf(name: string): string | undefined {
  return texts.get(name);
}

export function keepPicture(file: string, facts: PictureFacts): void {
  pictures.set(file, facts);
}

export function forgetPicture(file: string): void {
  pictures.delete(file);
}

export function knownPictures(): ReadonlyMap<string, PictureFacts> {
  return pictures;
}

/** `data/home.json` → `home`. */
export function nameOfFile(path: string): string {
  return path.replace(/^data\//, "").replace(/\.json$/, "");
}

/** All files, with the one that is being edited as it is typed. */
export function contentsWith(name: string, content: unknown): Contents {
  return new Map([...saved, [name, content]]);
}

export function savedContent(name: string): unknown {
  return saved.get(name);
}

/** A form's entry, as Decap's store has it. */
export function draftOf(entry: ImmutableMap): { name: string; content: unknown } {
  const name = nameOfFile(String(entry.get("path")));
  // Decap keeps what a form holds in a map of Immutable.
  const data = entry.get("data") as ImmutableMap | undefined;
  return { name, content: complete(schemaOf(name), data?.toJS() ?? {}) };
}

export type DraftProblem = { path: ValuePath; message: string };

let judged: { data: unknown; mediaFiles: unknown; problems: DraftProblem[] } | undefined;

/** Everything that is wrong with the form as it stands. Asked by each of its fields, found once. */
export function problemsOf(entry: ImmutableMap): DraftProblem[] {
  const [data, mediaFiles] = [entry.get("data"), entry.get("mediaFiles")];
  const { name, content } = draftOf(entry);
  if (judged?.data !== data || judged?.mediaFiles !== mediaFiles) {
    const contents = contentsWith(name, content);
    const surroundings = { contents, known: addressesOf(contents), pictures: picturesWith(mediaFiles) };
    judged = { data, mediaFiles, problems: fileProblems(name, content, surroundings) };
  }
  return [...(judged?.problems ?? []), ...refusedStill(name, content)];
}

/** What the server has refused: it also checks pictures that were not there before. */
let refused: { name: string; content: unknown; problems: DraftProblem[] } | undefined;

export function keepRefusal(name: string, content: unknown, problems: DraftProblem[]): void {
  refused = { name, content, problems };
}

/** A refusal applies to what was sent: it ends where that has been changed. */
function refusedStill(name: string, content: unknown): DraftProblem[] {
  if (refused?.name !== name) return [];
  const sent = refused.content;
  return refused.problems.filter(({ path }) => isSame(at(sent, path), at(content, path)));
}

function at(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (owner, key) =>
      typeof owner === "object" && owner !== null
        ? (owner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

type DraftFile = { path: string; file?: File };

/** The sizes of pictures that are not saved yet, as soon as the browser has opened them. */
const opened = new Map<File, PictureFacts | "opening">();

function picturesWith(mediaFiles: unknown): ReadonlyMap<string, PictureFacts> {
  const known = new Map(pictures);
  for (const { path, file } of draftFiles(mediaFiles)) {
    const facts = file && factsOf(file);
    // Until it is known to be too small or corrupt, a picture counts as valid; the server checks it anyway.
    known.set(`images/${path.split("/").at(-1)}`, facts ?? { width: Infinity, height: Infinity });
  }
  return known;
}

export function draftFiles(mediaFiles: unknown): DraftFile[] {
  const list = mediaFiles as { toJS: () => DraftFile[] } | undefined; // Immutable's list, of Decap's making
  return list?.toJS().filter(({ path }) => typeof path === "string") ?? [];
}

export function factsOf(file: File): PictureFacts | undefined {
  const known = opened.get(file);
  if (known) return known === "opening" ? undefined : known;
  opened.set(file, "opening");
  createImageBitmap(file).then(
    ({ width, height }) => {
      opened.set(file, { width, height });
      judged = undefined;
    },
    () => {
      opened.set(file, { failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG" });
      judged = undefined;
    },
  );
  return undefined;
}

/** Addresses that a link may have, for the form to propose. */
export function proposedAddresses(): string[] {
  const { pages, anchors } = addressesOf(saved);
  return [...pages, ...anchors];
}

export const fileNames = Object.keys(contentSchemas);
