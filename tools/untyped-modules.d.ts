/** The package ships no types; scripts/subset-font.ts alone uses it. */
declare module "subset-font" {
  const subsetFont: (
    font: Buffer,
    characters: string | undefined,
    options: {
      targetFormat: "woff2" | "truetype";
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
