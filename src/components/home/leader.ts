/** What a picture's annotation says, and where it points: in per cent of the whole picture. */
export type Annotation = { readonly label: string; readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };

/**
 * The line that leads from a place of the picture to its label below: at 45°, as a trace is routed, and then straight
 * down to `column`, from 0 at the left edge to 1 at the right one. The picture fills `crop`, cut on both sides alike.
 */
export function leader(
  annotation: Annotation,
  column: number,
  crop: Size,
  picture: Size,
): { x: number; y: number; path: string } {
  const scale = Math.max(crop.width / picture.width, crop.height / picture.height);
  const within = (share: number, shown: number, whole: number) =>
    Math.round(Math.min(Math.max((share / 100 - 0.5) * whole * scale + shown / 2, 0), shown));
  const x = within(annotation.x, crop.width, picture.width);
  const y = within(annotation.y, crop.height, picture.height);
  const aside = Math.round(column * crop.width) - x;
  const run = Math.min(Math.abs(aside), crop.height - y);
  return { x, y, path: `M${x} ${y}l${aside} ${run}V${crop.height}` };
}
