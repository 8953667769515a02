export type Size = { width: number; height: number };

/** The part of an upright picture to keep, in pixels. */
export type Crop = Size & { x: number; y: number };

/** The size of a saved crop: at most 1.4 times its display size, the largest width in the pages' queries. */
export function savedSize({ width }: Size, displaySize: Size): Size {
  const savedWidth = Math.min(width, Math.round(1.4 * displaySize.width));
  return { width: savedWidth, height: Math.round((savedWidth * displaySize.height) / displaySize.width) };
}
