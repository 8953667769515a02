import { dataFrom, Refused } from "../forms/save";
import { type Place, Uncertain } from "./place";

/** data/ on this machine, behind our server (server.ts). */
export const localPlace: Place = {
  read: async () => {
    const { version, texts, pictures } = await (await ask("/api/data")).json();
    return dataFrom(version, texts, pictures);
  },
  write: async (files, version) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ files, version });
    return (await (await ask("/api/data", { method: "POST", headers, body })).json()).version;
  },
  readPicture: async (file) => (await ask(`/${file}`)).blob(),
  largestPicture: 40,
};

async function ask(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw new Refused(
      "L’éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Rien n’est perdu tant que cette page reste ouverte.",
    );
  });
  if (response.ok) return response;
  if (response.status === 409) {
    throw new Uncertain("data/ change sans cesse. Rien n’est enregistré : essayez de nouveau.");
  }
  throw new Refused((await response.json()).message);
}
