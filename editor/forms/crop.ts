export type Size = { width: number; height: number };

/** The kept part of an upright picture, in pixels. */
export type Crop = Size & { x: number; y: number };

/** Limits a crop to 1.4 times the minimum of its place; no page shows more (the queries' widths). */
export function savedSize({ width }: Size, place: Size): Size {
  const savedWidth = Math.min(width, Math.round(1.4 * place.width));
  return { width: savedWidth, height: Math.round((savedWidth * place.height) / place.width) };
}
