import { doc, on } from "./dom";
import { loadScripts } from "./load-scripts";
import { whenShown } from "./when-shown";

/** Once the page has loaded, the page side of the service worker (offline/page.ts); `data-files` names its file. */
const { files = "" } = (doc.currentScript as HTMLScriptElement).dataset;
on("load", () => whenShown(() => loadScripts(files)));
