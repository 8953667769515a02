import { contentSchemas } from "../../src/content/contract";
import type { EditorSetting } from "../../src/gatsby/editor-setting";
import { type FormSave, isWritten, judge, parseAll, Refused, textOf } from "../forms/save";
import { type Data, keepData, knownPictures, openPictures } from "./contents";
import { type Host, hostNames, hostOf, type Moment } from "./hosts";
import { KeyRefused, type Place, type Upload } from "./place";

/** data/ in a repository: each save is one commit on its branch. */
export function hostPlace(setting: EditorSetting): Place {
  const host = hostOf(setting);
  return {
    hostName: hostNames[setting.host],
    signIn: (token) => told(() => host.authenticate({ token })),
    read: () => told(async () => dataOf(await host.moment())),
    save: (form, pictures, options) => told(() => save(host, form, pictures, options)),
    readPicture: (file) => told(async () => (await host.getMediaFile(`data/${file}`)).file),
  };
}

async function dataOf({ files, text }: Moment): Promise<Data> {
  const names = Object.keys(contentSchemas).filter((name) => files.has(`data/${name}.json`));
  const texts = await Promise.all(
    names.map(async (name) => [name, await text(`data/${name}.json`)] as const),
  );
  const pictures = [...files].filter(([path]) => path.startsWith("data/images/"));
  return {
    texts: new Map(texts),
    pictures: new Map(pictures.map(([path, id]) => [path.slice("data/".length), id])),
  };
}

/** How often a save is tried when others write to the branch at the same time, or an answer is lost. */
const tries = 3;

async function save(
  host: Host,
  form: FormSave,
  pictures: readonly Upload[],
  options: object,
): Promise<string> {
  const { name, base } = form;
  const text = textOf(form);
  for (let turn = 1; ; turn += 1) {
    const moment = await host.moment();
    const data = await dataOf(moment);
    keepData(data);
    const hasPicture = (picture: string) => data.pictures.has(`images/${picture}`);
    if (isWritten({ base, text, pictures }, { text: data.texts.get(name) ?? "", hasPicture })) return text;
    const uploads = pictures.map((picture) => ({ path: picture.name, file: picture.asset.fileObj }));
    await openPictures({ name, content: form.value, uploads });
    judge(name, text, parseAll(data.texts).contents, knownPictures(uploads));

    const dataFiles = [{ path: `data/${name}.json`, raw: text }];
    const failure = await moment
      .commit({ dataFiles, assets: pictures.map(({ asset }) => asset) }, options)
      .then(
        () => undefined,
        (error: unknown) => error ?? new Error(),
      );
    if (failure === undefined) return text;
    const status = statusOf(failure);
    if (turn === tries || (status > 0 && status < 500 && !conflicts.includes(status))) throw failure;
    // Either the branch has moved, or its host does not take this commit.
    if (conflicts.includes(status) && (await host.moment()).version === moment.version) {
      throw new Refused(
        "L'hébergeur du dépôt refuse d'écrire sur cette branche : elle est sans doute protégée. Rien n'est enregistré ; parlez-en à la personne qui gère le dépôt.",
      );
    }
  }
}

/** What hosts answer to a commit on what is no longer there, and to one that the branch's rules forbid. */
const conflicts = [400, 409, 422];

/** What a host's client has done, or what went wrong in the owner's words. */
async function told<Result>(ask: () => Promise<Result>): Promise<Result> {
  if (!navigator.onLine) throw new Refused(offline);
  return ask().catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    console.info(error);
    const status = statusOf(error);
    if (isReadOnly(error))
      throw new KeyRefused("Cette clé permet de lire le dépôt du site, mais pas d'y écrire.");
    if (status === 0) throw new Refused(offline);
    const refusal = refusals.get(status);
    if (refusal) throw new KeyRefused(refusal);
    throw new Refused(
      status === 429
        ? "L'hébergeur du dépôt demande une pause ; essayez de nouveau dans quelques minutes."
        : `L'hébergeur du dépôt a répondu ${status}. Rien n'est perdu tant que cette page reste ouverte : essayez de nouveau plus tard.`,
    );
  });
}

const offline =
  "Pas de connexion avec l'hébergeur du dépôt. Rien n'est perdu tant que cette page reste ouverte : réessayez une fois la connexion rétablie.";

const refusals = new Map([
  [401, "Cette clé n'est pas acceptée : elle est fausse, ou elle a expiré. Rien n'est enregistré."],
  [403, "Cette clé ne permet pas d'écrire dans le dépôt du site. Rien n'est enregistré."],
  [404, "Cette clé ne donne pas accès au dépôt du site, ou sa branche n'existe pas."],
]);

/** The host's status as Decap's clients pass it on, 0 without an answer. */
function statusOf(error: unknown): number {
  const { status, message } = error as { status?: number; message?: string }; // whatever was thrown
  if (/failed to fetch|networkerror|load failed|aborted/i.test(message ?? "")) return 0;
  // GitLab's client then wants to renew a key that can't be renewed.
  if (message?.includes("refresh access token")) return 401;
  if (status === 403 && /rate limit/i.test(message ?? "")) return 429;
  return status ?? 0;
}

/** Decap's clients say so in English only. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && /account does not have access/.test(error.message);
}
