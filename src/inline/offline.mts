import { doc, on } from "../browser/dom";
import { whenActivated } from "../browser/when-activated";

/** Loads the service worker's page script (offline/page.ts) after the page, unless the visitor saves data. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const start = () => doc.head.append(Object.assign(doc.createElement("script"), { src: "/offline.js" }));
if (navigator.serviceWorker && !connection?.saveData) on("load", () => whenActivated(start));
