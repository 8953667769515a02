import { initialPressure, measure } from "../../network/measurement";

/** The values in built pages; islands/measurement/bind-measurement.ts replaces them. */
export const initialMeasurement = measure(initialPressure);

/** The first bytes of a TLS record, fixed so that builds are reproducible. */
export const initialRecord = [
  0x79, 0x03, 0x78, 0xd0, 0xfe, 0x7e, 0xa9, 0x26, 0x86, 0xaf, 0xc8, 0xc5, 0xda, 0x5b, 0x28, 0x6e,
];

const hidden = { display: "none" } as const;

/** Hides controls on paper, without scripts, and if their script fails to load. */
export const hiddenWithoutScript = {
  "@media print, (scripting: none)": hidden,
  "html[data-hydration=failed] &": hidden,
};

/** Selects an element while the current loop is cut. */
export const whenCut = "[data-loop=cut] &";

/** Height of the gap below the offers that show the measurement, where the ruler comes to rest. */
export const rulerGap = "7.25rem";
