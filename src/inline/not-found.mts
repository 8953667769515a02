import { whenShown } from "../browser/when-shown";

/** The customer wants an unknown path in the console. */
whenShown(() => console.warn(`404: ${location.pathname}`));
