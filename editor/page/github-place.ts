import { contentSchemas } from "../../src/content/contract";
import { type EditorSetting, githubApi } from "../../src/gatsby/editor-setting";
import { type Data, dataFrom, Refused } from "../forms/save";
import { KeyRefused, type Place, Uncertain } from "./place";

/** data/ in a repository with GitHub, in two calls: one query reads all of it, one mutation saves a form as one commit. */
export function githubPlace({ repo, branch }: EditorSetting, key: string): Place {
  const [owner, name] = repo.split("/");
  return {
    read: async () => {
      const ref = `refs/heads/${branch}`;
      const { repository } = await askGraphql<ReadAnswer>(key, readQuery, { owner, name, ref });
      return dataOf(repository, { repo, branch });
    },
    write: async (additions, version) => {
      const input = {
        branch: { repositoryNameWithOwner: repo, branchName: branch },
        expectedHeadOid: version,
        message: { headline: `Contenu : ${additions.at(-1)?.path}` },
        fileChanges: { additions },
      };
      const answer = await askGraphql<CommitAnswer>(key, commitMutation, { input });
      return answer.createCommitOnBranch.commit.oid;
    },
    readPicture: async (file) => {
      const address = `/repos/${repo}/contents/data/${file}?ref=${encodeURIComponent(branch)}`;
      return (await ask(key, address, { headers: { Accept: "application/vnd.github.raw+json" } })).blob();
    },
    largestPicture: 8,
  };
}

/** The folders of the contract's files: `data`, `data/legal`. */
const folders = new Set(
  Object.keys(contentSchemas).map((name) => `data/${name}`.split("/").slice(0, -1).join("/")),
);

const readQuery = `query ($owner: String!, $name: String!, $ref: String!) {
  repository(owner: $owner, name: $name) {
    viewerPermission
    ref(qualifiedName: $ref) {
      target {
        oid
        ... on Commit {
          images: file(path: "data/images") { object { ... on Tree { entries { name object { oid } } } } }
          ${[...folders].map((path, index) => `folder${index}: file(path: "${path}") { ...Texts }`).join("\n")}
        }
      }
    }
  }
}
fragment Texts on TreeEntry { object { ... on Tree { entries { name object { ... on Blob { text isTruncated } } } } } }`;

const commitMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

type Entry = { name: string; object: { oid?: string; text?: string | null; isTruncated?: boolean } };
type Folder = { object: { entries?: Entry[] } } | null;
type Repository = {
  viewerPermission: string;
  ref: { target: { oid: string; images: Folder } & { [folder: `folder${number}`]: Folder } } | null;
};
type ReadAnswer = { repository: Repository };
type CommitAnswer = { createCommitOnBranch: { commit: { oid: string } } };

function dataOf(repository: Repository, { repo, branch }: EditorSetting): Data {
  if (!["ADMIN", "MAINTAIN", "WRITE"].includes(repository.viewerPermission)) {
    throw new KeyRefused("Votre compte peut lire le dépôt du site, mais pas y écrire.");
  }
  const { target } = repository.ref ?? {};
  if (!target) throw new Refused(`Le dépôt ${repo} n’a pas de branche «${branch}».`);
  const files = [...folders].flatMap((folder, index) =>
    (target[`folder${index}`]?.object.entries ?? []).map(({ name, object }) => ({
      name: `${folder}/${name}`.replace(/^data\/|\.json$/g, ""),
      object,
    })),
  );
  const texts = files.filter(({ name }) => Object.hasOwn(contentSchemas, name));
  if (texts.length === 0) throw new Refused(`La branche «${branch}» du dépôt ${repo} ne contient pas data/.`);
  const pictures = target.images?.object.entries ?? [];
  return dataFrom(
    target.oid,
    texts.map(({ name, object: { text, isTruncated } }) => {
      if (typeof text === "string" && !isTruncated) return [name, text];
      throw new Refused(
        `data/${name}.json est trop grand, ou n’est pas un texte : GitHub ne le donne pas à l’éditeur.`,
      );
    }),
    pictures.map(({ name, object }) => [`images/${name}`, object.oid ?? ""]),
  );
}

