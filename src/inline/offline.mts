import { doc, on } from "../browser/dom";
import { whenShown } from "../browser/when-shown";

/** Once the page has loaded, the page side of the service worker (offline/page.ts), unless the visitor saves data. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const start = () => doc.head.append(Object.assign(doc.createElement("script"), { src: "/offline.js" }));
if (navigator.serviceWorker && !connection?.saveData) on("load", () => whenShown(start));
