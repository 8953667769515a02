import { mediumCondition, narrowCondition, stackedCondition, wideCondition } from "./breakpoints";
import { monospaceTypeface, typeface } from "./typeface";

// Colours, sizes and breakpoints, named by use. Colours are CSS custom properties, so one style serves both schemes;
// tests check the contrasts below (WCAG 2.2, 1.4.6 and 1.4.11).

export const palettes = {
  light: {
    background: "#f6f2e9",
    /** Fields and cards. */
    surface: "#fefcf7",
    /** Titles and running text; at least 7:1. Ratios are those on `background` and on `surface`. */
    text: "#0c1f24",
    /** Leads, captions and secondary text; at least 7:1. */
    textMuted: "#384a4f",
    /** Hairlines; decorative, no contrast required. */
    line: "#cfcabd",
    /** Borders of fields and outlined controls; at least 3:1. */
    controlLine: "#66757a",
    /** Glacier teal of links and accents; at least 7:1. */
    brand: "#0a4f58",
    /** Text of filled buttons; at least 7:1 on `brand`. */
    onBrand: "#ffffff",
    /** Copper of lines and other graphics; at least 3:1. */
    copper: "#b2602c",
    /** Copper of small labels; at least 7:1. */
    copperText: "#74380f",
    /** Error messages and borders; at least 7:1. */
    danger: "#8a1a16",
  },
  dark: {
    background: "#15303a",
    surface: "#1b3c48",
    text: "#f1ece1",
    textMuted: "#c5d0d1",
    line: "#3a5964",
    controlLine: "#7a9299",
    brand: "#8ad9da",
    onBrand: "#06171b",
    copper: "#d98a55",
    copperText: "#f3c09a",
    danger: "#ffbcb2",
  },
} as const;

/** Background of AquaLink's section in both schemes, the same as in the picture of the device. */
export const inkBackground = "#081316";

export type ColorName = keyof (typeof palettes)["light"];

/** `color.text` → `var(--text)` */
export const color = Object.fromEntries(
  Object.keys(palettes.light).map((name) => [name, `var(--${kebabCase(name)})`]),
) as Record<ColorName, string>;

/** Declarations that apply a palette: `{"--text": "#0c1f24", …}`. */
export function paletteProperties(scheme: keyof typeof palettes): Record<string, string> {
  return customProperties((name) => palettes[scheme][name]);
}

/** The light palette in print, on white. */
export const printProperties = { ...paletteProperties("light"), "--background": "#fff", "--surface": "#fff" };

/** System colours for drawings in forced-colors mode. */
export const forcedProperties = customProperties((name) => {
  if (name === "background" || name === "surface") return "Canvas";
  return name === "brand" ? "LinkText" : "CanvasText";
});

function customProperties(valueFor: (name: ColorName) => string): Record<string, string> {
  const names = Object.keys(palettes.light) as ColorName[];
  return Object.fromEntries(names.map((name) => [`--${kebabCase(name)}`, valueFor(name)]));
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const font = {
  text: `"${typeface.name}", ${typeface.fallbacks}, system-ui, sans-serif`,
  /** Values, axes, units and signal names, e.g. "4–20 mA". */
  monospace: `"${monospaceTypeface.name}", ${monospaceTypeface.fallbacks}, monospace`,
};

/** Fluid type scale for viewports of 320 to 1440 px. */
export const fontSize = {
  label: "0.875rem",
  /** Below 17 px, the typeface's i loses its dot on screens of pixel ratio 1. */
  small: "1.0625rem",
  body: "clamp(1.0625rem, 0.99rem + 0.3vw, 1.25rem)",
  lead: "clamp(1.25rem, 1.13rem + 0.55vw, 1.625rem)",
  heading3: "clamp(1.375rem, 1.28rem + 0.4vw, 1.625rem)",
  /** The vw limits keep long words inside the viewport when text is enlarged. */
  heading2: "min(10vw, clamp(2rem, 1.5rem + 2.2vw, 3.5rem))",
  heading1: "min(13vw, clamp(2.75rem, 1.95rem + 3.4vw, 5rem))",
};

export const space = {
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  xxl: "4rem",
  section: "var(--section)",
  /** Between the container's edge and its content. */
  gutter: "var(--gutter)",
  /** Indent of the home page's content, for the copper trace on its left. */
  trace: "clamp(1.75rem, 5vw, 5.5rem)",
};

/** Spaces that differ in print, where the paper has margins. */
export const spaceProperties = {
  screen: {
    "--section": "clamp(2.25rem, 1rem + 4.9vw, 7.5rem)",
    "--gutter": "clamp(min(1.25rem, 6vw), 4vw, 4rem)",
  },
  print: { "--section": "1.4rem", "--gutter": "7px" },
};

export const size = {
  container: "clamp(84rem, 66vw, 105rem)",
  /** 60 to 70 characters of running text. */
  measure: "34em",
  header: "4.5rem",
  /** The height of the map, which the specification fixes. */
  map: "300px",
  /** Minimum size of a touch target (WCAG 2.5.5). */
  target: "2.75rem",
  /** Corners of buttons, fields and floating boxes; `windowRadius` is for drawn program windows. */
  radius: "2px",
  windowRadius: "6px",
};

/** A box shadow for floating boxes, and the colour behind the open menu. */
export const shade = {
  floating: "0 12px 32px rgb(6 23 27 / 0.22)",
  backdrop: "rgb(6 23 27 / 0.45)",
};

/** Viewports in which the header has one row, at most a fifth of their height (WCAG 2.4.11), even with large text. */
const fitsStickyHeader = "(min-width: 18.5rem) and (min-height: 23rem)";

export const media = {
  sticky: `@media screen and ${fitsStickyHeader}`,
  /** Text so large, or a viewport so narrow, that the header needs two rows. */
  tight: "@media screen and (max-width: 18.49rem)",
  // Print uses the layout of wide viewports.
  medium: `@media print, ${mediumCondition}`,
  wide: `@media print, ${wideCondition}`,
  narrow: `@media screen and ${narrowCondition}`,
  /** Stacked, but wider than on phones. */
  tablet: `@media screen and ${mediumCondition} and ${stackedCondition}`,
  /** Phones and tablets, where text is above or below its drawing. */
  stacked: `@media screen and ${stackedCondition}`,
  /** Wide viewports, but not print. */
  wideScreen: `@media ${wideCondition}`,
  /** Viewports in which the longest words that the content schemas allow fit beside a drawing. */
  large: "@media screen and (min-width: 80rem)",
  /** Laptop viewports, too short for a section with its title. */
  short: "@media screen and (max-height: 54rem)",
  hover: "@media (hover: hover)",
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
  screen: "@media screen",
  print: "@media print",
  forcedColors: "@media (forced-colors: active)",
};
