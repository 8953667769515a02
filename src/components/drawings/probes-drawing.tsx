import { css } from "@emotion/react";
import { media } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";
import { Cable } from "./primitives";

/** In pixels from the middle of the sheet, where the oscilloscope's left edge is 12 px away. */
export function channel(index: number): number {
  return 12 + 44 + index * 44;
}

/** Two probes on the test points of the boards, each clipped to ground; the drawing begins at the boards' lower edge. */
export function ProbesDrawing() {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      {[-1, 1].map((side, index) => {
        // From the middle between the two boards.
        const [point, ground, cable] = [side * 27, side * 73, channel(index)];
        return (
          <g key={point}>
            <Cable d={`M${point + 22} 0C${point + 40} 30 ${cable} 20 ${cable} 70V2000`} width={9} />
            <path d={`M${point + 18}-8C${point + 18} 20 ${ground} 10 ${ground}-32`} />
            <g transform={`translate(${point} -38) rotate(-32)`}>
              <path className="paper" d="M-2 2h4l4 14h-12zM-6 16H6v26l-3 6h-6l-3-6z" />
              <path className={index === 0 ? "signal" : "brand"} d="M-6 24H6" />
            </g>
            <circle className="via" cx={point} cy="-38" r="6" />
            <circle cx={ground} cy="-38" r="6" className="paper" />
            <text x={side * 50} y="-33">
              TP{index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const styles = {
  drawing: css({
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: "50%",
    inlineSize: 1,
    blockSize: 1,
    overflow: "visible",
    display: "none",
    [media.wideScreen]: { display: "block" },
  }),
};
