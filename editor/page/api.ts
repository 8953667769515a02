import { tryOrUndefined } from "../../src/browser/try-or-undefined";
import type { Crop, Size } from "../forms/crop";
import type { Snapshot, TextChange } from "../forms/snapshot";

export async function fetchData(): Promise<Snapshot> {
  const { folder, texts, pictures } = await (await request("/api/data")).json();
  return { folder, texts: new Map(texts), pictures: new Map(pictures) };
}

/** Resolves with false, and writes nothing, if the file no longer has the text `previousText`. */
export async function writeText(change: TextChange): Promise<boolean> {
  return (await request("/api/text", { method: "POST", body: JSON.stringify(change) })).ok;
}

/** Resolves with the picture's path in data/. */
export async function addPicture(file: File, crop: Crop, minSize: Size): Promise<string> {
  const picture = JSON.stringify({ name: file.name, crop, minSize });
  const init = { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } };
  return (await (await request(`/api/picture?${new URLSearchParams({ picture })}`, init)).json()).file;
}

export async function fetchUnpublishedFiles(): Promise<string[]> {
  return (await (await request("/api/unpublished")).json()).files;
}

export async function publish(write: (output: string) => void): Promise<void> {
  const { body } = await request("/api/publish", { method: "POST" });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
    write(chunk.value);
}

const jsonHeaders = { "Content-Type": "application/json" };

const storedKeyName = "cle-editeur";

/** Exchanges the code in the page's URL for the access key, which is valid as long as the server runs. */
export async function exchangeAccessCode(): Promise<void> {
  const code = new URLSearchParams(location.search).get("code");
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.hash);
  const response = await fetch("/api/key", { method: "POST", headers: jsonHeaders, body: code });
  // If the code has been used, the stored key may still be valid.
  if (response.ok) localStorage.setItem(storedKeyName, (await response.json()).key);
}

/** Requests `path` from the editor's server; rejects with a message for the owner. */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const key = tryOrUndefined(() => localStorage.getItem(storedKeyName)) ?? "";
  const headers = { ...jsonHeaders, ...init.headers, "X-Editor-Key": key };
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new Error(
      "L’éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Ce navigateur garde ce que vous avez tapé.",
    );
  });
  // 409 means that the file has changed meanwhile; writeText handles it.
  if (response.ok || response.status === 409) return response;
  throw new Error((await response.json()).message);
}
