import { bitsOf } from "../../network/measurement";

/** Filled squares for the set bits of the converter's code, drawn over the empty squares in trades.svg. */
export function bitsPath(code: number): string {
  return bitsOf(code)
    .map((isSet, index) => (isSet ? `M${707 + 7 * index} 630h5v9h-5z` : ""))
    .join("");
}

/** The carrier wave in layers.svg (`wide`) and layers-phone.svg (`phone`), in the drawing's units. */
export const waves = {
  wide: { x: 30, y: 95, periods: 14, gain: 1 },
  phone: { x: 25, y: 37, periods: 15, gain: 0.6 },
};

/** The `d` of a carrier wave; each byte sets the amplitude of one period. */
export function wavePath(bytes: ArrayLike<number>, { x, y, periods, gain }: (typeof waves)["wide"]): string {
  const periodPath = (_: unknown, index: number) => {
    const amplitude = Math.round((16 + ((bytes[index] ?? 0) & 63)) * gain * 10) / 10;
    return `q5-${amplitude} 10 0q5 ${amplitude} 10 0`;
  };
  return `M${x} ${y}${Array.from({ length: periods }, periodPath).join("")}`;
}
