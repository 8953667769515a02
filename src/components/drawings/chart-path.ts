import { graphql } from "gatsby";

export type Frame = { width: number; height: number };
export type Range = readonly [lowest: number, highest: number];

/** What a chart shows: a quantity over a day, and what its axis goes from and to. */
export const fragment = graphql`
  fragment Series on Series {
    name
    unit
    lowest
    highest
    hourly
  }
`;

/**
 * The `d` of an SVG path through evenly spaced values, smooth and without overshoot (monotone cubic
 * interpolation, Fritsch and Carlson 1980). `range` is what the frame's bottom and top stand for.
 */
export function curvePath(values: readonly number[], range: Range, frame: Frame): string {
  const step = frame.width / (values.length - 1);
  return through(values, 0, step, range, frame);
}

/** A day's curve that begins on the line y = 0, from which it rises by the frame's height at most. */
export function dayPath(values: readonly number[], frame: Frame): string {
  const [first = 0] = values;
  const highest = Math.max(...values);
  const rise = { ...frame, height: -frame.height };
  return curvePath(values, [highest, first], rise);
}

/** What lies between two curves over the same frame, as a closed path. */
export function bandPath(
  values: readonly number[],
  others: readonly number[],
  range: Range,
  frame: Frame,
): string {
  const step = frame.width / (others.length - 1);
  const back = through(others.toReversed(), frame.width, -step, range, frame);
  return `${curvePath(values, range, frame)}${back.replace("M", "L")}Z`;
}

/** Where the curve through `values` is at `position`, counted in values from the first one. */
export function valueAt(values: readonly number[], position: number): number {
  const last = values.length - 1;
  const index = Math.min(Math.max(Math.floor(position), 0), last - 1);
  const [before = 0, after = 0] = [values[index], values[index + 1]];
  const slopes = tangents(values, 1);
  const [out = 0, into = 0] = [slopes[index], slopes[index + 1]];
  const t = Math.min(Math.max(position - index, 0), 1);
  const s = 1 - t;
  // The same curve as the path's: x grows evenly with t, because its handles are at the thirds.
  return (
    s ** 3 * before +
    3 * s ** 2 * t * (before + out / 3) +
    3 * s * t ** 2 * (after - into / 3) +
    t ** 3 * after
  );
}

/** How far below the frame's top a value stands. */
export function depth(value: number, [lowest, highest]: Range, frame: Frame): number {
  return frame.height * (1 - (value - lowest) / (highest - lowest));
}

function through(values: readonly number[], start: number, step: number, range: Range, frame: Frame): string {
  const depths = values.map((value) => depth(value, range, frame));
  const slopes = tangents(depths, step);
  const [first, ...rest] = depths;
  if (first === undefined) return "";
  // Relative to the previous point as rounded, and without the first handle, which mirrors the second one before it: a
  // third as long on the wire.
  let [x, y] = [round(start), round(first)];
  const commands = rest.map((next, index) => {
    const from = start + index * step;
    // The curve leaves its first point horizontally: nothing lies before it that a handle could mirror.
    const out = index === 0 ? [from + step / 3, first] : [];
    const into = next - ((slopes[index + 1] ?? 0) * step) / 3;
    const points = [...out, from + (2 * step) / 3, into, from + step, next];
    const numbers = points.map((value, axis) => round(value - (axis % 2 ? y : x)));
    const command = `${index === 0 ? "c" : "s"}${numbers.join(" ")}`;
    [x, y] = [round(from + step), round(next)];
    return command.replaceAll(" -", "-");
  });
  return `M${round(start)} ${round(first)}${commands.join("")}`;
}

/** The slope in each point: harmonic mean of those on both sides; flat at a peak, a trough and the ends. */
function tangents(values: readonly number[], step: number): number[] {
  const secants = values.slice(1).map((value, index) => (value - (values[index] ?? 0)) / step);
  return values.map((_, index) => {
    const [before, after] = [secants[index - 1], secants[index]];
    if (before === undefined || after === undefined || before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
