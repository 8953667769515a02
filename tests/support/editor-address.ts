import type { ChildProcess } from "node:child_process";

/** The address that a starting editor prints, which holds its key. Rejects when the editor ends before it does. */
export function editorAddress(editor: ChildProcess): Promise<string> {
  let told = "";
  return new Promise((resolve, reject) => {
    editor.once("close", (status) => reject(new Error(`The editor ended with ${status}: ${told}`)));
    editor.stdout?.on("data", (chunk) => {
      told += chunk;
      const [address] = /http:\/\/localhost:\d+\/\?cle=\S+/.exec(told) ?? [];
      if (address) resolve(address);
    });
  });
}
