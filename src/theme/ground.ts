import { css } from "@emotion/react";
import { color, inkGround, media, paletteProperties, printProperties } from "./tokens";

/** What a band of the page lies on. */
export const ground = {
  paper: css({ background: color.background, color: color.text }),
  /** A lighter sheet on the paper. */
  surface: css({ background: color.surface, color: color.text }),
  /** Breaks the paper: a dark band in both schemes. On paper, where there is no ink to waste, paper. */
  ink: css({
    ...paletteProperties("dark"),
    "--background": inkGround,
    background: color.background,
    color: color.text,
    colorScheme: "dark",
    [media.print]: { ...printProperties, colorScheme: "light" },
  }),
};
