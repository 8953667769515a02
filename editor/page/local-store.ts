import { NotSaved, Refused } from "../forms/save-plan";
import type { ContentAnswer } from "../server/server";
import type { Store, Written } from "./store";

/** data/ on this machine, behind our server (server/server.ts). */
export const localStore: Store = {
  read: async () => (await ask("contenu", {})) as ContentAnswer, // both ends are ours
  save: async ({ base, ...form }, pictures) =>
    (await ask("enregistrer", { ...form, base: base ?? null, pictures })) as Written,
  pictureUrl: async (file) => `/${file}`,
};

/** Where the site answers that follows each save, when it does. */
export async function siteAddress(): Promise<string | undefined> {
  const { address } = (await ask("site", {})) as { address: string | null };
  return address ?? undefined;
}

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
