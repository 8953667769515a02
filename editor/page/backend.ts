import type { ComponentType } from "react";
import { shownPictures } from "../forms/save";
import { keepData, nameOfFile, pictureNames, readPicturesBy, savedPicture, textToEdit } from "./contents";
import { openForm } from "./form";
import { type Held, heldOf } from "./held";
import { KeyRefused, type Place } from "./place";
import { signInPage, tellObstacle } from "./sign-in";

/** What Decap asks of a backend, answered for a folder of files that is read at once and saved one form at a time. */

type Entry = { data: string; file: { path: string; id: null } };
type MediaFile = { id: string; name: string; path: string; displayURL: { id: string } };
type User = { name: string; login: string; token: string };

export function backendFor(place: Place) {
  const read = async () => keepData(await place.read());
  const urls = new WeakMap<Blob, string>();
  const urlOf = async (file: string): Promise<string> => {
    const bytes = await savedPicture(file);
    const url = urls.get(bytes) ?? URL.createObjectURL(bytes);
    urls.set(bytes, url);
    return url;
  };
  readPicturesBy(place.readPicture);
  /** Decap hands in the pictures of a form at each of its saves: those that have been saved are not new any more. */
  const savedPictures = new WeakSet<File>();
  // One and the same each time that Decap asks: another would begin anew.
  const SignIn = signInPage(place.hostName);

  const authenticate = async ({ token = "" }: { token?: string }): Promise<User> => {
    await place.signIn(token);
    await read();
    return { name: "", login: "", token };
  };

  return class {
    status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
    authComponent = (): ComponentType<SignInProps> => SignIn;
    authenticate = authenticate;
    /** Decap forgets the key when this rejects: only a key that is refused may be forgotten. */
    restoreUser = async (user: { token?: string }): Promise<User> => {
      for (;;) {
        try {
          return await authenticate(user);
        } catch (error) {
          if (error instanceof KeyRefused) throw error;
          tellObstacle(`${error instanceof Error ? error.message : error} Nouvel essai dans un instant.`);
          await new Promise((resolve) => setTimeout(resolve, 3000));
        }
      }
    };
    logout = () => {};

    /** The list of forms needs nothing of what is in the files. */
    entriesByFiles = async (files: readonly { path: string }[]): Promise<Entry[]> =>
      files.map(({ path }) => ({ data: "{}", file: { path, id: null } }));

    getEntry = async (path?: string): Promise<Entry> => {
      if (!path) {
        throw new Error(
          "Ce formulaire n'existe pas : le bouton «Précédent» du navigateur ramène à la liste.",
        );
      }
      await read();
      return { data: JSON.stringify(heldOf(textToEdit(nameOfFile(path)))), file: { path, id: null } };
    };

    getMedia = async (): Promise<MediaFile[]> => pictureNames().map(mediaFile);
    getMediaDisplayURL = ({ id }: { id: string }): Promise<string> => urlOf(id);
    getMediaFile = async (path: string) => {
      const file = path.replace(/^\/?data\//, "");
      const url = await urlOf(file);
      return { ...mediaFile(file), url, displayURL: url };
    };

    persistEntry = async (
      { dataFiles: [file], assets }: { dataFiles: { path: string; raw: string }[]; assets: Asset[] },
      options: object,
    ): Promise<void> => {
      if (!file) return;
      const { base, content }: Held = JSON.parse(file.raw);
      const form = { name: nameOfFile(file.path), base, value: content };
      const added = assets.filter(({ fileObj }) => !fileObj || !savedPictures.has(fileObj));
      const uploads = added.map((asset) => ({ name: asset.path.split("/").at(-1) ?? "", asset }));
      const pictures = shownPictures(form, uploads);
      try {
        openForm()?.noteSaved(base, await place.save(form, pictures, options));
        for (const { asset } of pictures) if (asset.fileObj) savedPictures.add(asset.fileObj);
      } catch (error) {
        openForm()?.refuse(error);
        throw error;
      }
      await read().catch(() => {});
    };
  };
}

function mediaFile(file: string): MediaFile {
  return { id: file, name: file.slice("images/".length), path: `data/${file}`, displayURL: { id: file } };
}
