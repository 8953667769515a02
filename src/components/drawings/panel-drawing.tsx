import { css } from "@emotion/react";
import { media } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { At, Cable } from "./primitives";

/** In pixels from the middle of the sheet, where the oscilloscope's left edge is 12 px away. */
export function channel(index: number): number {
  return 12 + 44 + index * 44;
}

/** The boards' sides of the slot, and each probe's cable from the boards' lower edge to its channel. */
const probes = [
  { side: -1, cable: `M-23 8C0 58 ${channel(0)} 36 ${channel(0)} 92V2000` },
  { side: 1, cable: `M23 8C3 46 ${channel(1)} 14 ${channel(1)} 80V2000` },
];

/** What makes one panel of two boards: holes in its corners, bridges over the slot; and a probe on each board's test point. */
export function PanelDrawing() {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      {["0", "100%"].flatMap((x) =>
        ["0", "100%"].map((y) => (
          <At key={x + y} x={x} y={y}>
            <circle className="paper" cx={x === "0" ? 24 : -24} cy={y === "0" ? 24 : -24} r="8" />
          </At>
        )),
      )}
      <g css={styles.beside}>
        {["148", "52%", "82%"].map((y) => (
          <At key={y} x="50%" y={y}>
            <path className="surface" stroke="none" d="M-8.5 0h17v64h-17z" />
            <path className="paper" d="M-7.5 0a7.5 7.5 0 0 0 15 0M-7.5 64a7.5 7.5 0 0 1 15 0" />
            <path className="bites" d="M-6 19.5V45M6 19.5V45" />
          </At>
        ))}
        <At x="50%" y="100%">
          {probes.map(({ side, cable }, index) => (
            <g key={side}>
              <Cable d={cable} width={9} />
              <g transform={`scale(${side} 1)`}>
                <path d="M29 2C38 14 87 10 87-24" />
                <path className="fine" d="M93-30h9m0-7v14m4-10v6m4-4v2" />
                <circle cx="87" cy="-30" r="6" className="paper" />
                <path className="signal" d="M19-46l16 16h12" />
                <g transform="translate(47 -30) rotate(32)">
                  <path className="paper" d="M-2 2h4l4 14h-12zM-6 16H6v26l-3 6h-6l-3-6z" />
                  <path className={index === 0 ? "signal" : "brand"} d="M-6 24H6" />
                </g>
                <circle className="via" cx="47" cy="-30" r="6" />
              </g>
              <text x={side * 47} y="-45">
                TP{index + 1}
              </text>
            </g>
          ))}
        </At>
      </g>
    </svg>
  );
}

const styles = {
  drawing: css({
    position: "absolute",
    inset: 0,
    blockSize: "100%",
    overflow: "visible",
    pointerEvents: "none",
    ".bites": { strokeWidth: 3, strokeLinecap: "round", strokeDasharray: "0 6.25" },
    [media.tight]: { display: "none" },
    [media.print]: { display: "none" },
  }),
  beside: css({ [media.stacked]: { display: "none" } }),
};
