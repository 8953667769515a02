import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, media } from "../../theme/tokens";

type Props = {
  /** Its lines, drawn with the classes below, on a sheet of 480 by `height`. */
  children: ReactNode;
  height?: number;
};

/** A technical drawing: outlines in ink, what carries the signal in copper. Silent for screen readers. */
export function LineDrawing({ children, height = 320 }: Props) {
  return (
    <svg viewBox={`0 0 480 ${height}`} aria-hidden="true" css={lineDrawing}>
      {children}
    </svg>
  );
}

/** The pens of every technical drawing. */
export const lineDrawing = css({
  inlineSize: "100%",
  fill: "none",
  stroke: color.text,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  ".fine": { stroke: color.controlLine, strokeWidth: 1 },
  ".brand": { stroke: color.brand, strokeWidth: 2 },
  ".signal": { stroke: color.copper, strokeWidth: 2.5 },
  ".packets": { strokeDasharray: "14 10" },
  ".via": { fill: color.background, stroke: color.copper, strokeWidth: 2.5 },
  ".tint": { fill: color.brand, fillOpacity: 0.12 },
  ".paper": { fill: color.background },
  ".axis": { stroke: color.controlLine, strokeWidth: 1, strokeDasharray: "18 5 3 5" },
  // In the drawing's units: on a telephone it is shown at two thirds of its size.
  text: {
    fill: color.textMuted,
    stroke: "none",
    font: `500 19px ${font.label}`,
    textAnchor: "middle",
    [media.medium]: { fontSize: 15 },
  },
});
