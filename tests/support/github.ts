import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, GraphQLError, graphql } from "graphql";

/**
 * A stand-in for api.github.com: one repository, bureau/site, with a copy of a data/ in it. Queries are executed against
 * GitHub's official schema, so that what does not exist there fails here; the answers are those of its documentation.
 */

const schema = buildSchema(readFileSync("node_modules/@octokit/graphql-schema/schema.graphql", "utf8"), {
  assumeValid: true,
});

export const goodKey = "ghp_ecrit";
export const readingKey = "ghp_lit";

type Commit = { headline: string; files: string[] };
type Input = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
};

export class GitHub {
  readonly files = new Map<string, Buffer>();
  readonly commits: Commit[] = [];
  /** Answers everything so. */
  fails: { status: number; headers?: Record<string, string>; message?: string } | undefined;
  /** Refuses commits so, with status 200. */
  refuses: { type?: string; message: string } | undefined;
  /** Makes the next commit, and does not answer. */
  losesAnswer = false;
  isUnreachable = false;
  permission = "WRITE";
  /** Called once, before the next commit. */
  meanwhile = () => {};
  /** What GitHub cuts off. */
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

  /** In place of the browser's fetch. */
  answer = async (request: Request): Promise<Response> => {
    if (this.isUnreachable) throw new TypeError("fetch failed");
    if (this.fails) {
      const { status, headers, message = "…" } = this.fails;
      return Response.json({ message }, { status, headers });
    }
    const key = request.headers.get("authorization")?.replace("Bearer ", "");
    if (key !== goodKey && key !== readingKey) {
      return Response.json({ message: "Bad credentials" }, { status: 401 });
    }
    const { pathname } = new URL(request.url);
    if (pathname !== "/graphql") {
      const bytes = this.files.get(pathname.replace("/repos/bureau/site/contents/", ""));
      return bytes
        ? new Response(new Uint8Array(bytes))
        : Response.json({ message: "Not Found" }, { status: 404 });
    }
    const { query, variables } = await request.json();
    const count = this.commits.length;
    const rootValue = {
      repository: (asked: { owner: string; name: string }) => this.repository(asked),
      createCommitOnBranch: ({ input }: { input: Input }) => this.createCommit(input, key),
    };
    const { data, errors } = await graphql({ schema, source: query, variableValues: variables, rootValue });
    if (this.losesAnswer && this.commits.length > count) {
      this.losesAnswer = false;
      throw new TypeError("fetch failed");
    }
    const told = errors?.map(({ message, path, extensions }) => ({ ...extensions, message, path }));
    return Response.json({ data, ...(told && { errors: told }) });
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

  private createCommit({ branch, expectedHeadOid, message, fileChanges }: Input, key: string) {
    if (key === readingKey) throw refusal("FORBIDDEN", "Resource not accessible by personal access token");
    if (this.refuses) throw refusal(this.refuses.type, this.refuses.message);
    this.meanwhile();
    this.meanwhile = () => {};
    if (branch.repositoryNameWithOwner !== "bureau/site" || branch.branchName !== this.branch) {
      throw refusal("NOT_FOUND", "Could not resolve to a Ref.");
    }
    if (expectedHeadOid !== this.oid) {
      const told = `Expected branch to point to "${this.oid}" but it did not.  Pull and try again.`;
      throw refusal("STALE_DATA", told);
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
