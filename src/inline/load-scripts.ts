import { doc } from "./dom";

/**
 * Loads files, separated by blanks, each after the one before it and checked against its digest, which
 * follows a `#`.
 */
export function loadScripts(files: string, onerror?: () => void): void {
  for (const src of files.split(" ")) {
    doc.head.append(
      Object.assign(doc.createElement("script"), {
        src,
        integrity: src.split("#")[1],
        async: false,
        onerror,
      }),
    );
  }
}
