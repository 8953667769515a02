import { type RefObject, useEffect, useState } from "react";
import { centred, cropOf, savedSize } from "../forms/picture-file";

export type Place = { width: number; height: number };

type Props = { bitmap: ImageBitmap; place: Place; canvas: RefObject<HTMLCanvasElement | null> };

const ranges = [
  ["x", "De gauche à droite"],
  ["y", "De haut en bas"],
  ["zoom", "Agrandir"],
] as const;

/** As a ref: where a step begins, since what was pressed is gone. */
export const focus = (part: HTMLElement | null) => part?.focus();

/** Cuts a picture to the proportion of its place; `canvas` shows what will be saved. */
export function PictureFrame({ bitmap, place, canvas }: Props) {
  const [framing, setFraming] = useState(centred);
  const crop = cropOf(bitmap, place, framing);
  // An enlarged picture still has the pixels that its place asks for.
  const zoom = Math.floor((crop.width * framing.zoom) / place.width);
  const isFixed = {
    x: bitmap.width - crop.width < 1,
    y: bitmap.height - crop.height < 1,
    zoom: zoom <= 100,
  };

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { x, y, width, height } = cropOf(bitmap, place, framing);
    // A new size empties the canvas.
    Object.assign(context.canvas, savedSize({ width, height }, place));
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, x, y, width, height, 0, 0, context.canvas.width, context.canvas.height);
  }, [canvas, bitmap, place, framing]);

  return (
    <fieldset ref={focus} tabIndex={-1} className="framing">
      <legend>Cadrage</legend>
      <canvas ref={canvas} role="img" aria-label="L’image telle que la page la montrera" />
      {ranges.map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            type="range"
            disabled={isFixed[name]}
            min={name === "zoom" ? 100 : 0}
            max={name === "zoom" ? Math.max(zoom, 101) : 100}
            value={framing[name]}
            onChange={({ target }) => setFraming({ ...framing, [name]: target.valueAsNumber })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The canvas as a file, without anything of the camera's: a PNG if one sees through it somewhere, otherwise a JPEG. */
export async function writePicture(canvas: HTMLCanvasElement): Promise<{ file: Blob; ending: string }> {
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
  // Of each pixel, the opacity is the highest byte.
  const isSeenThrough = pixels && new Uint32Array(pixels.buffer).some((pixel) => pixel < 0xfa000000);
  const ending = isSeenThrough ? "png" : "jpg";
  const type = ending === "png" ? "image/png" : "image/jpeg";
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!file) throw new Error("The browser could not write the picture.");
  return { file, ending };
}
