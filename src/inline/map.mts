import { doc } from "../browser/dom";

// Uncovers the drawn plan, which the browser's error page would cover while the visitor is offline.
if (!navigator.onLine) doc.querySelector("iframe")?.remove();
