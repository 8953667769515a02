import { type Leak, type Quantity, quantities, stateAt } from "./model";

/** 190 becomes «3 h 10». */
export function formatTime(minutes: number): string {
  const [hours, minutesOfHour] = [Math.floor(minutes / 60), minutes % 60];
  return minutesOfHour ? `${hours}\u00a0h\u00a0${String(minutesOfHour).padStart(2, "0")}` : `${hours}\u00a0h`;
}

/** Decimal places that each sensor resolves. */
const decimals = { pressure: 1, flow: 1, level: 2 };

/** Rounds as displayed, so that values that look the same compare as equal. */
export const roundValue = (quantity: Quantity, value: number) => Number(value.toFixed(decimals[quantity]));

export function formatValue(quantity: Quantity, value: number): string {
  return value.toFixed(decimals[quantity]).replace(".", ",");
}

/** «Fuite avant la STEP» becomes «fuite avant la STEP». */
export function lowercaseInitial(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

type Labels = {
  quantities: Record<Quantity, { name: string; spokenUnit: string }>;
  leak: { insteadOf: string };
};

/** Time and values for screen readers, each with the value without a leak if that is displayed differently. */
export function describeReading(labels: Labels, leak: Leak, minutes: number): string {
  const [state, stateWithoutLeak] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const values = quantities.map((quantity) => {
    const { name, spokenUnit } = labels.quantities[quantity];
    const value = formatValue(quantity, state[quantity]);
    const valueWithoutLeak = formatValue(quantity, stateWithoutLeak[quantity]);
    const reading = `${lowercaseInitial(name)} ${value}\u00a0${spokenUnit}`;
    return value === valueWithoutLeak ? reading : `${reading} ${labels.leak.insteadOf} ${valueWithoutLeak}`;
  });
  return [formatTime(minutes), ...values].join(", ");
}
