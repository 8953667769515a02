export type Size = { width: number; height: number };

/** The part of an upright picture that is kept, in its pixels. */
export type Crop = Size & { x: number; y: number };

/** A crop's size in the file: no page shows more than 1.4 times the least that its place asks for (the queries' widths). */
export function savedSize({ width }: Size, place: Size): Size {
  const savedWidth = Math.min(width, Math.round(1.4 * place.width));
  return { width: savedWidth, height: Math.round((savedWidth * place.height) / place.width) };
}
