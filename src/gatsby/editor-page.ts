import { spawn } from "node:child_process";
import path from "node:path";
import { editorSetting } from "./editor-setting";

/**
 * Puts the editor on the site, where the setting asks for it; run separately, as it is not part of the site.
 */
export async function writeEditorPage(): Promise<void> {
  if (!editorSetting(process.env)) return;
  const program = path.join("editor", "hosted.ts");
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", program], { stdio: "inherit" });
    child.once("close", resolve);
  });
  if (status !== 0) throw new Error("The editor's page could not be written (EDITOR_BACKEND).");
}
