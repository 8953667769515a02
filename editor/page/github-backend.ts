import { attempt } from "../../src/browser/attempt";
import { contentDigest } from "../../src/content/content-digest";
import { contentSchemas } from "../../src/content/contract";
import { type EditorSetting, githubApi } from "../../src/gatsby/editor-setting";
import { AuthError, EditorError, RetryError } from "../forms/errors";
import { contentName } from "../forms/form";
import { createSnapshot, type Snapshot } from "../forms/save";
import type { Backend } from "./backend";
import { follow } from "./follow";

/** data/ in a GitHub repository: one query reads all of it, one mutation saves a form as one commit. */
export function githubBackend({ repo, branch }: EditorSetting, token: string, siteUrl: string): Backend {
  const [owner, name] = repo.split("/");
  return {
    read: async () => {
      const ref = `refs/heads/${branch}`;
      const { repository } = await requestGraphql<ReadAnswer>(token, readQuery, { owner, name, ref });
      return snapshotOf(repository, { repo, branch });
    },
    write: async (additions, version) => {
      const input = {
        branch: { repositoryNameWithOwner: repo, branchName: branch },
        expectedHeadOid: version,
        message: { headline: `Contenu : ${additions.at(-1)?.path}` },
        fileChanges: { additions },
      };
      const answer = await requestGraphql<CommitAnswer>(token, commitMutation, { input });
      return answer.createCommitOnBranch.commit.oid;
    },
    readPicture: async (file) => {
      const address = `/repos/${repo}/contents/data/${file}?ref=${encodeURIComponent(branch)}`;
      const headers = { Accept: "application/vnd.github.raw+json" };
      return (await request(token, address, { headers })).blob();
    },
    maxPictureMegabytes: 8,
    follow: ({ version, texts, pictures }, report) => {
      const isOnline = async () => {
        const answer = await fetch(`${siteUrl}/content-digest.txt`, { cache: "no-store" });
        return answer.ok && (await answer.text()) === (await contentDigest(texts, pictures.keys()));
      };
      const address = `/repos/${repo}/actions/runs?head_sha=${version}`;
      // Without the right to ask it is known to be sent, and nobody asks again.
      let isRefused = false;
      const refuse = (error: unknown) => {
        isRefused = !(error instanceof RetryError);
        return [];
      };
      const runs = async () => (await (await request(token, address, {})).json()).workflow_runs;
      const state = async () => workflowState(isRefused ? [] : await runs().catch(refuse));
      return follow(isOnline, state, report);
    },
  };
}

/** A build may end well and publish nothing: where examples are left. */
function workflowState(runs: { status: string; conclusion: string | null }[]): string {
  if (runs.length === 0) return "Envoyé.";
  if (runs.some(({ status }) => status !== "completed")) return "Envoyé : le site se construit.";
  return runs.every(({ conclusion }) => conclusion === "success")
    ? "Envoyé : la construction est finie, le site ne montre pas encore ce qui est enregistré."
    : "Envoyé, mais pas publié : l’onglet Actions du dépôt dit pourquoi.";
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

function snapshotOf(repository: Repository, { repo, branch }: EditorSetting): Snapshot {
  if (!["ADMIN", "MAINTAIN", "WRITE"].includes(repository.viewerPermission)) {
    throw new AuthError("Votre compte peut lire le dépôt du site, mais pas y écrire.");
  }
  const { target } = repository.ref ?? {};
  if (!target) throw new EditorError(`Le dépôt ${repo} n’a pas de branche «${branch}».`);
  const files = [...folders].flatMap((folder, index) =>
    (target[`folder${index}`]?.object.entries ?? []).map(({ name, object }) => ({
      name: contentName(`${folder}/${name}`),
      object,
    })),
  );
  const texts = files.filter(({ name }) => Object.hasOwn(contentSchemas, name));
  if (texts.length === 0)
    throw new EditorError(`La branche «${branch}» du dépôt ${repo} ne contient pas data/.`);
  // As the content check does, which passes over names with a dot.
  const pictures = (target.images?.object.entries ?? []).filter(({ name }) => !name.startsWith("."));
  return createSnapshot(
    target.oid,
    texts.map(({ name, object: { text, isTruncated } }) => {
      if (typeof text === "string" && !isTruncated) return [name, text];
      throw new EditorError(
        `data/${name}.json est trop grand, ou n’est pas un texte : GitHub ne le donne pas à l’éditeur.`,
      );
    }),
    pictures.map(({ name, object }) => [`images/${name}`, object.oid ?? ""]),
  );
}

type GraphqlError = { type?: string; message: string; path?: unknown[] };

async function requestGraphql<Answer>(token: string, query: string, variables: object): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const response = await request(token, "/graphql", { method: "POST", body });
  const { data, errors = [] } = (await response.json()) as { data: Answer; errors?: GraphqlError[] }; // as documented
  // A missing folder is no failure: data/legal/ exists once it has a file.
  const failure = errors.find(({ type, path = [] }) => type !== "NOT_FOUND" || path.length === 1);
  if (failure) throw errorOf(failure, response.headers);
  return data;
}

