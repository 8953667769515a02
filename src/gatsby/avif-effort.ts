import sharp, { type Sharp } from "sharp";

/**
 * Sets sharp's effort for AVIF to 3, for which gatsby-plugin-sharp has no setting. Its default, 4, takes four times as
 * long, for files of the same size that are 0.3 dB nearer to their source.
 */
export function reduceAvifEffort(): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { effort: 3, ...options });
  };
}
