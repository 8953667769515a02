import type { PictureFacts } from "../../src/content/check/pictures";
import type { FormSave } from "../forms/save-plan";

/** Where data/ is: on this machine, behind our server, or in a repository of a Git host. */
export type Store = {
  /** A host has accounts: signing in takes a key. */
  signIn?: (key: string) => Promise<void>;
  /** All files, null for one that is not written, and what is known of the pictures, by path: `images/photo.jpg`. */
  read: () => Promise<{ texts: Record<string, string | null>; pictures: Record<string, PictureFacts> }>;
  save: (form: FormSave, pictures: readonly NewPicture[]) => Promise<Written>;
  /** Where the browser finds a picture. */
  pictureUrl: (file: string) => Promise<string>;
};

export type NewPicture = { name: string; base64: string };

/** The texts that have changed, by name, and the pictures that are gone. */
export type Written = { texts: Record<string, string>; removed: string[] };
