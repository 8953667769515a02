import { initialPressure, measure } from "../../network/measurement";

/** The values in built pages; islands/measurement/bind-measurement.ts replaces them. */
export const initialMeasurement = measure(initialPressure);

/** Ciphertext shown for the TLS record, fixed so that builds are reproducible. */
export const initialRecord = [
  0x79, 0x03, 0x78, 0xd0, 0xfe, 0x7e, 0xa9, 0x26, 0x86, 0xaf, 0xc8, 0xc5, 0xda, 0x5b, 0x28, 0x6e,
];
