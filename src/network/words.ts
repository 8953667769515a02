import { type Leak, type Quantity, quantities, stateAt } from "./model";

/** 190 → «3 h 10». */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest ? `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}` : `${hours}\u00a0h`;
}

/** Decimals that such a sensor resolves. */
const decimals = { pressure: 1, flow: 1, level: 2 };

/** The value as shown: comparisons must not distinguish values that look the same. */
export const rounded = (quantity: Quantity, value: number) => Number(value.toFixed(decimals[quantity]));

/** «5,7». */
export function shown(quantity: Quantity, value: number): string {
  return value.toFixed(decimals[quantity]).replace(".", ",");
}

type Words = Pick<Queries.LiveViewFragment, "quantities" | "leak">;

/** The whole reading in a sentence, as the cursor says it to assistive technology. */
export function readingInWords(words: Words, leak: Leak, minutes: number): string {
  const [now, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const values = quantities.map((name) => {
    const { name: called, unit } = words.quantities[name];
    const value = `${called.toLowerCase()} ${shown(name, now[name])}\u00a0${unit}`;
    return leak === "none" ? value : `${value}, ${words.leak.calm} ${shown(name, calm[name])}`;
  });
  return [timeInWords(minutes), ...values].join(", ");
}
