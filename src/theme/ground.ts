import { css } from "@emotion/react";
import { color, inkGround, media, paletteProperties, printProperties } from "./tokens";

/** The ground of a band of the page. */
export const ground = {
  paper: css({ background: color.background }),
  /** A lighter sheet on the paper. */
  surface: css({ background: color.surface }),
  /** A dark band in both schemes; in print white, to save ink. */
  ink: css({
    ...paletteProperties("dark"),
    "--background": inkGround,
    background: color.background,
    color: color.text,
    colorScheme: "dark",
    [media.print]: { ...printProperties, colorScheme: "light" },
  }),
};
