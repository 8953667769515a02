export type Size = { width: number; height: number };

/** The part to keep of a picture, in pixels, after its EXIF rotation. */
export type Crop = Size & { x: number; y: number };

/** The size of a saved crop: at most 1.4 times the contract's minimum, because no page shows more. */
export function savedSize({ width }: Size, minSize: Size): Size {
  const savedWidth = Math.min(width, Math.round(1.4 * minSize.width));
  return { width: savedWidth, height: Math.round((savedWidth * minSize.height) / minSize.width) };
}
