import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";

/**
 * What of Decap CMS the editor reaches into, beyond what Decap documents for others:
 *
 * - what it gives to its own control for pictures (page/decap.d.ts, page/form.tsx): the dialogue, and what was chosen in it;
 * - where it keeps an unsaved form: `backup.…` in the localForage of decap-cms-lib-util (page/drafts.ts);
 * - steps of the clients of GitHub, GitLab and Gitea (page/hosts.ts), each looked for before it is used;
 * - the class names of its buttons for saving, settings, preview and in the dialogue of pictures, and of the toasts
 *   (page/handy.ts, page/page.css);
 * - one of its files, left out below.
 *
 * Written for these versions: with others the editor does not start, until the list has been gone through.
 */
const versions = {
  "decap-cms-core": "3.19.1",
  "decap-cms-backend-gitea": "3.5.3",
  "decap-cms-backend-github": "3.8.3",
  "decap-cms-backend-gitlab": "3.6.4",
  "decap-cms-lib-util": "3.8.3",
  "decap-cms-ui-default": "3.9.2",
};

/** Refuses versions of Decap that the editor was not written for. */
export async function ensureDecapVersions(folder: string): Promise<void> {
  for (const [name, expected] of Object.entries(versions)) {
    const { version } = JSON.parse(
      await readFile(path.join(folder, "node_modules", name, "package.json"), "utf8"),
    );
    if (version !== expected) {
      throw new Error(
        `The editor was written for ${name} ${expected}; ${version} is installed. See editor/decap.ts.`,
      );
    }
  }
}

/**
 * Decap compiles the schema of its configuration into JavaScript: the page's policy would have to allow `eval`. The
 * configuration is made from the contract, and form.test.ts checks it.
 */
export const withoutConfigSchema: Plugin = {
  name: "without the schema of Decap's configuration",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]decap-cms-core[\\/].*[\\/]constants[\\/]configSchema\.js$/ }, () => ({
      contents: "export function validateConfig() {} export function getConfigSchema() {}",
    }));
  },
};
