import { css } from "@emotion/react";
import styleSheet from "../../drawings/drawing.css";
import { wideCondition } from "../../theme/breakpoints";
import { type ColorName, color, font, media, palettes } from "../../theme/tokens";

/** The drawings' style sheet with the site's colours and fonts; its `svg` rule applies to the `<g>` around a drawing. */
const themedRules = (Object.keys(palettes.light) as ColorName[])
  .reduce((rules, name) => rules.replaceAll(palettes.light[name], color[name]), styleSheet)
  .replaceAll('"Familjen Grotesk", sans-serif', font.text)
  .replaceAll('"Martian Mono", monospace', font.monospace)
  .replace(/^svg /m, "& ");

/** The selector `*:where(&)` has no specificity, so that components' own classes override these rules. */
export const drawingStyles = css({ "*:where(&)": css(themedRules) });

/** Keeps text at 15 px or more on phones, where drawings are about 350 px wide, and on laptops, where they are 470. */
export function legibleText(viewBoxWidth: number) {
  const fontSize = (displayWidth: number) => ({
    fontSize: Math.max(15, Math.round((15 * viewBoxWidth) / displayWidth)),
  });
  return css({
    text: {
      [media.narrow]: fontSize(350),
      [`@media screen and ${wideCondition} and (max-width: 84.99rem)`]: fontSize(470),
    },
  });
}

/** Keeps line widths constant in drawings of very different display sizes; lines may overflow. */
export const nonScalingStrokes = css({
  overflow: "visible",
  "*": { vectorEffect: "non-scaling-stroke" },
  ".signal": { strokeWidth: 2 },
});
