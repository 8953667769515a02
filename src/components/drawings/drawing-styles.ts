import { css } from "@emotion/react";
import sheet from "../../drawings/drawing.css";
import { wideCondition } from "../../theme/breakpoints";
import { type ColorName, color, font, media, palettes } from "../../theme/tokens";

/** The drawings' style sheet with the site's colours and fonts, nested in one element. */
const rules = (Object.keys(palettes.light) as ColorName[])
  .reduce((text, name) => text.replaceAll(palettes.light[name], color[name]), sheet)
  .replaceAll('"Familjen Grotesk", sans-serif', font.text)
  .replaceAll('"Martian Mono", monospace', font.figure)
  .replace(/^svg /m, "& ");

/** Zero specificity, so any class of a child overrides these. */
export const drawingStyles = css({ "*:where(&)": css(rules) });

/** Keeps text at 15 px or more where a drawing is about 350 px (phones) or 470 px wide (half a small screen). */
export function legibleText(width: number) {
  const fontSize = (shown: number) => ({ fontSize: Math.max(15, Math.round((15 * width) / shown)) });
  return css({
    text: {
      [media.narrow]: fontSize(350),
      [`@media screen and ${wideCondition} and (max-width: 84.99rem)`]: fontSize(470),
    },
  });
}

/** Keeps the line widths of a drawing that is shown in very different sizes; lines may overflow. */
export const nonScalingStrokes = css({
  overflow: "visible",
  "*": { vectorEffect: "non-scaling-stroke" },
  ".signal": { strokeWidth: 2 },
});
