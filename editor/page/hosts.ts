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

/** Commits with some of the client's steps done differently; says so when a new version of Decap has other steps. */
function committing<Api extends HostClient>(api: Api, steps: Partial<Api>): Moment["commit"] {
  for (const step of Object.keys(steps)) {
    if (typeof Reflect.get(api, step) !== "function") throw new Error(`Decap's client has no ${step}().`);
  }
  const client: Api = Object.assign(Object.create(api), steps);
  return ({ dataFiles, assets }, options) => client.persistFiles(dataFiles, assets, options);
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
    const version = branch.commit.sha;
    const files = listed(await api.listFiles("data", { branch: version, depth: 3 }));
    return {
      version,
      files,
      text: (path) => api.readFile(path, files.get(path)),
      // The branch is moved to a commit on what was read, without force: GitHub refuses when it has moved.
      commit: committing(api, { getDefaultBranch: async () => branch }),
    };
  }
}

type GitLabAction = { action: string; file_path: string; last_commit_id?: string };

class GitLab extends GitLabBackend {
  async moment(): Promise<Moment> {
    const { api } = this;
    const { id: version } = (await api.getDefaultBranch()).commit;
    const files = listed(await api.listAllFiles("data", true, version));
    const lastCommit = async (path: string) => {
      const url = `${api.repoURL}/repository/files/${encodeURIComponent(path)}`;
      const file = await api.requestJSON({ url, params: { ref: version } });
      return file.last_commit_id;
    };
    // GitLab refuses an update of a file whose last commit is another, and a creation where there is a file.
    const requestJSON: typeof api.requestJSON = async (request) => {
      const commit = JSON.parse(request.body ?? "") as { actions: GitLabAction[] }; // the client's own
      for (const action of commit.actions) {
        if (action.action === "update") action.last_commit_id = await lastCommit(action.file_path);
      }
      return api.requestJSON({ ...request, body: JSON.stringify(commit) });
    };
    return {
      version,
      files,
      text: (path) => api.readFile(path, files.get(path), { branch: version }),
      commit: committing(api, { isFileExists: async (path) => files.has(path), requestJSON }),
    };
  }
}

class Gitea extends GiteaBackend {
  async moment(): Promise<Moment> {
    const { api } = this;
    const files = listed(await api.listFiles("data", { depth: 3 }));
    return {
      version: JSON.stringify([...files]),
      files,
      text: (path) => api.readFile(path, files.get(path)),
      // Gitea refuses an update of a file that is another than named, and a creation where there is a file.
      commit: committing(api, {
        getFileSha: async (path) => files.get(path) ?? Promise.reject(new Error(`${path} is new`)),
      }),
    };
  }
}

const clients = { github: GitHub, gitlab: GitLab, gitea: Gitea };

export const hostNames = { github: "GitHub", gitlab: "GitLab", gitea: "Gitea" };

export type Host = InstanceType<(typeof clients)[keyof typeof clients]>;

export function hostOf({ host, api, repo, branch }: EditorSetting): Host {
  return new clients[host]({ backend: { repo, branch, api_root: api }, media_folder: "data/images" });
}
