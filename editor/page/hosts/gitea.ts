import { type Access, ask, fromBase64, Moved, noAccess, type Repository } from "./host";

/** The API of Gitea and Forgejo (docs.gitea.com/api): a commit is a list of files, each with what it was before. */
export function gitea({ api, repo, branch, key }: Access): Repository {
  const root = `${api}/repos/${repo}`;
  const request = (path: string, options?: Parameters<typeof ask>[2]) =>
    ask(`${root}${path}`, `token ${key}`, options);
  const head = async () => {
    const { commit } = (await request(`/branches/${encodeURIComponent(branch)}`)) as {
      commit: { id: string };
    };
    return commit.id;
  };

  return {
    ensureAccess: async () => {
      const { permissions } = (await request("")) as { permissions?: { push?: boolean } };
      if (!permissions?.push) throw noAccess();
    },
    read: async () => {
      const commit = await head();
      const files = new Map<string, string>();
      for (let page = 1; ; page += 1) {
        const { tree, truncated } = (await request(
          `/git/trees/${commit}?recursive=true&per_page=1000&page=${page}`,
        )) as { tree: { path: string; type: string; sha: string }[]; truncated: boolean };
        for (const { path, type, sha } of tree) {
          if (type === "blob" && path.startsWith("data/")) files.set(path, sha);
        }
        if (!truncated || tree.length === 0) return { commit, files };
      }
    },
    readFile: async (id) => {
      const { content } = (await request(`/git/blobs/${id}`)) as { content: string };
      return fromBase64(content);
    },
    commit: async (snapshot, changes, message) => {
      if ((await head()) !== snapshot.commit) throw new Moved();
      const files = changes.map(({ path, base64 }) => {
        const sha = snapshot.files.get(path);
        if (base64 === undefined) return { operation: "delete", path, sha };
        return sha === undefined
          ? { operation: "create", path, content: base64 }
          : { operation: "update", path, content: base64, sha };
      });
      await request("/contents", { method: "POST", body: { branch, message, files } });
    },
  };
}
