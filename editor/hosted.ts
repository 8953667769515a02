import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  editorFolder,
  editorName,
  editorPolicy,
  editorSetting,
  githubApi,
} from "../src/gatsby/editor-setting";
import { pageWithPolicy } from "../src/gatsby/hosting/headers";
import { bundleEditor } from "./bundle";

/** Run by a build with EDITOR_BACKEND (hosted-page.ts): writes the editor's page below public/. */
async function writeHostedEditor(): Promise<void> {
  const setting = editorSetting(process.env);
  if (!setting) throw new Error("EDITOR_BACKEND is not set.");
  await mkdir(path.join("public", editorFolder), { recursive: true });
  for (const [address, { body }] of await bundleEditor(setting)) {
    if (address === "/") {
      const page = String(body).replace('src="/editeur.js"', `src="/${editorFolder}/editeur.js"`);
      // GitHub Pages sends no headers.
      await writeFile(
        path.join("public", `${editorName}.html`),
        pageWithPolicy(page, editorPolicy([githubApi])),
      );
    } else {
      await writeFile(path.join("public", editorFolder, path.basename(address)), body);
    }
  }
}

writeHostedEditor();
