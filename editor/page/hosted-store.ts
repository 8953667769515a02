import type { PictureFacts } from "../../src/content/check/pictures";
import { contentSchemas } from "../../src/content/contract";
import type { EditorSetting } from "../../src/gatsby/editor-setting";
import { judgePlan, planSave, Refused, withTexts } from "../forms/save-plan";
import { gitea } from "./hosts/gitea";
import { github } from "./hosts/github";
import { gitlab } from "./hosts/gitlab";
import { type FileChange, fromBase64, Moved, type Repository, type Snapshot } from "./hosts/host";
import type { NewPicture, Store } from "./store";

export const hostNames = { github: "GitHub", gitlab: "GitLab", gitea: "Gitea" } as const;

const clients = { github, gitlab, gitea };

/** How often a save is tried when others write to the branch at the same time. */
const tries = 3;

/** data/ in a repository: each save is one commit on its branch. */
export function hostedStore({ host, ...access }: EditorSetting): Store {
  let repository: Repository | undefined;
  let snapshot: Snapshot | undefined;
  /** Contents by the host's names for them: the same name is the same content. */
  const known = new Map<string, Uint8Array>();
  const urls = new Map<string, string>();

  const open = (): Repository => {
    if (!repository) throw new Refused("Connectez-vous d'abord.");
    return repository;
  };
  const contentOf = async (id: string): Promise<Uint8Array> => {
    const bytes = known.get(id) ?? (await open().readFile(id));
    known.set(id, bytes);
    return bytes;
  };
  const readTexts = async (files: Snapshot["files"]): Promise<Map<string, string>> => {
    const found = await Promise.all(
      Object.keys(contentSchemas).map(async (name) => {
        const id = files.get(`data/${name}.json`);
        return id === undefined ? [] : [[name, decoder.decode(await contentOf(id))] as const];
      }),
    );
    return new Map(found.flat());
  };
  const picturesIn = (files: Snapshot["files"]): Map<string, PictureFacts> =>
    new Map(
      [...files.keys()]
        .filter((path) => path.startsWith("data/images/"))
        .map((path) => [path.slice(5), fine]),
    );

  return {
    signIn: async (key) => {
      const client = clients[host]({ ...access, key });
      await client.ensureAccess();
      repository = client;
    },
    read: async () => {
      snapshot = await open().read();
      const texts = await readTexts(snapshot.files);
      return {
        texts: Object.fromEntries(Object.keys(contentSchemas).map((name) => [name, texts.get(name) ?? null])),
        pictures: Object.fromEntries(picturesIn(snapshot.files)),
      };
    },
    save: async (form, pictures) => {
      for (let turn = 1; ; turn += 1) {
        const now = await open().read();
        const current = await readTexts(now.files);
        const plan = planSave(form, current);
        const added = pictures.filter(({ name }) => plan.shown.has(`images/${name}`));
        const facts = new Map([...picturesIn(now.files), ...(await factsOfAll(added))]);
        judgePlan(form.name, plan, current, facts);
        const removed = plan.removed.filter((file) => now.files.has(`data/${file}`));
        const changes: FileChange[] = [
          ...[...plan.texts].map(([name, text]) => ({ path: `data/${name}.json`, base64: toBase64(text) })),
          ...added.map(({ name, base64 }) => ({ path: `data/images/${name}`, base64 })),
          ...removed.map((file) => ({ path: `data/${file}`, base64: undefined })),
        ];
        try {
          if (changes.length > 0) await open().commit(now, changes, messageOf([...plan.texts.keys()]));
          const texts = withTexts(current, plan.texts);
          return { texts: Object.fromEntries(texts), removed };
        } catch (error) {
          if (!(error instanceof Moved)) throw error;
          if (turn < tries) continue;
          throw new Refused(
            "Le dépôt a changé plusieurs fois pendant l'enregistrement. Rien n'est perdu : enregistrez de nouveau.",
          );
        }
      }
    },
    pictureUrl: async (file) => {
      const id = (snapshot ?? (await open().read())).files.get(`data/${file}`);
      if (id === undefined) return "";
      const url = urls.get(id) ?? URL.createObjectURL(new Blob([new Uint8Array(await contentOf(id))]));
      urls.set(id, url);
      return url;
    },
  };
}

const decoder = new TextDecoder();

/** What is in the repository has passed the check before. */
const fine: PictureFacts = { width: Infinity, height: Infinity };

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

function messageOf(names: readonly string[]): string {
  return `Contenu : ${names.map((name) => `data/${name}.json`).join(", ")}`;
}

async function factsOfAll(pictures: readonly NewPicture[]): Promise<[string, PictureFacts][]> {
  return Promise.all(
    pictures.map(
      async ({ name, base64 }): Promise<[string, PictureFacts]> => [
        `images/${name}`,
        await factsOf(name, fromBase64(base64)),
      ],
    ),
  );
}

/**
 * As the content check finds them (content/check/pictures.ts), with the browser's decoder instead of sharp.
 */
async function factsOf(name: string, bytes: Uint8Array): Promise<PictureFacts> {
  const format = formatOf(bytes);
  const endings = format && formats[format];
  const ending = name.split(".").at(-1) ?? "";
  if (format && endings && !endings.includes(ending)) {
    return { failure: `image au format ${format}, et non ${ending} ; renommez-la en .${endings[0]}` };
  }
  const opened = createImageBitmap(new Blob([new Uint8Array(bytes)]));
  return opened.then(
    ({ width, height }) => ({ width, height }),
    () => ({ failure: "image illisible ou incomplète ; exportez-la de nouveau en JPEG" }),
  );
}

const formats: Record<string, readonly string[]> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
};

/** By the first bytes, as the formats have them. */
function formatOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (text.slice(4, 11) === "ftypavi") return "avif";
  return undefined;
}
