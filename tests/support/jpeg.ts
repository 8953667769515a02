import sharp from "sharp";

export function jpeg(width: number, height: number, background = "#468"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
