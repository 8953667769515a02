export type Frame = { width: number; height: number };

/**
 * The `d` of an SVG path through evenly spaced values, smooth and without overshoot (monotone cubic
 * interpolation, Fritsch and Carlson 1980). `range` is what the frame's bottom and top stand for.
 */
export function curvePath(values: readonly number[], range: readonly [number, number], frame: Frame): string {
  const step = frame.width / (values.length - 1);
  const points = values.map((value, index) => ({
    x: index * step,
    y: depth(value, range, frame),
  }));
  const secants = points.slice(1).map((point, index) => (point.y - (points[index]?.y ?? 0)) / step);
  const tangents = points.map((_, index) => tangent(secants[index - 1], secants[index]));

  const [first, ...rest] = points;
  if (!first) return "";
  const commands = rest.map((point, index) => {
    const before = points[index] ?? first;
    const out = before.y + ((tangents[index] ?? 0) * step) / 3;
    const into = point.y - ((tangents[index + 1] ?? 0) * step) / 3;
    return `C${round(before.x + step / 3)} ${round(out)} ${round(point.x - step / 3)} ${round(into)} ${round(point.x)} ${round(point.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${commands.join("")}`;
}

/** From the lowest of the values to the highest: a frame that they fill. */
export function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** How far below the frame's top a value stands. */
export function depth(value: number, [lowest, highest]: readonly [number, number], frame: Frame): number {
  return frame.height * (1 - (value - lowest) / (highest - lowest));
}

/** Harmonic mean of the slopes on both sides; flat at a peak, a trough and the ends. */
function tangent(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined || before * after <= 0) return 0;
  return (2 * before * after) / (before + after);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
