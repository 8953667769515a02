/** Parallel projection; centimetres, x to the right, y up, z towards the viewer in front. */
export type Point = readonly [x: number, y: number, z: number];
export type Axis = "x" | "y" | "z";
type Vector = readonly [right: number, down: number];

/** Viewed from the left and from above. */
export const turn = (54 / 180) * Math.PI;
const tilt = (20 / 180) * Math.PI;

/** A centimetre along each axis, on the sheet. */
const axes: Record<Axis, Vector> = {
  x: [Math.cos(turn), -Math.sin(turn) * Math.sin(tilt)],
  y: [0, -Math.cos(tilt)],
  z: [Math.sin(turn), Math.cos(turn) * Math.sin(tilt)],
};
const below: Vector = [0, Math.cos(tilt)];

/** The axes that point right and down on a plane across an axis. */
const planes: Record<Axis, { right: Vector; down: Vector }> = {
  x: { right: axes.z, down: below },
  y: { right: axes.x, down: axes.z },
  z: { right: axes.x, down: below },
};

export function project([x, y, z]: Point): Vector {
  const sum = (index: 0 | 1) => round(x * axes.x[index] + y * axes.y[index] + z * axes.z[index]);
  return [sum(0), sum(1)];
}

/** The `d` of straight lines from point to point. */
export function lines(...points: readonly Point[]): string {
  return `M${points.map((point) => project(point).join(" ")).join("L")}`;
}

/** The `transform` of what is drawn flat, in centimetres, on the plane that crosses an axis there. */
export function plane(axis: Axis, at: number): string {
  const { right, down } = planes[axis];
  const origin = axes[axis].map((part) => part * at);
  return `matrix(${[...right, ...down, ...origin].map(round).join(" ")})`;
}

/** A rounded rectangle on a plane: its centre, its size and its radius. */
export type Shape = { at?: Vector; size: Vector; radius?: number };

/** The `d` of what such a rectangle sweeps between two places on the axis, without its ends. */
export function sweep(
  axis: Axis,
  from: number,
  to: number,
  { at = [0, 0], size, radius = 0 }: Shape,
): string {
  const { right, down } = planes[axis];
  const along = axes[axis];
  const across = ([x, y]: Vector) => y * along[0] - x * along[1];
  // Its two outermost points, seen along the axis.
  const slope = [across(right), across(down)] as const;
  const steepness = Math.hypot(...slope);
  const reach = slope.map(
    (part, index) => Math.sign(part) * ((size[index] ?? 0) / 2 - radius) + (radius * part) / steepness,
  );
  const place = (side: 1 | -1, depth: number) => {
    const [x, y] = [at[0] + side * (reach[0] ?? 0), at[1] + side * (reach[1] ?? 0)];
    return [0, 1]
      .map((index) => round(x * (right[index] ?? 0) + y * (down[index] ?? 0) + depth * (along[index] ?? 0)))
      .join(" ");
  };
  return `M${place(1, from)}L${place(1, to)}L${place(-1, to)}L${place(-1, from)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
