import { Clash, type Data, NotSaved, Refused } from "../forms/save";
import { base64Of, type Place } from "./place";

/** data/ on this machine, behind our server (server.ts), which judges a save itself. */
export const localPlace: Place = {
  read: async () => dataOf(await ask("/api/data")),
  save: async (form, uploads) => {
    const pictures = uploads.map(async ({ name, file }) => ({ name, base64: await base64Of(file) }));
    const body = JSON.stringify({ ...form, pictures: await Promise.all(pictures) });
    const headers = { "Content-Type": "application/json" };
    return dataOf(await ask("/api/data", { method: "POST", headers, body }));
  },
  readPicture: async (file) => (await ask(`/${file}`)).blob(),
  largestPicture: 40,
};

async function dataOf(response: Response): Promise<Data> {
  const { texts, pictures } = await response.json();
  return { texts: new Map(texts), pictures: new Map(pictures) };
}

async function ask(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw new Refused(
      "L’éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Rien n’est perdu tant que cette page reste ouverte.",
    );
  });
  if (response.ok) return response;
  const { message, problems, now } = await response.json();
  if (now !== undefined) throw new Clash(now);
  throw problems ? new NotSaved(problems, message) : new Refused(message);
}
