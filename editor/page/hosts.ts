import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitHubBackend } from "decap-cms-backend-github";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import type { EditorSetting } from "../../src/gatsby/editor-setting";

/**
 * Decap's clients of GitHub, GitLab and Gitea. They write whole files over whatever is there: each gets a way to read the
 * branch at one moment, and to commit on that moment or not at all.
 */
export type Moment = {
  /** Another one when the branch is another. */
  version: string;
  /** What is below data/, by path, with the host's name for what is in it. */
  files: ReadonlyMap<string, string>;
  text: (path: string) => Promise<string>;
  /** Rejects when the branch, or a file that it writes, is no longer as it was at this moment. */
  commit: (entry: HostEntry, options: object) => Promise<unknown>;
};

/** The client with some of its steps done differently; says so when a new version of Decap has other steps. */
function having<Api extends object>(api: Api, steps: Partial<Api>): Api {
  for (const step of Object.keys(steps)) {
    if (typeof Reflect.get(api, step) !== "function") throw new Error(`Decap's client has no ${step}().`);
  }
  return Object.assign(Object.create(api), steps);
}

const listed = (files: readonly { path: string; id: string }[]) =>
  new Map(files.map(({ path, id }) => [path, id]));

class GitHub extends GitHubBackend {
  /** Who it is, is of no use here, and asking would be one more thing to fail. */
  override async currentUser() {
    return { name: "", login: "" };
  }

  async moment(): Promise<Moment> {
    const { api } = this;
    const branch = await api.getDefaultBranch();
    const files = listed(await api.listFiles("data", { branch: branch.commit.sha, depth: 3 }));
    return {
      version: branch.commit.sha,
      files,
      text: (path) => api.readFile(path, files.get(path)),
      // The branch is moved to a commit on what was read, without force: GitHub refuses when it has moved.
      commit: ({ dataFiles, assets }, options) =>
        having(api, { getDefaultBranch: async () => branch }).persistFiles(dataFiles, assets, options),
    };
  }
}

class GitLab extends GitLabBackend {
  async moment(): Promise<Moment> {
    const { api } = this;
    const { id: commit } = (await api.getDefaultBranch()).commit;
    const files = listed(await api.listAllFiles("data", true, commit));
    // GitLab refuses an update of a file whose last commit is another, and a creation where there is a file.
    const action = async (path: string) => {
      if (!files.has(path)) return { action: "create" };
      const url = `${api.repoURL}/repository/files/${encodeURIComponent(path)}`;
      const { last_commit_id } = await api.requestJSON({ url, params: { ref: commit } });
      return { action: "update", last_commit_id };
    };
    const uploadAndCommit: typeof api.uploadAndCommit = async (items, { commitMessage }) => {
      const actions = items.map(async ({ path, base64Content: content }) => ({
        ...(await action(path)),
        file_path: path,
        content,
        encoding: "base64",
      }));
      const body = { branch: api.branch, commit_message: commitMessage, actions: await Promise.all(actions) };
      return api.requestJSON({
        url: `${api.repoURL}/repository/commits`,
        method: "POST",
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify(body),
      });
    };
    return {
      version: commit,
      files,
      text: (path) => api.readFile(path, files.get(path), { branch: commit }),
      commit: ({ dataFiles, assets }, options) =>
        having(api, { uploadAndCommit }).persistFiles(dataFiles, assets, options),
    };
  }
}

class Gitea extends GiteaBackend {
  async moment(): Promise<Moment> {
    const { api } = this;
    const files = listed(await api.listFiles("data", { depth: 3 }));
    // Gitea refuses an update of a file that is another than named, and a creation where there is a file.
    const changeFiles: typeof api.changeFiles = (operations, options) =>
      api.changeFiles(
        operations.map(({ path, content }) => {
          const sha = files.get(path);
          return sha ? { operation: "update", path, content, sha } : { operation: "create", path, content };
        }),
        options,
      );
    return {
      version: JSON.stringify([...files]),
      files,
      text: (path) => api.readFile(path, files.get(path)),
      commit: ({ dataFiles, assets }, options) =>
        having(api, { changeFiles }).persistFiles(dataFiles, assets, options),
    };
  }
}

const clients = { github: GitHub, gitlab: GitLab, gitea: Gitea };

export const hostNames = { github: "GitHub", gitlab: "GitLab", gitea: "Gitea" };

export type Host = InstanceType<(typeof clients)[keyof typeof clients]>;

export function hostOf({ host, api, repo, branch }: EditorSetting): Host {
  return new clients[host]({ backend: { repo, branch, api_root: api }, media_folder: "data/images" });
}
