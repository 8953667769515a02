import sharp, { type Sharp } from "sharp";

/** Sets sharp's AVIF effort to 3; the default, 4, takes four times as long to gain 0.3 dB at equal size. */
export function reduceAvifEffort(): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { effort: 3, ...options });
  };
}
