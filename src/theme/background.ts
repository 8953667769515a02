import { css } from "@emotion/react";
import { color, forcedProperties, inkBackground, media, paletteProperties, printProperties } from "./tokens";

/** Colours on the dark `ink` background, the same in both schemes; printed in the colours of `paper`. */
export const inkColors = css({
  ...paletteProperties("dark"),
  "--background": inkBackground,
  color: color.text,
  colorScheme: "dark",
  [media.forcedColors]: forcedProperties,
  [media.print]: { ...printProperties, colorScheme: "light" },
});

export const background = {
  paper: css({ background: color.background }),
  surface: css({ background: color.surface }),
  ink: css(inkColors, { background: color.background }),
};
