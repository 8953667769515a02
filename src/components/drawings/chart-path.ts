export type Frame = { width: number; height: number };
/** The values at the frame's bottom and top. */
export type Range = { lowest: number; highest: number };

/**
 * The `d` of an SVG path through evenly spaced values, smooth and without overshoot (monotone cubic
 * interpolation, Fritsch and Carlson 1980).
 */
export function curvePath(values: readonly number[], range: Range, frame: Frame): string {
  const step = frame.width / (values.length - 1);
  const depths = values.map((value) => depth(value, range, frame));
  const slopes = tangents(depths, step);
  const [first, ...rest] = depths;
  if (first === undefined) return "";
  // Relative coordinates, and `s`, whose first handle mirrors the one before: the path is a third as long.
  let [x, y] = [0, round(first)];
  const commands = rest.map((next, index) => {
    const from = index * step;
    // The first point has no handle before it: the curve begins horizontally.
    const out = index === 0 ? [from + step / 3, first] : [];
    const into = next - ((slopes[index + 1] ?? 0) * step) / 3;
    const points = [...out, from + (2 * step) / 3, into, from + step, next];
    const numbers = points.map((value, axis) => round(value - (axis % 2 ? y : x)));
    const command = `${index === 0 ? "c" : "s"}${numbers.join(" ")}`;
    [x, y] = [round(from + step), round(next)];
    return command.replaceAll(" -", "-");
  });
  return `M0 ${round(first)}${commands.join("")}`;
}

/** A day's curve that begins on the line y = 0, from which it rises by the frame's height at most. */
export function dayPath(values: readonly number[], frame: Frame): string {
  const [first = 0] = values;
  const upwards = { ...frame, height: -frame.height };
  return curvePath(values, { lowest: Math.max(...values), highest: first }, upwards);
}

/** How far below the frame's top a value stands. */
export function depth(value: number, { lowest, highest }: Range, frame: Frame): number {
  return frame.height * (1 - (value - lowest) / (highest - lowest));
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
