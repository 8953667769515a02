/**
 * The site's typeface. For another one: its name here, its two packages (npm install -E), then `npm run font`, and a
 * look at the header of a telephone.
 */
const name = "Familjen Grotesk";
const slug = name.toLowerCase().replaceAll(" ", "-");

export const typeface = {
  name,
  /** All weights in one file, from which `npm run font` cuts the one that pages load. */
  variable: { package: `@fontsource-variable/${slug}`, file: `files/${slug}-latin-wght-normal.woff2` },
  /** One weight, whole, in its two files: what the share cards are drawn with. */
  weight: (weight: number) =>
    ["latin", "latin-ext"].map((part) => `@fontsource/${slug}/files/${slug}-${part}-${weight}-normal.woff`),
  /** What visitors have, stretched to take the same room until the file is there. */
  fallbacks: `"${name} Roboto", "${name} Arial"`,
};

/** The typeface of figures: values, axes, units, names of signals. Subset and set in one weight and width by `npm run font`. */
export const figureTypeface = {
  name: "Martian Mono",
  variable: {
    package: "@fontsource-variable/martian-mono",
    file: "files/martian-mono-latin-standard-normal.woff2",
  },
  axes: { wght: 450, wdth: 75 },
  /** Another one in a unit is shown in a fallback, and named by `npm run content:check`. */
  characters:
    "0123456789 \u00a0\u202fABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz%°µ²³½+−±×÷·=()[]/,.:_-–…'’#&?",
  fallbacks: '"Martian Mono Menlo", "Martian Mono Courier", "Martian Mono Consolas"',
};
