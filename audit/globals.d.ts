import type axe from "axe-core";

declare global {
  interface Window {
    /** Injected by auditors/axe.ts. */
    axe: typeof axe;
  }
}
