import { whenActivated } from "../browser/when-activated";

/** The specification requires unknown paths to be logged. */
whenActivated(() => console.warn(`404: ${location.pathname}`));
