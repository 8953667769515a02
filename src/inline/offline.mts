import { doc, on } from "../browser/dom";
import { whenActivated } from "../browser/when-activated";

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const loadScript = () => doc.head.append(Object.assign(doc.createElement("script"), { src: "/offline.js" }));
// Loads the service worker's page script (offline/register-worker.ts) last, and never if the visitor saves data.
if (navigator.serviceWorker && !connection?.saveData) on("load", () => whenActivated(loadScript));
