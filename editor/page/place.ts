import { type Data, type FormSave, Refused } from "../forms/save";

/** Where data/ is: on this machine (local-place.ts), or in a repository with GitHub (github-place.ts). */
export type Place = {
  read: () => Promise<Data>;
  /** Gives data/ as it then is. Where nobody else judges the save, `judge` does, over data/ as it was before. */
  save: (form: FormSave, pictures: readonly Upload[], judge: (before: Data) => void) => Promise<Data>;
  /** What is in a picture: `images/photo.jpg`. */
  readPicture: (file: string) => Promise<Blob>;
  /** In millions of bytes. */
  largestPicture: number;
};

/** A picture that was added to a form and is not saved yet, under the name that it will have. */
export type Upload = { name: string; file: Blob };

/** The key is not let in: any other failure may pass. */
export class KeyRefused extends Refused {}

export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 30_000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
  }
  return btoa(text);
}
