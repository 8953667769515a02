import { Refused } from "../../forms/save-plan";

/** A repository at a Git host, as far as the editor needs it: one branch, read whole and written in one commit. */
export type Repository = {
  /** Rejects when the key may not write. */
  ensureAccess: () => Promise<void>;
  /** The branch as it is now: its commit, and the files below data/ with the host's name for what is in each. */
  read: () => Promise<Snapshot>;
  /** What is in a file: `id` as the snapshot has it. */
  readFile: (id: string) => Promise<Uint8Array>;
  /** Rejects with Moved when the branch has moved on since the snapshot. */
  commit: (snapshot: Snapshot, changes: readonly FileChange[], message: string) => Promise<void>;
};

export type Snapshot = { commit: string; files: ReadonlyMap<string, string> };

/** A file's new content; undefined to remove it. */
export type FileChange = { path: string; base64: string | undefined };

/** Somebody else has written to the branch meanwhile. */
export class Moved extends Error {}

export type Access = { api: string; repo: string; branch: string; key: string };

/** A host's answer, or what went wrong in the owner's words. */
export async function ask(
  url: string,
  authorization: string,
  request: { method?: string; body?: object } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: request.method ?? "GET",
    headers: {
      Authorization: authorization,
      Accept: "application/json",
      ...(request.body && { "Content-Type": "application/json" }),
    },
    cache: "no-store",
    ...(request.body && { body: JSON.stringify(request.body) }),
  }).catch(() => {
    throw new Refused(
      "Pas de connexion avec l'hébergeur du dépôt. Rien n'est perdu tant que cette page reste ouverte : enregistrez de nouveau une fois la connexion rétablie.",
    );
  });
  if (response.ok) return response.status === 204 ? undefined : response.json();
  if (response.status === 409 || response.status === 422) throw new Moved();
  throw new Refused(
    refusals[response.status] ??
      `L'hébergeur du dépôt a répondu ${response.status}. Rien n'est enregistré ; essayez de nouveau plus tard.`,
  );
}

const refusals: Record<number, string> = {
  401: "Cette clé n'est pas acceptée : elle est fausse, ou elle a expiré. Rien n'est enregistré.",
  403: "Cette clé ne permet pas d'écrire dans le dépôt du site, ou l'hébergeur demande une pause. Rien n'est enregistré.",
  404: "Cette clé ne donne pas accès au dépôt du site, ou sa branche n'existe pas.",
  429: "L'hébergeur du dépôt demande une pause ; essayez de nouveau dans quelques minutes.",
};

export const noAccess = () => new Refused("Cette clé permet de lire le dépôt du site, mais pas d'y écrire.");

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replace(/\s/g, "")), (character) => character.charCodeAt(0));
}
