import { css } from "@emotion/react";
import { color, inkBackground, media, paletteProperties, printProperties } from "./tokens";

/** Colours of the `ink` background in both schemes; print uses those of paper, to save ink. */
export const inkColors = css({
  ...paletteProperties("dark"),
  "--background": inkBackground,
  color: color.text,
  colorScheme: "dark",
  [media.print]: { ...printProperties, colorScheme: "light" },
});

/** Backgrounds of sections. */
export const background = {
  paper: css({ background: color.background }),
  surface: css({ background: color.surface }),
  ink: css(inkColors, { background: color.background }),
};
