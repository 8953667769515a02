import { whenShown } from "./when-shown";

/** Spec §8: an unknown path is logged to the console. */
whenShown(() => console.warn(`404: ${location.pathname}`));
