import { dayLength, type Point, type Range } from "../../network/model";

export type Frame = { width: number; height: number };

/** The `d` of a curve that fills a frame, from midnight to midnight and from the range's bottom to its top. */
export function dayPath(curve: readonly Point[], range: Range, { width, height }: Frame): string {
  const points = curve.map(([minutes, value]) => {
    return `${round((minutes / dayLength) * width)} ${round(depth(value, range) * height)}`;
  });
  return `M${points.join(" ")}`;
}

/** Distance of a value from the range's top, as a fraction of the range. */
export function depth(value: number, { min, max }: Range): number {
  return (max - value) / (max - min);
}

const round = (value: number) => Math.round(value * 10) / 10;