type GraphqlError = { type?: string; message: string; path?: unknown[] };

async function askGraphql<Answer>(key: string, query: string, variables: object): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const response = await ask(key, "/graphql", { method: "POST", body });
  const { data, errors = [] } = (await response.json()) as { data: Answer; errors?: GraphqlError[] }; // as documented
  // A folder that is not there is no failure: data/legal/ comes with its first file.
  const failure = errors.find(({ type, path = [] }) => type !== "NOT_FOUND" || path.length === 1);
  if (failure) throw refusalOf(failure, response.headers);
  return data;
}

/** What GitHub says with status 200, by its type. */
const refusals: Record<string, [kind: typeof Refused, sentence: string]> = {
  STALE_DATA: [
    Uncertain,
    "D’autres écrivent sans cesse sur cette branche. Rien n’est enregistré : essayez de nouveau.",
  ],
  NOT_FOUND: [
    KeyRefused,
    "Cette clé ne donne pas accès au dépôt du site : il n’est pas parmi ceux de la clé, ou EDITOR_BACKEND le nomme mal.",
  ],
  BRANCH_PROTECTION_RULE_VIOLATION: [
    Refused,
    "La branche du site est protégée : elle n’accepte pas d’enregistrement direct. Rien n’est enregistré ; parlez-en à la personne qui gère le dépôt.",
  ],
  FORBIDDEN: [
    Refused,
    "Cette clé ne permet pas d’écrire dans le dépôt du site. Rien n’est enregistré : déconnectez-vous, puis entrez avec une clé qui a la permission «Contents: Read and write». Votre texte vous sera proposé de nouveau.",
  ],
};

function refusalOf({ type = "", message }: GraphqlError, headers: Headers): Refused {
  if (type === "RATE_LIMITED") return new Refused(pause(headers));
  // A rule set of a repository has no type of its own.
  const isRule = /rule violations|pull request/i.test(message);
  const known = refusals[type] ?? (isRule ? refusals.BRANCH_PROTECTION_RULE_VIOLATION : undefined);
  const [Kind, sentence] = known ?? [Refused, `GitHub refuse, et dit : «${message}»`];
  return new Kind(sentence);
}

async function ask(key: string, address: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, Authorization: `Bearer ${key}` };
  const response = await fetch(githubApi + address, { ...init, headers, cache: "no-store" }).catch(
    (error) => {
      // So fetch tells that nothing came back.
      if (!(error instanceof TypeError)) throw error;
      throw new Uncertain(
        "Pas de connexion avec GitHub. Rien n’est perdu tant que cette page reste ouverte : essayez de nouveau une fois la connexion rétablie.",
      );
    },
  );
  if (response.ok) return response;
  if (response.status === 401) {
    throw new KeyRefused("GitHub n’accepte pas cette clé : elle est fausse, ou elle a expiré.");
  }
  const words = await response.text();
  const isLimited =
    response.headers.get("x-ratelimit-remaining") === "0" ||
    response.headers.has("retry-after") ||
    /rate limit/i.test(words);
  if (response.status === 429 || (response.status === 403 && isLimited)) {
    throw new Refused(pause(response.headers));
  }
  if (response.status >= 500) {
    throw new Uncertain(`GitHub est en panne (${response.status}). Essayez de nouveau plus tard.`);
  }
  throw new Refused(`GitHub refuse (${response.status}), et dit : «${messageIn(words)}»`);
}

function messageIn(words: string): string {
  try {
    return String(JSON.parse(words).message);
  } catch {
    return words;
  }
}

/** Until when GitHub wants to be left alone; a minute, where it does not say. */
function pause(headers: Headers): string {
  const seconds = Number(headers.get("retry-after"));
  const reset = Number(headers.get("x-ratelimit-reset")) * 1000;
  const until = new Date(seconds || !reset ? Date.now() + (seconds || 60) * 1000 : reset);
  const time = until.toLocaleTimeString("fr-CH", { hour: "2-digit", minute: "2-digit" });
  return `GitHub demande une pause jusqu’à ${time}. Rien n’est perdu tant que cette page reste ouverte : essayez de nouveau ensuite.`;
}
