import type { ComponentType } from "react";
import { NotSaved } from "../forms/save-plan";
import {
  fileNames,
  forgetPicture,
  keepPicture,
  keepRefusal,
  keepText,
  knownPictures,
  nameOfFile,
  textOf,
} from "./draft";
import { lookAgain } from "./judgement";
import { signInPage } from "./sign-in";
import type { Store } from "./store";

/** Decap's access to a store: the files of data/, read at once and saved one form at a time. */

type DataFile = { path: string; raw: string };
type Asset = { path: string; toBase64: () => Promise<string> };
type MediaFile = { id: string; name: string; path: string; displayURL: { id: string; path: string } };
type Entry = { data: string; file: { path: string; id: null } };
type User = { name: string; login: string; token: string };

export function backendFor(store: Store, host?: string) {
  const user = (token: string): User => ({ name: "", login: "", token });
  let key = "";

  const authenticate = async ({ token = "" }: { token?: string }): Promise<User> => {
    await store.signIn?.(token);
    key = token;
    await readContents(store);
    return user(token);
  };

  return class {
    isGitBackend = () => false;
    status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
    authComponent = (): ComponentType<SignInProps> => signInPage(host);
    restoreUser = authenticate;
    authenticate = authenticate;
    logout = () => {
      key = "";
    };
    getToken = async () => key;
    entriesByFolder = async () => [];
    allEntriesByFolder = async () => [];
    unpublishedEntries = async () => [];

    entriesByFiles = async (files: readonly { path: string }[]): Promise<Entry[]> => {
      await readContents(store);
      return files.map(({ path }) => entryOf(path));
    };

    getEntry = async (path: string): Promise<Entry> => {
      await readContents(store);
      return entryOf(path);
    };

    getMedia = async (): Promise<MediaFile[]> => [...knownPictures().keys()].map(mediaFile);

    getMediaDisplayURL = ({ id }: { id: string }): Promise<string> => store.pictureUrl(id);

    getMediaFile = async (path: string) => {
      const file = path.replace(/^\/?data\//, "");
      const url = await store.pictureUrl(file);
      return { ...mediaFile(file), url, displayURL: url };
    };

    persistEntry = async ({
      dataFiles,
      assets,
    }: {
      dataFiles: DataFile[];
      assets: Asset[];
    }): Promise<void> => {
      const [file] = dataFiles;
      if (!file) return;
      const name = nameOfFile(file.path);
      const value: unknown = JSON.parse(file.raw);
      const pictures = await Promise.all(
        assets.map(async (asset) => ({
          name: asset.path.split("/").at(-1) ?? "",
          base64: await asset.toBase64(),
        })),
      );
      try {
        const { texts, removed } = await store.save({ name, base: textOf(name), value }, pictures);
        for (const [changed, text] of Object.entries(texts)) keepText(changed, text);
        for (const picture of removed) forgetPicture(picture);
      } catch (error) {
        if (error instanceof NotSaved) {
          keepRefusal(name, value, error.problems);
          lookAgain();
        }
        throw error;
      }
    };

    /** A picture that no page shows would be refused by the check: pictures come with the form that shows them. */
    persistMedia = async (): Promise<never> => {
      throw new Error("Choisissez l'image depuis le champ qui la montre.");
    };
    deleteFiles = async (): Promise<never> => {
      throw new Error("Une image qu'aucune page ne montre plus est retirée d'elle-même à l'enregistrement.");
    };
  };
}

/** Reads data/ again. */
async function readContents(store: Store): Promise<void> {
  const { texts, pictures } = await store.read();
  for (const [name, text] of Object.entries(texts)) if (text !== null) keepText(name, text);
  for (const [file, facts] of Object.entries(pictures)) keepPicture(file, facts);
}

function mediaFile(file: string): MediaFile {
  return {
    id: file,
    name: file.slice("images/".length),
    path: `data/${file}`,
    displayURL: { id: file, path: `data/${file}` },
  };
}

function entryOf(path: string): Entry {
  const name = nameOfFile(path);
  if (!fileNames.includes(name)) throw new Error(`${path} n'est pas un fichier de data/.`);
  return { data: textOf(name) ?? "", file: { path, id: null } };
}
