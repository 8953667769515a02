import { EditorError, RetryError } from "../forms/errors";
import { createSnapshot } from "../forms/save";
import type { Backend } from "./backend";

/** data/ on this machine, behind our server (server.ts). */
export const localBackend: Backend = {
  read: async () => {
    const { version, texts, pictures } = await (await request("/api/data")).json();
    return createSnapshot(version, texts, pictures);
  },
  write: async (files, version) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ files, version });
    return (await (await request("/api/data", { method: "POST", headers, body })).json()).version;
  },
  readPicture: async (file) => (await request(`/${file}`)).blob(),
  maxPictureMegabytes: 40,
};

async function request(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw new EditorError(
      "L’éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Rien n’est perdu tant que cette page reste ouverte.",
    );
  });
  if (response.ok) return response;
  if (response.status === 409) {
    throw new RetryError("data/ change sans cesse. Rien n’est enregistré : essayez de nouveau.");
  }
  throw new EditorError((await response.json()).message);
}
