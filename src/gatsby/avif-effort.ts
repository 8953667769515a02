import sharp, { type Sharp } from "sharp";

/**
 * How long a picture is encoded as AVIF: gatsby-plugin-sharp has no setting for it. sharp's own effort, 4, takes four
 * times as long as 3, for files of the same size that are 0.3 dB nearer to their source.
 */
export function encodeAvifSooner(): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { effort: 3, ...options });
  };
}
