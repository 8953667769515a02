import { whenActivated } from "../browser/when-activated";

/** The specification asks for unknown paths in the console. */
whenActivated(() => console.warn(`404: ${location.pathname}`));
