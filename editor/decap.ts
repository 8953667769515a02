import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";

/**
 * What of Decap CMS the editor reaches into, beyond what Decap documents for others:
 *
 * - its store: the form that is open, and what changes in it (page/open-form.ts);
 * - the controls' methods getValidateValue, isValid, validateSize and validate, and the identifiers of fields,
 *   `title-field-7` (page/judgement.ts, page/field-path.ts);
 * - how a save ends that is refused: a rejected promise that nobody awaits (page/what-is-wrong.ts);
 * - steps of the clients of GitHub, GitLab and Gitea (page/hosts.ts), each looked for before it is used;
 * - the class names of its elements (page/handy.ts, page/page.css);
 * - two of its files, changed below.
 *
 * Written for these versions: with others the editor does not start, until the list has been gone through.
 */
const versions = {
  "decap-cms-core": "3.19.1",
  "decap-cms-backend-gitea": "3.5.3",
  "decap-cms-backend-github": "3.8.3",
  "decap-cms-backend-gitlab": "3.6.4",
  "decap-cms-ui-default": "3.9.2",
  "decap-cms-widget-image": "3.4.3",
  "decap-cms-widget-list": "3.6.3",
  "decap-cms-widget-number": "3.4.2",
  "decap-cms-widget-object": "3.7.3",
  "decap-cms-widget-select": "3.4.2",
  "decap-cms-widget-text": "3.3.2",
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

const core = String.raw`[\\/]decap-cms-core[\\/]dist[\\/]esm[\\/]`;

/** What is put differently in Decap's own files. */
export const changedDecap: Plugin = {
  name: "changed parts of Decap",
  setup({ onLoad }) {
    // Decap compiles the schema of its configuration into JavaScript: the page's policy would have to allow `eval`.
    // The configuration is made from the contract, and form.test.ts checks it.
    onLoad({ filter: new RegExp(`${core}constants[\\\\/]configSchema\\.js$`) }, () => ({
      contents: "export function validateConfig() {} export function getConfigSchema() {}",
    }));
    // «Les reprendre ?»: Decap looks for the unsaved form while it loads the file, and whichever comes last wins.
    onLoad({ filter: new RegExp(`${core}components[\\\\/]Editor[\\\\/]Editor\\.js$`) }, async (file) => {
      const text = await readFile(file.path, "utf8");
      const contents = text
        .replace("retrieveLocalBackup(collection, slug);\n    if (newEntry)", "if (newEntry)")
        .replace(
          "} else {\n      loadEntry(collection, slug);",
          `} else {
      loadEntry(collection, slug).then(
        () => this.props.entry?.get("error") || retrieveLocalBackup(collection, slug),
      );`,
        );
      if (
        contents.split("retrieveLocalBackup(collection, slug)").length !== 2 ||
        !contents.includes(").then(\n")
      ) {
        throw new Error(
          "Decap's Editor.js is another: editor/decap.ts changes where it looks for an unsaved form.",
        );
      }
      return { contents };
    });
  },
};
