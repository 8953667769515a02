import type { ReactNode } from "react";
import { legible, lineDrawing } from "./drawing-styles";

type Props = {
  /** Its lines, drawn with the classes of drawings/drawing.css, on a sheet of `width` by `height`. */
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
