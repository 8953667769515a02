import { type FormSave, Refused } from "../forms/save";
import type { Data } from "./contents";

/** Where data/ is: on this machine (local-place.ts), or in a repository of a Git host (host-place.ts). */
export type Place = {
  /** Undefined on this machine, where nobody signs in. */
  hostName?: string;
  signIn: (key: string) => Promise<unknown>;
  read: () => Promise<Data>;
  /** The text that the file then has. `options` are Decap's: the commit's message. */
  save: (form: FormSave, pictures: readonly Upload[], options: object) => Promise<string>;
  /** What is in a picture: `images/photo.jpg`. */
  readPicture: (file: string) => Promise<Blob>;
};

export type Upload = { name: string; asset: Asset };

/** The host does not let this key in: any other failure may pass. */
export class KeyRefused extends Refused {}
