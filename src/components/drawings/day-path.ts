import { curveOf, dayLength, type Point, type Range } from "../../network/model";

export type Frame = { width: number; height: number };

/** The `d` of a day that fills a frame: from midnight to midnight, the range from the frame's bottom to its top. */
export function dayPath(curve: readonly Point[], range: Range, { width, height }: Frame): string {
  const points = curve.map(([minutes, value]) => {
    return `${round((minutes / dayLength) * width)} ${round(depth(value, range) * height)}`;
  });
  return `M${points.join(" ")}`;
}

/** A day that begins on the line y = 0, from which it rises by the frame's height at most. */
export function risingDayPath(curve: readonly Point[], { width, height }: Frame): string {
  const values = curve.map(([, value]) => value);
  const range = { lowest: Math.max(...values), highest: values[0] ?? 0 };
  return dayPath(curve, range, { width, height: -height });
}

/** The flow of a day without a leak, hour by hour. */
export const flowPath = (frame: Frame) => risingDayPath(curveOf("none", "flow", 60), frame);

/** How far below the range's top a value stands, as a share of the range. */
export function depth(value: number, { lowest, highest }: Range): number {
  return (highest - value) / (highest - lowest);
}

const round = (value: number) => Math.round(value * 10) / 10;
