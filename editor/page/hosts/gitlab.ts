import { type Access, ask, fromBase64, Moved, noAccess, type Repository } from "./host";

/** GitLab's API (docs.gitlab.com/api): a commit is a list of actions. */
export function gitlab({ api, repo, branch, key }: Access): Repository {
  const root = `${api}/projects/${encodeURIComponent(repo)}`;
  const request = (path: string, options?: Parameters<typeof ask>[2]) =>
    ask(`${root}${path}`, `Bearer ${key}`, options);
  const head = async () => {
    const { commit } = (await request(`/repository/branches/${encodeURIComponent(branch)}`)) as {
      commit: { id: string };
    };
    return commit.id;
  };

  return {
    ensureAccess: async () => {
      const { permissions } = (await request("")) as {
        permissions?: Record<string, { access_level: number } | null>;
      };
      const levels = Object.values(permissions ?? {}).map((access) => access?.access_level ?? 0);
      if (Math.max(0, ...levels) < developer) throw noAccess();
    },
    read: async () => {
      const commit = await head();
      const files = new Map<string, string>();
      for (let page = 1; ; page += 1) {
        const entries = (await request(
          `/repository/tree?ref=${commit}&path=data&recursive=true&per_page=100&page=${page}`,
        )) as { id: string; type: string; path: string }[];
        for (const { id, type, path } of entries) if (type === "blob") files.set(path, id);
        if (entries.length < 100) return { commit, files };
      }
    },
    readFile: async (id) => {
      const { content } = (await request(`/repository/blobs/${id}`)) as { content: string };
      return fromBase64(content);
    },
    commit: async (snapshot, changes, message) => {
      if ((await head()) !== snapshot.commit) throw new Moved();
      const actions = changes.map(({ path, base64 }) =>
        base64 === undefined
          ? { action: "delete", file_path: path }
          : {
              action: snapshot.files.has(path) ? "update" : "create",
              file_path: path,
              content: base64,
              encoding: "base64",
            },
      );
      await request("/repository/commits", {
        method: "POST",
        body: { branch, commit_message: message, actions },
      });
    },
  };
}

/** The least that may write to a branch which is not protected. */
const developer = 30;
