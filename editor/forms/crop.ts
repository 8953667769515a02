export type Size = { width: number; height: number };

/** The kept part of an upright picture, in pixels. */
export type Crop = Size & { x: number; y: number };

/** Limits a crop to 1.4 times its display size; no page shows a larger picture (the queries' widths). */
export function savedSize({ width }: Size, displaySize: Size): Size {
  const savedWidth = Math.min(width, Math.round(1.4 * displaySize.width));
  return { width: savedWidth, height: Math.round((savedWidth * displaySize.height) / displaySize.width) };
}
