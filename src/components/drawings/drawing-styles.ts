import { css } from "@emotion/react";
import sheet from "../../drawings/drawing.css";
import { isWide } from "../../theme/breakpoints";
import { type ColorName, color, font, media, palettes } from "../../theme/tokens";

/** The rules of the sheet that the files name too, in the site's colours and typefaces, nested in one element. */
const rules = (Object.keys(palettes.light) as ColorName[])
  .reduce((text, name) => text.replaceAll(palettes.light[name], color[name]), sheet)
  .replaceAll('"Familjen Grotesk", sans-serif', font.text)
  .replaceAll('"Martian Mono", monospace', font.figure)
  .replace(/^svg /m, "& ");

/** How all drawings look. Without weight: any class of a child beats it. */
export const drawingStyles = css({ "*:where(&)": css(rules) });

/** On a telephone a drawing is about 350 px wide, in half a small screen about 470: 15 px at least, in its units. */
export function legibleText(width: number) {
  const fontSize = (shown: number) => ({ fontSize: Math.max(15, Math.round((15 * width) / shown)) });
  return css({
    text: {
      [media.narrow]: fontSize(350),
      [`@media screen and ${isWide} and (max-width: 84.99rem)`]: fontSize(470),
    },
  });
}

/** For a drawing of very different sizes whose lines may leave it: they keep their width. */
export const nonScalingStrokes = css({
  overflow: "visible",
  "*": { vectorEffect: "non-scaling-stroke" },
  ".signal": { strokeWidth: 2 },
});
