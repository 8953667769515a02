/** Whether the build puts the editor on the site, at /admin, and which repository of GitHub it then edits. */
export type EditorSetting = {
  /** `owner/name` */
  repo: string;
  branch: string;
};

/** `EDITOR_BACKEND=github:owner/name@branch` */
export function editorSetting({ EDITOR_BACKEND = "" }: NodeJS.ProcessEnv): EditorSetting | undefined {
  if (!EDITOR_BACKEND) return undefined;
  const [, repo, branch] = /^github:([\w.-]+\/[\w.-]+)@([\w./-]+)$/.exec(EDITOR_BACKEND) ?? [];
  if (repo && branch) return { repo, branch };
  throw new Error(`EDITOR_BACKEND vaut «${EDITOR_BACKEND}» ; attendu : github:proprietaire/depot@branche.`);
}

/** Its address, /admin, its file, admin.html, and the folder of its script. */
export const editorName = "admin";
export const editorFolder = "admin-files";

export const githubApi = "https://api.github.com";

/**
 * The policy for the editor's page only: Emotion writes style elements, and unsaved pictures are shown; it
 * talks to GitHub, where data/ is there, and to nobody else.
 */
export function editorPolicy(connections: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
