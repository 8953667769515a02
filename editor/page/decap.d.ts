/** What the editor uses of Decap CMS, which ships types for a part of it only. */

declare module "decap-cms-core/dist/esm/index.js" {
  import type { ComponentType } from "react";

  export type Formatter = {
    fromFile: (content: string) => object;
    toFile: (data: Record<string, unknown>) => string;
  };

  export const DecapCmsCore: {
    init: (options: { config: object }) => void;
    registerBackend: (name: string, backend: new (config: BackendConfig) => object) => void;
    registerCustomFormat: (name: string, extension: string, formatter: Formatter) => void;
    registerLocale: (locale: string, phrases: object) => void;
    registerPreviewStyle: (style: string, options: { raw: true }) => void;
    registerPreviewTemplate: (name: string, component: ComponentType<PreviewProps>) => void;
    registerWidget: (name: string, control: ComponentType<ControlProps>) => void;
  };

  export type BackendConfig = { backend: Record<string, unknown>; media_folder: string };
}

declare module "decap-cms-core/dist/esm/redux/index.js" {
  export const store: {
    getState: () => { entryDraft: ImmutableMap };
    subscribe: (listener: () => void) => () => void;
  };
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
  branch: string;
  persistFiles: (dataFiles: HostEntry["dataFiles"], assets: Asset[], options: object) => Promise<unknown>;
};

type HostFiles = Promise<{ path: string; id: string }[]>;

declare module "decap-cms-backend-github" {
  export class GitHubBackend extends HostBackend {
    api: HostClient & {
      getDefaultBranch: () => Promise<{ commit: { sha: string } }>;
      listFiles: (path: string, options: { branch: string; depth: number }) => HostFiles;
      readFile: (path: string, id: string | undefined) => Promise<string>;
    };
    currentUser(credentials: { token: string }): Promise<{ name: string; login: string }>;
  }
}

declare module "decap-cms-backend-gitlab" {
  export class GitLabBackend extends HostBackend {
    api: HostClient & {
      getDefaultBranch: () => Promise<{ commit: { id: string } }>;
      listAllFiles: (path: string, recursive: boolean, branch: string) => HostFiles;
      readFile: (path: string, id: string | undefined, options: { branch: string }) => Promise<string>;
      requestJSON: (request: object) => Promise<{ last_commit_id: string }>;
      uploadAndCommit: (
        items: { path: string; base64Content: string }[],
        options: { commitMessage: string },
      ) => Promise<unknown>;
    };
  }
}

declare module "decap-cms-backend-gitea" {
  export class GiteaBackend extends HostBackend {
    api: HostClient & {
      listFiles: (path: string, options: { depth: number }) => HostFiles;
      readFile: (path: string, id: string | undefined) => Promise<string>;
      changeFiles: (
        operations: { operation: string; path: string; content: string; sha?: string }[],
        options: object,
      ) => Promise<unknown>;
    };
  }
}

declare module "site:templates" {
  type Template = import("react").ComponentType<never>;
  export const templates: Record<import("../../src/content/contract").PageName, Template>;
}

declare module "decap-cms-locales" {
  export const fr: Phrases;
  export type Phrases = { [key: string]: string | Phrases };
}

declare module "decap-cms-widget-*" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}

/** The part of Immutable's maps that is read here; values are plain once `toJS()` has made them so. */
interface ImmutableMap {
  get(key: string): unknown;
  toJS(): Record<string, unknown>;
}

type FieldError = { type: string; parentIds: readonly (string | undefined)[]; message: string };

type ControlProps = {
  value: unknown;
  field: ImmutableMap;
  forID: string;
  parentIds: readonly (string | undefined)[];
  classNameWrapper: string;
  onChange: (value: unknown) => void;
  onValidateObject: (id: string, errors: readonly FieldError[]) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  /** Of Decap's frame around the control: looks at it, and shows what is wrong. */
  validate: () => void;
};

type ControlClass = new (props: ControlProps) => import("react").Component<ControlProps, { keys?: string[] }>;

type PreviewProps = {
  entry: ImmutableMap;
  getAsset: (path: string, field?: ImmutableMap) => { toString: () => string };
  document: Document;
  /** Opens the form at a field: `services.items.1.title`. */
  onFieldClick: (path: string) => void;
};

/** A picture that was chosen and is not saved yet. */
type Asset = { path: string; fileObj?: File; toBase64: () => Promise<string> };

type SignInProps = {
  inProgress?: boolean;
  onLogin: (credentials: { token: string }) => void;
  error?: string;
};
