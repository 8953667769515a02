import { dayLength, type Point, type Range } from "../../network/model";

export type Frame = { width: number; height: number };

/** The `d` of a day that fills a frame: from midnight to midnight, the range from the frame's bottom to its top. */
export function dayPath(curve: readonly Point[], range: Range, { width, height }: Frame): string {
  const points = curve.map(([minutes, value]) => {
    return `${round((minutes / dayLength) * width)} ${round(depth(value, range) * height)}`;
  });
  return `M${points.join(" ")}`;
}

/** How far below the range's top a value stands, as a share of the range. */
export function depth(value: number, { lowest, highest }: Range): number {
  return (highest - value) / (highest - lowest);
}

const round = (value: number) => Math.round(value * 10) / 10;
