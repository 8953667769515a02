import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, media } from "../../theme/tokens";

type Props = {
  /** Its lines, drawn with the classes below, on a sheet of `width` by `height`. */
  children: ReactNode;
  width?: number;
  height?: number;
};

/** A technical drawing: outlines in ink, what carries the signal in copper. Silent for screen readers. */
export function LineDrawing({ children, width = 480, height = 320 }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      css={[lineDrawing, legible(width)]}
    >
      {children}
    </svg>
  );
}

/** In the drawing's units: on a telephone it is shown about 350 px wide, in half a small screen about 470. */
function legible(width: number) {
  const fontSize = (shown: number) => ({ fontSize: Math.max(15, Math.round((15 * width) / shown)) });
  return css({
    text: {
      [media.narrow]: fontSize(350),
      "@media screen and (60rem <= width < 85rem)": fontSize(470),
    },
  });
}

/** The line styles that all technical drawings share. */
export const lineDrawing = css({
  inlineSize: "100%",
  fill: "none",
  stroke: color.text,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  ".fine": { stroke: color.controlLine, strokeWidth: 1 },
  ".brand": { stroke: color.brand, strokeWidth: 2 },
  ".signal": { stroke: color.copper, strokeWidth: 2.5 },
  // What a part is soldered to.
  ".pad": { stroke: color.copper, strokeWidth: 4 },
  ".packets": { strokeDasharray: "14 10" },
  ".via": { fill: color.background, stroke: color.copper, strokeWidth: 2.5 },
  ".tint": { fill: color.brand, fillOpacity: 0.12 },
  ".paper": { fill: color.background },
  ".surface": { fill: color.surface },
  // Shown only on a telephone, or only elsewhere.
  ".phone": { display: "none", [media.narrow]: { display: "inline" } },
  ".desk": { [media.narrow]: { display: "none" } },
  ".axis": { stroke: color.controlLine, strokeWidth: 1, strokeDasharray: "18 5 3 5" },
  text: {
    fill: color.textMuted,
    stroke: "none",
    font: `500 15px ${font.label}`,
    textAnchor: "middle",
  },
  "text.start": { textAnchor: "start" },
  "text.end": { textAnchor: "end" },
});

/** For a drawing of very different sizes whose lines may leave it: they keep their width. */
export const evenLines = css({
  overflow: "visible",
  "*": { vectorEffect: "non-scaling-stroke" },
  "&& .signal": { strokeWidth: 2 },
});
