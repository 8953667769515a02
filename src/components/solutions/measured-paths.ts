import { bitsOf } from "../../network/measurement";

/** Squares for the set bits of a code, over the empty ones in trades.svg. */
export function bitsPath(code: number): string {
  return bitsOf(code)
    .map((isSet, index) => (isSet ? `M${707 + 7 * index} 630h5v9h-5z` : ""))
    .join("");
}

/** Each drawing's wave, in its own units. */
export const waves = {
  wide: { x: 30, y: 95, periods: 14, scale: 1 },
  small: { x: 25, y: 37, periods: 15, scale: 0.6 },
};

/** A carrier wave with one byte per period, which sets its amplitude. */
export function wavePath(bytes: ArrayLike<number>, { x, y, periods, scale }: (typeof waves)["wide"]): string {
  const period = (_: unknown, index: number) => {
    const amplitude = (16 + ((bytes[index] ?? 0) & 63)) * scale;
    return `q5-${round(amplitude)} 10 0q5 ${round(amplitude)} 10 0`;
  };
  return `M${x} ${y}${Array.from({ length: periods }, period).join("")}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
