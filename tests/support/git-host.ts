import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "../../tools/loopback";

/**
 * A mock of a Git host's API: what Decap's clients ask of GitHub, GitLab and Gitea, answered from a repository on this
 * machine, so that git itself says what was committed.
 */

export type Dialect = "github" | "gitlab" | "gitea";

export const goodKey = "cle-qui-ecrit";
export const readingKey = "cle-qui-lit";

export type GitHost = {
  origin: string;
  /** Answers all that follows with this status. */
  fails: number | undefined;
  /** Refuses to move the branch, as its rules may demand. */
  isProtected: boolean;
  /** Does the next thing that moves the branch, and does not answer it. */
  losesAnswer: boolean;
  /** Called once, before the branch would be moved. */
  meanwhile: (() => void) | undefined;
  git: (...args: string[]) => string;
  /** Commits a change of somebody else's. */
  commit: (file: string, content: string | Buffer) => void;
  /** The repository as it was at first, and a host that works. */
  reset: () => void;
  close: () => Promise<void>;
};

type Body = Record<string, unknown>;
type Write = { path: string; base64: string };
type Ask = { method: string; route: string; body: Body; query: URLSearchParams };

/** An outcome that is no success. */
class Failure extends Error {
  constructor(readonly status: number) {
    super(`Refused: ${status}`);
  }
}

