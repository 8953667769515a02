import { space } from "../../theme/tokens";

/** On phones, distance from the content to the wires in its left margin, for `calc()`; trades-phone.svg is 500 wide. */
export const phoneWireOffset = `(${17 / 500} * (100vw - 2 * ${space.gutter}))`;

/** Hides controls on paper, without scripts, and if their script fails to load. */
export const hiddenWithoutScript = {
  "@media print, (scripting: none)": { display: "none" },
  "html[data-hydration=failed] &": { display: "none" },
} as const;

/** Selects an element while the 4–20 mA loop is cut. */
export const whenCut = "[data-loop=cut] &";
