import { css } from "@emotion/react";
import { color, inkBackground, media, paletteProperties, printProperties } from "./tokens";

/** The colours below ground, in both schemes; in print those of paper, to save ink. */
export const inkColors = css({
  ...paletteProperties("dark"),
  "--background": inkBackground,
  color: color.text,
  colorScheme: "dark",
  [media.print]: { ...printProperties, colorScheme: "light" },
});

/** The ground of a band of the page. */
export const background = {
  paper: css({ background: color.background }),
  surface: css({ background: color.surface }),
  /** A dark band in both schemes. */
  ink: css(inkColors, { background: color.background }),
};
