import type { ComponentType } from "react";
import { createElement, useEffect } from "react";
import type { Saved } from "../server/save";
import type { ContentAnswer } from "../server/server";
import { lookAgain } from "./controls";
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

/** Decap's way to our server (server/server.ts): the files of data/, read at once and saved one form at a time. */

type DataFile = { path: string; raw: string };
type Asset = { path: string; toBase64: () => Promise<string> };
type MediaFile = { id: string; name: string; path: string; url: string; displayURL: string };
type Entry = { data: string; file: { path: string; id: null } };

const user = { name: "", login: "", token: "" };

async function ask(action: string, body: object): Promise<unknown> {
  const response = await fetch(`/api/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(
      "L'éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Rien n'est perdu tant que cette page reste ouverte.",
    );
  });
  const type = response.headers.get("Content-Type") ?? "";
  const answer: unknown = type.startsWith("application/json")
    ? await response.json()
    : { message: await response.text() };
  if (response.ok) return answer;
  throw new Refusal(answer as Refused); // both ends are ours
}

type Refused = { message: string; problems?: { path: (string | number)[]; message: string }[] };

class Refusal extends Error {
  constructor(readonly answer: Refused) {
    super(answer.message);
  }
  /** Decap shows an error by its text. */
  override toString(): string {
    return this.message;
  }
}

/** Where the site answers that follows each save, when it does. */
export async function siteAddress(): Promise<string | undefined> {
  const { address } = (await ask("site", {})) as { address: string | null };
  return address ?? undefined;
}

/** Reads data/ anew. */
export async function readContents(): Promise<void> {
  const { texts, pictures } = (await ask("contenu", {})) as ContentAnswer;
  for (const [name, text] of Object.entries(texts)) if (text !== null) keepText(name, text);
  for (const [file, facts] of Object.entries(pictures)) keepPicture(file, facts);
}

function mediaFile(file: string): MediaFile {
  const name = file.slice("images/".length);
  const url = `/images/${name}`;
  return { id: file, name, path: `data/${file}`, url, displayURL: url };
}

export class LocalBackend {
  isGitBackend = () => false;
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
  authComponent = (): ComponentType<{ onLogin: (user: object) => void }> => SignedIn;
  restoreUser = async () => user;
  authenticate = async () => user;
  logout = () => null;
  getToken = async () => "";
  entriesByFolder = async () => [];
  allEntriesByFolder = async () => [];
  unpublishedEntries = async () => [];

  entriesByFiles = async (files: readonly { path: string }[]): Promise<Entry[]> => {
    await readContents();
    return files.map(({ path }) => entryOf(path));
  };

  getEntry = async (path: string): Promise<Entry> => {
    await readContents();
    return entryOf(path);
  };

  getMedia = async (): Promise<MediaFile[]> => [...knownPictures().keys()].map(mediaFile);
  getMediaFile = async (path: string): Promise<MediaFile> => mediaFile(path.replace(/^\/?data\//, ""));

  persistEntry = async ({ dataFiles, assets }: { dataFiles: DataFile[]; assets: Asset[] }): Promise<void> => {
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
      const { texts, removed } = (await ask("enregistrer", {
        name,
        base: textOf(name) ?? null,
        value,
        pictures,
      })) as Saved;
      for (const [changed, text] of Object.entries(texts)) keepText(changed, text);
      for (const picture of removed) forgetPicture(picture);
    } catch (error) {
      if (error instanceof Refusal && error.answer.problems) {
        keepRefusal(name, value, error.answer.problems);
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
}

function entryOf(path: string): Entry {
  const name = nameOfFile(path);
  if (!fileNames.includes(name)) throw new Error(`${path} n'est pas un fichier de data/.`);
  return { data: textOf(name) ?? "", file: { path, id: null } };
}

/** On this machine there is nobody to sign in. */
function SignedIn({ onLogin }: { onLogin: (user: object) => void }) {
  useEffect(() => onLogin(user), [onLogin]);
  return createElement("p", { className: "attente" }, "Ouverture …");
}
