/** To change the typeface, change this name and both packages, run `npm run font`, and check the header on a phone. */
const name = "Familjen Grotesk";
const slug = name.toLowerCase().replaceAll(" ", "-");

export const typeface = {
  name,
  /** The variable font, from which `npm run font` cuts the pages' subset. */
  variableFont: { package: `@fontsource-variable/${slug}`, file: `files/${slug}-latin-wght-normal.woff2` },
  /** Files of the complete font at one weight, for the share cards. */
  staticFiles: (weight: number) =>
    ["latin", "latin-ext"].map((part) => `@fontsource/${slug}/files/${slug}-${part}-${weight}-normal.woff`),
  /** Names of the metric-adjusted `@font-face` rules for local fonts. */
  fallbacks: `"${name} Roboto", "${name} Arial"`,
};

/** Typeface of values, axes, units and signal names; `npm run font` reduces it to one weight and width. */
export const monospaceTypeface = {
  name: "Martian Mono",
  variableFont: {
    package: "@fontsource-variable/martian-mono",
    file: "files/martian-mono-latin-standard-normal.woff2",
  },
  axes: { wght: 450, wdth: 75 },
  /** `npm run content:check` reports units with other characters, which would use a fallback. */
  characters:
    "0123456789 \u00a0\u202fABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz%°µ²³½+−±×÷·=()[]/,.:_-–…'’#&?",
  fallbacks: '"Martian Mono Menlo", "Martian Mono Courier", "Martian Mono Consolas"',
};
