import { dayLength, type Point, type ValueRange } from "../../network/model";

/** Size of a drawing's coordinate system, in its units. */
export type ViewBox = { width: number; height: number };

/** The `d` of a day's curve; the view box spans 24 hours and the whole range. */
export function dayPath(curve: readonly Point[], range: ValueRange, { width, height }: ViewBox): string {
  const points = curve.map(([minutes, value]) => {
    const [x, y] = [(minutes / dayLength) * width, fractionFromTop(value, range) * height];
    return `${roundToTenth(x)} ${roundToTenth(y)}`;
  });
  return `M${points.join(" ")}`;
}

/** A value's distance from the range's maximum, as a fraction of the range. */
export function fractionFromTop(value: number, { min, max }: ValueRange): number {
  return (max - value) / (max - min);
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
