/** The package ships no types. */
declare module "subset-font" {
  const subsetFont: (
    font: Buffer,
    characters: string | undefined,
    options: {
      targetFormat: "woff2" | "truetype";
      keepAllGlyphs?: boolean;
      noLayoutClosure?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
