import { css } from "@emotion/react";
import { color, font, media } from "../../theme/tokens";

/** Has a contrast of 7:1 on the copper of dark sections. */
export const textOnCopper = "#000";

/** A sensor's number in a ring, in SVG; filled for the sensor of the selected tab. */
export const svgSensorNumberStyle = css({
  "& circle": { r: "min(0.8rem, 5cqi)", fill: color.background, stroke: color.copper, strokeWidth: 2 },
  "& text": { fill: color.copperText, font: `450 0.875rem ${font.monospace}` },
  "&.selected circle": { fill: color.copper },
  "&.selected text": { fill: textOnCopper, [media.forcedColors]: { fill: "Canvas" } },
});
