import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, GraphQLError, graphql } from "graphql";

/**
 * A mock of api.github.com: one repository, bureau/site, with a copy of a data/ in it. Queries are executed against
 * GitHub's official schema, so that unknown fields fail here too; the answers are those of its documentation.
 */

const schema = buildSchema(readFileSync("node_modules/@octokit/graphql-schema/schema.graphql", "utf8"), {
  assumeValid: true,
});

export const writeToken = "ghp_ecrit";
export const readToken = "ghp_lit";

type Commit = { headline: string; files: string[] };
type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
};

export class GitHub {
  readonly files = new Map<string, Buffer>();
  readonly commits: Commit[] = [];
  /** Answers every request with this. */
  fails: { status: number; headers?: Record<string, string>; message?: string } | undefined;
  /** Refuses commits with this error, at status 200. */
  refuses: { type?: string; message: string } | undefined;
  /** Makes the next commit, and does not answer. */
  losesAnswer = false;
  isUnreachable = false;
  /** The workflow runs of the last commit; without them, the token has no right to ask. */
  runs: { status: string; conclusion: string | null }[] | undefined;
  permission = "WRITE";
  /** Called once, before the next commit. */
  beforeCommit = () => {};
  /** The file that is too large for GitHub to answer whole. */
  truncated = "";

  constructor(
    folder: string,
    readonly branch = "main",
  ) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) this.files.set(`data/${path.relative(folder, file)}`, readFileSync(file));
    }
  }

  get oid(): string {
    return oidOf(Buffer.from([this.commits.length, ...this.files.keys()].join()));
  }

  text(file: string): string {
    return String(this.files.get(file));
  }

  /** Somebody else's change. */
  commit(file: string, content: string | Buffer): void {
    this.files.set(file, Buffer.from(content));
    this.commits.push({ headline: "Autre main", files: [file] });
  }

  /** Mocks the browser's fetch. */
  answer = async (request: Request): Promise<Response> => {
    if (this.isUnreachable) throw new TypeError("fetch failed");
    if (this.fails) {
      const { status, headers, message = "…" } = this.fails;
      return Response.json({ message }, { status, headers });
    }
    const token = request.headers.get("authorization")?.replace("Bearer ", "");
    if (token !== writeToken && token !== readToken) {
      return Response.json({ message: "Bad credentials" }, { status: 401 });
    }
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/repos/bureau/site/actions/runs" && searchParams.get("head_sha") === this.oid) {
      const message = "Resource not accessible by personal access token";
      return this.runs
        ? Response.json({ total_count: this.runs.length, workflow_runs: this.runs })
        : Response.json({ message }, { status: 403 });
    }
    if (pathname !== "/graphql") {
      const isThere = searchParams.get("ref") === this.branch;
      const bytes = isThere && this.files.get(pathname.replace("/repos/bureau/site/contents/", ""));
      return bytes
        ? new Response(new Uint8Array(bytes))
        : Response.json({ message: "Not Found" }, { status: 404 });
    }
    const { query, variables } = await request.json();
    const count = this.commits.length;
    const rootValue = {
      repository: (asked: { owner: string; name: string }) => this.repository(asked),
      createCommitOnBranch: ({ input }: { input: CommitInput }) => this.createCommit(input, token),
    };
    const { data, errors } = await graphql({ schema, source: query, variableValues: variables, rootValue });
    if (this.losesAnswer && this.commits.length > count) {
      this.losesAnswer = false;
      throw new TypeError("fetch failed");
    }
    const reported = errors?.map(({ message, path, extensions }) => ({ ...extensions, message, path }));
    return Response.json({ data, ...(reported && { errors: reported }) });
  };

  private repository({ owner, name }: { owner: string; name: string }) {
    if (`${owner}/${name}` !== "bureau/site") {
      throw refusal("NOT_FOUND", `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    }
    const commit = {
      __typename: "Commit",
      oid: this.oid,
      file: (at: { path: string }) => this.folder(at.path),
    };
    return {
      viewerPermission: this.permission,
      ref: ({ qualifiedName }: { qualifiedName: string }) =>
        qualifiedName === `refs/heads/${this.branch}` ? { target: commit } : null,
    };
  }

  private folder(folder: string) {
    const inside = [...this.files].filter(([file]) => file.startsWith(`${folder}/`));
    if (inside.length === 0) return null;
    const entries = inside
      .filter(([file]) => path.posix.dirname(file) === folder)
      .map(([file, bytes]) => ({
        name: path.posix.basename(file),
        object: {
          __typename: "Blob",
          oid: oidOf(bytes),
          text: /\.json$/.test(file) ? String(bytes) : null,
          isTruncated: file === this.truncated,
        },
      }));
    return { object: { __typename: "Tree", entries } };
  }

  private createCommit({ branch, expectedHeadOid, message, fileChanges }: CommitInput, token: string) {
    if (token === readToken) throw refusal("FORBIDDEN", "Resource not accessible by personal access token");
    if (this.refuses) throw refusal(this.refuses.type, this.refuses.message);
    this.beforeCommit();
    this.beforeCommit = () => {};
    if (branch.repositoryNameWithOwner !== "bureau/site" || branch.branchName !== this.branch) {
      throw refusal("NOT_FOUND", "Could not resolve to a Ref.");
    }
    if (expectedHeadOid !== this.oid) {
      const text = `Expected branch to point to "${this.oid}" but it did not.  Pull and try again.`;
      throw refusal("STALE_DATA", text);
    }
    for (const { path, contents } of fileChanges.additions)
      this.files.set(path, Buffer.from(contents, "base64"));
    this.commits.push({ headline: message.headline, files: fileChanges.additions.map(({ path }) => path) });
    return { commit: { oid: this.oid } };
  }
}

function refusal(type: string | undefined, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function oidOf(bytes: Buffer): string {
  return createHash("sha1").update(bytes).digest("hex");
}