/** Errors of GraphQL, which come with status 200, by their types. */
const graphqlErrors: Record<string, [kind: typeof EditorError, message: string]> = {
  STALE_DATA: [
    RetryError,
    "D’autres écrivent sans cesse sur cette branche. Rien n’est enregistré : essayez de nouveau.",
  ],
  NOT_FOUND: [
    AuthError,
    "Cette clé ne donne pas accès au dépôt du site : il n’est pas parmi ceux de la clé, ou EDITOR_BACKEND le nomme mal.",
  ],
  BRANCH_PROTECTION_RULE_VIOLATION: [
    EditorError,
    "La branche du site est protégée : elle n’accepte pas d’enregistrement direct. Rien n’est enregistré ; parlez-en à la personne qui gère le dépôt.",
  ],
  FORBIDDEN: [
    EditorError,
    "Cette clé ne permet pas d’écrire dans le dépôt du site. Rien n’est enregistré : déconnectez-vous, puis entrez avec une clé qui a la permission «Contents: Read and write». Votre texte vous sera proposé de nouveau.",
  ],
};

function errorOf({ type = "", message }: GraphqlError, headers: Headers): EditorError {
  if (type === "RATE_LIMITED") return new EditorError(rateLimitMessage(headers));
  // Rule sets of a repository have no error type of their own.
  const isRule = /rule violations|pull request/i.test(message);
  const known = graphqlErrors[type] ?? (isRule ? graphqlErrors.BRANCH_PROTECTION_RULE_VIOLATION : undefined);
  const [Kind, sentence] = known ?? [EditorError, `GitHub refuse, et dit : «${message}»`];
  return new Kind(sentence);
}

async function request(token: string, address: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  const response = await fetch(githubApi + address, { ...init, headers, cache: "no-store" }).catch(
    (error) => {
      // fetch throws a TypeError when there is no answer.
      if (!(error instanceof TypeError)) throw error;
      throw new RetryError(
        "Pas de connexion avec GitHub. Ce navigateur garde ce que vous avez tapé : essayez de nouveau une fois la connexion rétablie.",
      );
    },
  );
  if (response.ok) return response;
  if (response.status === 401) {
    throw new AuthError("GitHub n’accepte pas cette clé : elle est fausse, ou elle a expiré.");
  }
  const body = await response.text();
  const isLimited =
    response.headers.get("x-ratelimit-remaining") === "0" ||
    response.headers.has("retry-after") ||
    /rate limit/i.test(body);
  if (response.status === 429 || (response.status === 403 && isLimited)) {
    throw new EditorError(rateLimitMessage(response.headers));
  }
  if (response.status >= 500) {
    throw new RetryError(`GitHub est en panne (${response.status}). Essayez de nouveau plus tard.`);
  }
  const message = attempt(() => String(JSON.parse(body).message)) ?? body;
  throw new EditorError(`GitHub refuse (${response.status}), et dit : «${message}»`);
}

/** When GitHub answers again; in a minute, where it does not say. */
function rateLimitMessage(headers: Headers): string {
  const seconds = Number(headers.get("retry-after"));
  const reset = Number(headers.get("x-ratelimit-reset")) * 1000;
  const until = new Date(seconds || !reset ? Date.now() + (seconds || 60) * 1000 : reset);
  const time = until.toLocaleTimeString("fr-CH", { hour: "2-digit", minute: "2-digit" });
  return `GitHub demande une pause jusqu’à ${time}. Ce navigateur garde ce que vous avez tapé : essayez de nouveau ensuite.`;
}
