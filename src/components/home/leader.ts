/** What a picture's annotation says, and where it points: in per cent of the picture, cut to the frame's proportions. */
export type Annotation = { readonly label: string; readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };

/** No bend is below this share of the picture: the header of a wide window cuts a tenth off at the top and at the foot. */
const lowest = 0.88;

/**
 * The line that leads from a place of the picture to its label below: at 45°, as a trace is routed, and then straight
 * down to `column`, from 0 at the left edge to 1 at the right one, out of the picture.
 */
export function leader(annotation: Annotation, column: number, frame: Size) {
  const x = Math.round((annotation.x / 100) * frame.width);
  const y = Math.round((annotation.y / 100) * frame.height);
  const aside = Math.round(column * frame.width) - x;
  const run = Math.max(0, Math.min(Math.abs(aside), Math.round(lowest * frame.height) - y));
  return { x, y, path: `M${x} ${y}l${aside} ${run}V${frame.height}` };
}
