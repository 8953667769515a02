import { whenShown } from "../browser/when-shown";

/** The specification asks for unknown paths in the console. */
whenShown(() => console.warn(`404: ${location.pathname}`));
