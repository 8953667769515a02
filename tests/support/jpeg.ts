import sharp from "sharp";

/** A picture of one colour. */
export function jpeg(width: number, height: number, background = "#468"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
