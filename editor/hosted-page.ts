import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { editorSetting } from "../src/gatsby/editor-setting";

/** Puts the editor on the site, where the setting asks for it; run separately, as it is not part of the site. */
export async function writeEditorPage(): Promise<void> {
  if (!editorSetting(process.env)) return;
  await promisify(execFile)(process.execPath, ["--import", "tsx", path.join("editor", "hosted.ts")]);
}
