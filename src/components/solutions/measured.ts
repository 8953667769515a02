import { firstPressure, measure } from "../../network/measurement";

/** The initial measurement; islands/measurement/operate.ts replaces its values. */
export const served = measure(firstPressure, false);

/** The first bytes of a real record, fixed so that builds are reproducible. */
export const servedRecord = [
  0x79, 0x03, 0x78, 0xd0, 0xfe, 0x7e, 0xa9, 0x26, 0x86, 0xaf, 0xc8, 0xc5, 0xda, 0x5b, 0x28, 0x6e,
];

const hidden = { display: "none" } as const;

/** Hides controls that cannot work: on paper, without scripts, or if their script fails to load. */
export const operable = {
  "@media print, (scripting: none)": hidden,
  "html[data-hydration=failed] &": hidden,
};

/** Selects inside the measurement while the loop is cut. */
export const whenCut = "[data-loop=cut] &";

/** Height below the measurement in which the ruler comes to rest. */
export const rulerRoom = "6.25rem";
