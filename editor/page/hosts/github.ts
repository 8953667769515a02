import { type Access, ask, fromBase64, noAccess, type Repository } from "./host";

/** GitHub's API (docs.github.com/rest): a tree on the branch's own, a commit of it, and the branch moved to that commit. */
export function github({ api, repo, branch, key }: Access): Repository {
  const root = `${api}/repos/${repo}`;
  const request = (path: string, options?: Parameters<typeof ask>[2]) =>
    ask(`${root}${path}`, `Bearer ${key}`, options);
  const reference = `heads/${encodeURIComponent(branch)}`;

  return {
    ensureAccess: async () => {
      const { permissions } = (await request("")) as { permissions?: { push?: boolean } };
      if (!permissions?.push) throw noAccess();
    },
    read: async () => {
      const { object } = (await request(`/git/ref/${reference}`)) as { object: { sha: string } };
      const { tree } = (await request(`/git/trees/${object.sha}?recursive=1`)) as {
        tree: { path: string; type: string; sha: string }[];
      };
      const files = tree.filter(({ path, type }) => type === "blob" && path.startsWith("data/"));
      return { commit: object.sha, files: new Map(files.map(({ path, sha }) => [path, sha])) };
    },
    readFile: async (id) => {
      const { content } = (await request(`/git/blobs/${id}`)) as { content: string };
      return fromBase64(content);
    },
    commit: async (snapshot, changes, message) => {
      const entries = await Promise.all(
        changes.map(async ({ path, base64 }) => ({
          path,
          mode: "100644",
          type: "blob",
          sha: base64 === undefined ? null : await upload(base64),
        })),
      );
      const tree = await created("/git/trees", { base_tree: snapshot.commit, tree: entries });
      const commit = await created("/git/commits", { message, tree, parents: [snapshot.commit] });
      await request(`/git/refs/${reference}`, { method: "PATCH", body: { sha: commit, force: false } });
    },
  };

  async function created(path: string, body: object): Promise<string> {
    const { sha } = (await request(path, { method: "POST", body })) as { sha: string };
    return sha;
  }

  function upload(base64: string): Promise<string> {
    return created("/git/blobs", { content: base64, encoding: "base64" });
  }
}
