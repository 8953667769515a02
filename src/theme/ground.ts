import { css } from "@emotion/react";
import { color, inkGround, media, paletteProperties, printProperties } from "./tokens";

/** The colours below ground, in both schemes; in print those of paper, to save ink. */
export const inkColors = css({
  ...paletteProperties("dark"),
  "--background": inkGround,
  color: color.text,
  colorScheme: "dark",
  [media.print]: { ...printProperties, colorScheme: "light" },
});

/** The ground of a band of the page. */
export const ground = {
  paper: css({ background: color.background }),
  surface: css({ background: color.surface }),
  /** A dark band in both schemes. */
  ink: css(inkColors, { background: color.background }),
};
