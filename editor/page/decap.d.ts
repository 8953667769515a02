/** What the editor uses of Decap CMS beyond the types that it ships; decap.ts lists it. */

declare module "decap-cms-core" {
  /** What a control is given besides the documented properties. */
  interface CmsWidgetControlProps<T> {
    getEntry: () => Entry;
    getAsset: (path: string) => { url: string };
    /** Opens the dialogue with the pictures; the one that is chosen in it is then in `mediaPaths`, by the same name. */
    onOpenMediaLibrary: (request: {
      controlID: string;
      forImage: true;
      value: string;
      field: object;
    }) => void;
    mediaPaths: { get: (controlID: string) => string | undefined };
    onRemoveInsertedMedia: (controlID: string) => void;
  }
}

/** A form, in a map of Immutable. */
type Entry = import("decap-cms-core").PreviewTemplateComponentProps["entry"];

/** A picture that was chosen and is not saved yet. */
type Asset = { path: string; fileObj?: File; toBase64: () => Promise<string> };

type SignInProps = {
  inProgress?: boolean;
  onLogin: (credentials: { token: string }) => void;
  error?: string;
};

declare module "decap-cms-lib-util" {
  export const localForage: { ready: () => Promise<void>; getItem: (key: string) => Promise<unknown> };
}

declare module "decap-cms-locales" {
  export const fr: object;
}

/** The clients of the Git hosts, as far as hosts.ts uses them. */
declare class HostBackend {
  constructor(config: {
    backend: { repo: string; branch: string; api_root: string };
    media_folder: string;
  });
  authenticate(credentials: { token: string }): Promise<object>;
  getMediaFile(path: string): Promise<{ file: File }>;
}

type HostEntry = { dataFiles: { path: string; raw: string }[]; assets: Asset[] };

type HostClient = {
  repoURL: string;
  persistFiles: (dataFiles: HostEntry["dataFiles"], assets: Asset[], options: object) => Promise<unknown>;
  readFile: (path: string, id: string | undefined, options?: { branch: string }) => Promise<string>;
};

type HostFiles = Promise<{ path: string; id: string }[]>;

declare module "decap-cms-backend-github" {
  export class GitHubBackend extends HostBackend {
    api: HostClient & {
      getDefaultBranch: () => Promise<{ commit: { sha: string } }>;
      listFiles: (path: string, options: { branch: string; depth: number }) => HostFiles;
    };
    currentUser(credentials: { token: string }): Promise<{ name: string; login: string }>;
  }
}

declare module "decap-cms-backend-gitlab" {
  export class GitLabBackend extends HostBackend {
    api: HostClient & {
      getDefaultBranch: () => Promise<{ commit: { id: string } }>;
      listAllFiles: (path: string, recursive: boolean, branch: string) => HostFiles;
      isFileExists: (path: string) => Promise<boolean>;
      requestJSON: (request: {
        url: string;
        params?: object;
        body?: string;
      }) => Promise<{ last_commit_id?: string }>;
    };
  }
}

declare module "decap-cms-backend-gitea" {
  export class GiteaBackend extends HostBackend {
    api: HostClient & {
      listFiles: (path: string, options: { depth: number }) => HostFiles;
      getFileSha: (path: string) => Promise<string>;
    };
  }
}

declare module "site:templates" {
  type Template = import("react").ComponentType<never>;
  export const templates: Record<import("../../src/content/contract").PageName, Template>;
}
