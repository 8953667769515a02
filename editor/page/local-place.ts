import { NotSaved, Refused } from "../forms/save";
import type { Place } from "./place";

/** data/ on this machine, behind our server (server.ts), which judges a save itself. */
export const localPlace: Place = {
  signIn: async () => {},
  read: async () => {
    // Both ends are ours.
    const { texts, pictures } = (await ask("contenu", {})) as import("../server/data-folder").Data;
    return { texts: new Map(Object.entries(texts)), pictures: new Map(Object.entries(pictures)) };
  },
  save: async (form, uploads) => {
    const pictures = uploads.map(async ({ name, asset }) => ({
      name,
      base64: await asset.toBase64(),
    }));
    const { text } = (await ask("enregistrer", { ...form, pictures: await Promise.all(pictures) })) as {
      text: string;
    };
    return text;
  },
  readPicture: async (file) => (await fetch(`/${file}`)).blob(),
};

type Refusal = { message: string; problems?: NotSaved["problems"] };

async function ask(action: string, body: object): Promise<unknown> {
  const response = await fetch(`/api/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refused(
      "L'éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Rien n'est perdu tant que cette page reste ouverte.",
    );
  });
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.startsWith("application/json")) throw new Refused(await response.text());
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { message, problems } = answer as Refusal;
  throw problems ? new NotSaved(problems, message) : new Refused(message);
}
