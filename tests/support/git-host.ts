import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "../../tools/loopback";

/**
 * A stand-in for a Git host's API: what the editor asks of GitHub, GitLab and Gitea, answered from a
 * repository on this machine, so that git itself says what was committed.
 */

export type Dialect = "github" | "gitlab" | "gitea";

export const goodKey = "cle-qui-ecrit";
export const readingKey = "cle-qui-lit";

export type GitHost = {
  origin: string;
  /** Every request, as «POST /git/trees». */
  requests: string[];
  /** Answers all that follows with this status, or not at all. */
  fails: number | "cut" | undefined;
  /** Called once, before the branch would be moved. */
  meanwhile: (() => void) | undefined;
  git: (...args: string[]) => string;
  /** Commits a change of somebody else's. */
  commit: (file: string, change: (text: string) => string) => void;
  close: () => Promise<void>;
};

type Json = Record<string, unknown>;
type Change = { path: string; base64: string | undefined };

/** The outcome of a request that the dialects know: a status and what to say with it. */
class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A repository with a copy of this data/ in it, under the names bureau/site and main. */
export async function startGitHost(dialect: Dialect, dataFolder: string): Promise<GitHost> {
  const folder = await mkdtemp(path.join(tmpdir(), "git-host-"));
  const index = path.join(folder, "editor.index");
  const run = (input: string | Buffer | undefined, args: string[], env = {}) =>
    execFileSync(
      "git",
      ["-c", "core.quotePath=false", "-c", "user.name=Test", "-c", "user.email=t@exemple.ch", ...args],
      {
        cwd: folder,
        env: { ...process.env, ...env },
        maxBuffer: 64_000_000,
        ...(input !== undefined && { input }),
      },
    );
  const git = (...args: string[]) => run(undefined, args).toString().trim();
  git("init", "--quiet", "--initial-branch=main");
  cpSync(dataFolder, path.join(folder, "data"), { recursive: true });
  git("add", "data");
  git("commit", "--quiet", "--message=Contenu");

  const head = () => git("rev-parse", "main");
  const files = () =>
    git("ls-tree", "-r", head())
      .split("\n")
      .map((line) => {
        const [, type = "", id = "", file = ""] = /^\d+ (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
        return { type, id, path: file };
      });
  const blob = (id: string) => run(undefined, ["cat-file", "blob", id]).toString("base64");
  const writeBlob = (base64: string) =>
    run(Buffer.from(base64, "base64"), ["hash-object", "-w", "--stdin"]).toString().trim();
  const writeTree = (base: string, entries: { path: string; id: string | null }[]) => {
    const env = { GIT_INDEX_FILE: index };
    run(undefined, ["read-tree", base], env);
    for (const { path: file, id } of entries) {
      const change =
        id === null ? ["--force-remove", file] : ["--add", "--cacheinfo", `100644,${id},${file}`];
      run(undefined, ["update-index", ...change], env);
    }
    return run(undefined, ["write-tree"], env).toString().trim();
  };
  const writeCommit = (tree: string, parent: string, message: string) =>
    git("commit-tree", tree, "-p", parent, "-m", message);
  const moveBranch = (to: string, from: string) => {
    host.meanwhile?.();
    host.meanwhile = undefined;
    if (head() !== from) throw new Answer(422, { message: "Update is not a fast forward" });
    git("update-ref", "refs/heads/main", to);
  };
  const commitChanges = (changes: Change[], message: string) => {
    const parent = head();
    const entries = changes.map(({ path: file, base64 }) => ({
      path: file,
      id: base64 === undefined ? null : writeBlob(base64),
    }));
    moveBranch(writeCommit(writeTree(parent, entries), parent, message), parent);
  };

  const github = (method: string, route: string, body: Json): unknown => {
    if (route === "") return { permissions: { push: mayWrite } };
    if (route === "/git/ref/heads/main") return { object: { sha: head() } };
    const [, tree] = /^\/git\/trees\/(\w+)$/.exec(route) ?? [];
    if (tree && method === "GET") {
      return { tree: files().map(({ type, id, path: file }) => ({ type, sha: id, path: file })) };
    }
    const [, id] = /^\/git\/blobs\/(\w+)$/.exec(route) ?? [];
    if (id) return { content: blob(id), encoding: "base64" };
    if (route === "/git/blobs") return { sha: writeBlob(String(body.content)) };
    if (route === "/git/trees") {
      const entries = body.tree as { path: string; sha: string | null }[];
      return {
        sha: writeTree(
          String(body.base_tree),
          entries.map(({ path: file, sha }) => ({ path: file, id: sha })),
        ),
      };
    }
    if (route === "/git/commits") {
      const [parent = ""] = body.parents as string[];
      return { sha: writeCommit(String(body.tree), parent, String(body.message)) };
    }
    if (route === "/git/refs/heads/main" && method === "PATCH" && body.force === false) {
      moveBranch(String(body.sha), git("rev-parse", `${body.sha}^`));
      return {};
    }
    throw new Answer(404, { message: "Not Found" });
  };

  const gitlab = (method: string, route: string, body: Json, query: URLSearchParams): unknown => {
    if (route === "") {
      return { permissions: { project_access: { access_level: mayWrite ? 30 : 20 }, group_access: null } };
    }
    if (route === "/repository/branches/main") return { commit: { id: head() } };
    if (route === "/repository/tree") {
      const size = Number(query.get("per_page"));
      const start = (Number(query.get("page")) - 1) * size;
      return files()
        .filter(({ path: file }) => file.startsWith(`${query.get("path")}/`))
        .slice(start, start + size);
    }
    const [, id] = /^\/repository\/blobs\/(\w+)$/.exec(route) ?? [];
    if (id) return { content: blob(id), encoding: "base64" };
    if (route === "/repository/commits" && method === "POST" && body.branch === "main") {
      const actions = body.actions as {
        action: string;
        file_path: string;
        content?: string;
        encoding?: string;
      }[];
      const known = new Set(files().map(({ path: file }) => file));
      for (const { action, file_path: file } of actions) {
        if ((action === "create") === known.has(file))
          throw new Answer(400, { message: "A file exists, or not" });
      }
      const changes = actions.map(({ action, file_path: file, content }) => ({
        path: file,
        base64: action === "delete" ? undefined : (content ?? ""),
      }));
      commitChanges(changes, String(body.commit_message));
      return {};
    }
    throw new Answer(404, { message: "404 Not Found" });
  };

  const gitea = (method: string, route: string, body: Json): unknown => {
    if (route === "") return { permissions: { push: mayWrite } };
    if (route === "/branches/main") return { commit: { id: head() } };
    const [, tree] = /^\/git\/trees\/(\w+)$/.exec(route) ?? [];
    if (tree) {
      return {
        truncated: false,
        tree: files().map(({ type, id, path: file }) => ({ type, sha: id, path: file })),
      };
    }
    const [, id] = /^\/git\/blobs\/(\w+)$/.exec(route) ?? [];
    if (id) return { content: blob(id), encoding: "base64" };
    if (route === "/contents" && method === "POST" && body.branch === "main") {
      const asked = body.files as { operation: string; path: string; content?: string; sha?: string }[];
      const known = new Map(files().map(({ path: file, id: sha }) => [file, sha]));
      for (const { operation, path: file, sha } of asked) {
        if (operation !== "create" && known.get(file) !== sha)
          throw new Answer(409, { message: "sha does not match" });
      }
      commitChanges(
        asked.map(({ operation, path: file, content }) => ({
          path: file,
          base64: operation === "delete" ? undefined : (content ?? ""),
        })),
        String(body.message),
      );
      return {};
    }
    throw new Answer(404, { message: "Not Found" });
  };

  const dialects = {
    github: { answer: github, root: "/api/v3/repos/bureau/site", scheme: "Bearer " },
    gitlab: { answer: gitlab, root: "/api/v4/projects/bureau%2Fsite", scheme: "Bearer " },
    gitea: { answer: gitea, root: "/api/v1/repos/bureau/site", scheme: "token " },
  };
  const { answer, root, scheme } = dialects[dialect];
  let mayWrite = false;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Accept");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PATCH");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    host.requests.push(`${request.method} ${pathname.slice(root.length)}`);
    if (host.fails === "cut") {
      response.destroy();
      return;
    }
    const key = request.headers.authorization?.slice(scheme.length) ?? "";
    mayWrite = key === goodKey;
    const outcome = ((): Answer => {
      if (host.fails) return new Answer(host.fails, { message: "Refused" });
      if (key !== goodKey && key !== readingKey) return new Answer(401, { message: "Bad credentials" });
      if (!pathname.startsWith(root)) return new Answer(404, { message: "Not Found" });
      try {
        const body = parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Json) : {};
        return new Answer(200, answer(request.method ?? "", pathname.slice(root.length), body, searchParams));
      } catch (error) {
        if (error instanceof Answer) return error;
        throw error;
      }
    })();
    response
      .writeHead(outcome.status, { "Content-Type": "application/json" })
      .end(JSON.stringify(outcome.body));
  };

  const server = await listen((request, response) => void handle(request, response));
  const host: GitHost = {
    origin: `http://127.0.0.1:${server.port}`,
    requests: [],
    fails: undefined,
    meanwhile: undefined,
    git,
    commit: (file, change) => {
      const { id = "" } = files().find(({ path: name }) => name === file) ?? {};
      const text = change(Buffer.from(blob(id), "base64").toString());
      const parent = head();
      const tree = writeTree(parent, [{ path: file, id: writeBlob(Buffer.from(text).toString("base64")) }]);
      git("update-ref", "refs/heads/main", writeCommit(tree, parent, "Autre main"));
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return host;
}
