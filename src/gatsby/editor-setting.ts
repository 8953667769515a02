/** Whether the build puts the editor on the site, at /admin, and which repository it then edits. */
export type EditorSetting = {
  host: "github" | "gitlab" | "gitea";
  /** The root of the host's API, without a slash at its end. */
  api: string;
  /** `owner/name` */
  repo: string;
  branch: string;
};

const hosts = {
  github: {
    site: "https://github.com",
    apiOf: (origin: string) =>
      origin === "https://github.com" ? "https://api.github.com" : `${origin}/api/v3`,
  },
  gitlab: { site: "https://gitlab.com", apiOf: (origin: string) => `${origin}/api/v4` },
  gitea: { site: "https://gitea.com", apiOf: (origin: string) => `${origin}/api/v1` },
} as const;

/**
 * `EDITOR_BACKEND=github:owner/name@branch`, or with the owner's own server:
 * `gitea:https://git.exemple.ch/owner/name@branch`.
 */
export function editorSetting({ EDITOR_BACKEND = "" }: NodeJS.ProcessEnv): EditorSetting | undefined {
  if (!EDITOR_BACKEND) return undefined;
  const [, host = "", origin, repo = "", branch = ""] =
    /^(github|gitlab|gitea):(?:(https?:\/\/[^/\s]+)\/)?([\w.-]+(?:\/[\w.-]+)+)@([\w./-]+)$/.exec(
      EDITOR_BACKEND,
    ) ?? [];
  const known = Object.hasOwn(hosts, host) ? hosts[host as keyof typeof hosts] : undefined;
  const isSafe =
    origin === undefined ||
    origin.startsWith("https://") ||
    /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin);
  if (!known || !isSafe) {
    throw new Error(
      `EDITOR_BACKEND is «${EDITOR_BACKEND}»; it must be github:owner/name@branch (or gitlab:, gitea:), or name your ` +
        "own server by https: gitea:https://git.exemple.ch/owner/name@branch.",
    );
  }
  return { host: host as EditorSetting["host"], api: known.apiOf(origin ?? known.site), repo, branch };
}

/** Its address, /admin, its file, admin.html, and the folder of its script and styles, admin-files/. */
export const editorName = "admin";

/**
 * The policy for the editor's page only: Emotion writes style elements, and unsaved pictures are shown; it
 * talks to the repository's host and to nobody else.
 */
export function editorPolicy(connections: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", "blob:", ...connections].join(" ")}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
