import { whenShown } from "./when-shown";

/** Whoever looks for a broken link finds the path in the console. */
whenShown(() => console.warn(`404: ${location.pathname}`));