/** A repository with a copy of this data/ in it, under the names bureau/site and main. */
export async function startGitHost(dialect: Dialect, dataFolder: string): Promise<GitHost> {
  const folder = await mkdtemp(path.join(tmpdir(), "git-host-"));
  const run = (args: string[], { input, env }: { input?: Buffer; env?: object } = {}) =>
    execFileSync(
      "git",
      ["-c", "core.quotePath=false", "-c", "user.name=T", "-c", "user.email=t@exemple.ch", ...args],
      {
        cwd: folder,
        env: { ...process.env, ...env },
        maxBuffer: 64_000_000,
        ...(input && { input }),
      },
    );
  const git = (...args: string[]) => run(args).toString().trim();
  git("init", "--quiet", "--initial-branch=main");
  cpSync(dataFolder, path.join(folder, "data"), { recursive: true });
  git("add", "data");
  git("commit", "--quiet", "--message=Contenu");

  const head = () => git("rev-parse", "main");
  const files = (commit = "main") =>
    git("ls-tree", "-r", commit, "data")
      .split("\n")
      .map((line) => {
        const [, id = "", file = ""] = /^\d+ blob (\w+)\t(.*)$/.exec(line) ?? [];
        return { type: "blob", sha: id, id, path: file };
      });
  const base64Of = (id: string) => run(["cat-file", "blob", id]).toString("base64");
  const writeBlob = (content: Buffer) =>
    run(["hash-object", "-w", "--stdin"], { input: content }).toString().trim();
  const writeTree = (base: string, entries: { path: string; sha: string }[]) => {
    const env = { GIT_INDEX_FILE: path.join(folder, "host.index") };
    run(["read-tree", base], { env });
    for (const entry of entries) {
      run(["update-index", "--add", "--cacheinfo", `100644,${entry.sha},${entry.path}`], { env });
    }
    return run(["write-tree"], { env }).toString().trim();
  };
  const writeCommit = (tree: string, parent: string, message: string) =>
    git("commit-tree", tree, "-p", parent, "-m", message);
  /** What others do at the very last moment, before the host looks whether it may write. */
  const beforeMoving = () => {
    if (host.isProtected) throw new Failure(422);
    host.meanwhile?.();
    host.meanwhile = undefined;
  };
  const commitAll = (writes: Write[], message: string) => {
    const entries = writes.map(({ path: file, base64 }) => ({
      path: file,
      sha: writeBlob(Buffer.from(base64, "base64")),
    }));
    git("update-ref", "refs/heads/main", writeCommit(writeTree(head(), entries), head(), message));
    moved = true;
  };
  /** The entries of `git/trees/main:data?recursive=1`, with paths from that folder. */
  const treeAt = (route: string) => {
    const [, commit = "", inside = ""] = /^\/git\/trees\/([^:]+):(.+)$/.exec(decodeURIComponent(route)) ?? [];
    return files(commit)
      .filter((file) => file.path.startsWith(`${inside}/`))
      .map((file) => ({ ...file, path: file.path.slice(inside.length + 1) }));
  };
  const repository = () => ({ owner: { login: "bureau" }, permissions: { push: mayWrite } });

  const github = ({ method, route, body }: Ask): unknown => {
    if (route === "") return repository();
    if (route === "/branches/main") return { name: "main", commit: { sha: head() } };
    if (method === "GET" && route.startsWith("/git/trees/")) return { tree: treeAt(route) };
    if (method === "GET" && route.startsWith("/git/blobs/")) return { content: base64Of(route.slice(11)) };
    if (route === "/git/blobs") return { sha: writeBlob(Buffer.from(String(body.content), "base64")) };
    if (route === "/git/trees") {
      return { sha: writeTree(String(body.base_tree), body.tree as { path: string; sha: string }[]) };
    }
    if (route === "/git/commits") {
      const [parent = ""] = body.parents as string[];
      return { sha: writeCommit(String(body.tree), parent, String(body.message)) };
    }
    if (route === "/git/refs/heads/main" && method === "PATCH" && body.force === false) {
      beforeMoving();
      const isFastForward = body.sha === head() || git("rev-parse", `${body.sha}^`) === head();
      if (!isFastForward) throw new Failure(422);
      git("update-ref", "refs/heads/main", String(body.sha));
      moved = true;
      return {};
    }
    throw new Failure(404);
  };

  const gitlab = ({ method, route, body, query }: Ask): unknown => {
    if (route === "")
      return {
        shared_with_groups: [],
        permissions: { project_access: { access_level: mayWrite ? 30 : 20 } },
      };
    if (route === "/repository/branches/main") return { name: "main", commit: { id: head() } };
    if (route === "/repository/tree") return files(query.get("ref") ?? "main");
    const [, name = "", raw] = /^\/repository\/files\/([^/]+)(\/raw)?$/.exec(route) ?? [];
    const commit = query.get("ref") ?? "main";
    const file = files(commit).find((entry) => entry.path === decodeURIComponent(name));
    const lastCommit = (of: string, at: string) => git("log", "-1", "--format=%H", at, "--", of);
    if (file && raw) return Buffer.from(base64Of(file.id), "base64");
    if (file) return { last_commit_id: lastCommit(file.path, commit) };
    if (route === "/repository/commits" && method === "POST") {
      beforeMoving();
      const actions = body.actions as {
        action: string;
        file_path: string;
        content: string;
        last_commit_id?: string;
      }[];
      for (const { action, file_path: target, last_commit_id: last } of actions) {
        const isThere = files().some((entry) => entry.path === target);
        if ((action === "create") === isThere) throw new Failure(400);
        if (last && last !== lastCommit(target, "main")) throw new Failure(400);
      }
      const writes = actions.map(({ file_path: target, content }) => ({ path: target, base64: content }));
      commitAll(writes, String(body.commit_message));
      return {};
    }
    throw new Failure(404);
  };

  const gitea = ({ method, route, body }: Ask): unknown => {
    if (route === "") return repository();
    if (route.startsWith("/git/trees/")) return { tree: treeAt(route) };
    if (route.startsWith("/git/blobs/")) return { content: base64Of(route.slice(11)) };
    if (route === "/contents" && method === "POST") {
      beforeMoving();
      const writes = body.files as { operation: string; path: string; content: string; sha?: string }[];
      for (const { operation, path: target, sha } of writes) {
        const there = files().find((entry) => entry.path === target);
        if (operation === "create" ? there : there?.sha !== sha) throw new Failure(422);
      }
      const contents = writes.map(({ path: target, content }) => ({ path: target, base64: content }));
      commitAll(contents, String(body.message));
      return {};
    }
    throw new Failure(404);
  };

  const dialects = {
    github: { answer: github, api: "/api/v3", repo: "/repos/bureau/site", scheme: "token " },
    gitlab: { answer: gitlab, api: "/api/v4", repo: "/projects/bureau%2Fsite", scheme: "Bearer " },
    gitea: { answer: gitea, api: "/api/v1", repo: "/repos/bureau/site", scheme: "token " },
  };
  const { answer, api, repo, scheme } = dialects[dialect];
  let mayWrite = false;
  let moved = false;

  const outcome = (key: string, { method, route, body, query }: Ask): unknown => {
    if (host.fails) throw new Failure(host.fails);
    if (key !== goodKey && key !== readingKey) throw new Failure(401);
    mayWrite = key === goodKey;
    if (route === `${api}/user`) return { login: "ana", username: "ana", full_name: "Ana" };
    if (!route.startsWith(api + repo)) throw new Failure(404);
    return answer({ method, route: route.slice(api.length + repo.length), body, query });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Accept, Cache-Control");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PATCH");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://localhost");
    const method = request.method ?? "";
    const body = parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Body) : {};
    const key = request.headers.authorization?.slice(scheme.length) ?? "";
    moved = false;
    let status = 200;
    let result: unknown;
    try {
      result = outcome(key, { method, route: pathname, body, query });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      status = error.status;
      result = { message: error.message };
    }
    if (moved && host.losesAnswer) {
      host.losesAnswer = false;
      response.destroy();
      return;
    }
    const isRaw = Buffer.isBuffer(result);
    response
      .writeHead(status, { "Content-Type": isRaw ? "text/plain" : "application/json" })
      .end(isRaw ? result : JSON.stringify(result));
  };

  const server = await listen((request, response) => void handle(request, response));
  const host: GitHost = {
    origin: `http://127.0.0.1:${server.port}`,
    fails: undefined,
    isProtected: false,
    losesAnswer: false,
    meanwhile: undefined,
    git,
    commit: (file, content) =>
      commitAll([{ path: file, base64: Buffer.from(content).toString("base64") }], "Autre main"),
    reset: () => {
      git("update-ref", "refs/heads/main", git("rev-list", "--max-parents=0", "main"));
      Object.assign(host, { fails: undefined, isProtected: false, losesAnswer: false, meanwhile: undefined });
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return host;
}
