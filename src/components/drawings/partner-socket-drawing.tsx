import { css } from "@emotion/react";
import { color } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";
import { At, Hatching } from "./primitives";

/** Of each category's plug, from the top of the page. */
const pinsOf = [2, 3, 4];
const total = 9;

/** In pixels: between two pins; from the board's edge to its first trace, and from trace to trace. */
const pitch = 16;
const bus = (index: number) => 30 + 4 * index;
/** How far above a row's foot its cable lies. */
const axis = -64;

const heights = (pins: number) =>
  Array.from({ length: pins }, (_, index) => axis + (index - (pins - 1) / 2) * pitch);

/** An empty socket on the board's edge, its traces down to the row's foot, and those of the rows above. */
export function PartnerSocketDrawing({ row }: { row: number }) {
  const pins = pinsOf[row] ?? 0;
  const above = pinsOf.slice(0, row).reduce((sum, count) => sum + count, 0);
  const half = (pins * pitch) / 2 + 2;
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.onEdge]}>
      {row === 0 && <Hatching id="socket" />}
      {Array.from({ length: above }, (_, index) => bus(total - 1 - index)).map((x) => (
        <line key={x} className="signal" x1={x} x2={x} y1="-1" y2="100%" />
      ))}
      <At y="100%">
        {heights(pins).map((y, index) => (
          <path key={y} className="signal" d={`M18 ${y}H${bus(total - 1 - above - index) - 6}l6 6V0`} />
        ))}
        <path className="paper" d={`M-14 ${axis - half}h38v${2 * half}h-38z`} />
        <path fill="url(#socket)" d={`M-14 ${axis - half}h38v${2 * half}h-38z`} />
        {heights(pins).map((y) => (
          <path key={y} className="paper" d={`M-14 ${y - 4}h24v8h-24z`} />
        ))}
        <path className="axis" d={`M-60 ${axis}h64`} />
      </At>
    </svg>
  );
}

/** What comes to it, not plugged in yet: a cable, a sensor in its pipe, a ribbon. It begins where it has room to. */
export function PartnerCableDrawing({ row }: { row: number }) {
  const pins = pinsOf[row] ?? 0;
  const half = (pins * pitch) / 2 + 6;
  const width = [26, 10, pins * pitch][row] ?? 0;
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.cable]}>
      {row === 1 && <Hatching id="pipe" />}
      <At y="100%" width="100%">
        {/* Cut where it begins; it ends in its plug. */}
        <svg aria-hidden="true" width="100%" overflow="hidden" y={axis - width / 2 - 1} height={width + 2}>
          <rect className="paper" x="-100" y="1" width="100%" height={width} />
          {row === 2 && <rect className="tint" x="-100" y="1" width="100%" height={pitch} />}
          {row === 2 && <rect x="-100" y={2 * pitch} width="100%" height={pitch} />}
        </svg>
        {row === 1 ? (
          <g transform="translate(22)">
            <path className="paper" d={`M28 ${axis - 9}h34v18h-34zM20 ${axis - 12}h14v24h-14z`} />
            <path className="paper" stroke="none" d={`M-22 ${axis - 46}h44v92h-44z`} />
            <path className="tint" stroke="none" d={`M-16 ${axis - 46}h32v92h-32z`} />
            <path
              className="brand"
              fill="url(#pipe)"
              d={`M16 ${axis - 46}h6v92h-6zM-22 ${axis - 46}h6v92h-6z`}
            />
            <path d={`M-26 ${axis - 46}q13 8 26 0t26 0M-26 ${axis + 46}q13 8 26 0t26 0`} />
          </g>
        ) : (
          <path d={`M0 ${axis - width / 2 - 2}q5 ${width / 4} 0 ${width / 2 + 2}t0 ${width / 2 + 2}`} />
        )}
        <At x="100%">
          <path
            className="signal"
            d={heights(pins)
              .map((y) => `M-68 ${y}h40`)
              .join("")}
          />
          <path
            className="paper"
            d={`M-122 ${axis - half}h38v${2 * half}h-38zM-84 ${axis - half + 5}h26v${2 * half - 10}h-26z`}
          />
          <path
            className="fine"
            d={[-112, -103, -94].map((x) => `M${x} ${axis - half}v${2 * half}`).join("")}
          />
        </At>
      </At>
    </svg>
  );
}

/** Joins all traces: what goes on from it is one. */
export function PartnerModuleDrawing() {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.onEdge]}>
      <path
        className="signal"
        d={Array.from({ length: total }, (_, index) => `M${bus(index)} 0v40`).join("")}
      />
      <path className="paper" d="M22 40h48v44h-48z" />
      <path className="tint" d="M27 45h38v34h-38z" />
      <circle className="fine" cx="33" cy="51" r="2.5" />
    </svg>
  );
}

const styles = {
  onEdge: css({
    position: "absolute",
    gridColumn: "auto",
    insetBlock: 0,
    insetInlineStart: "var(--edge)",
    inlineSize: "5rem",
    blockSize: "100%",
    overflow: "visible",
    ".signal": { strokeWidth: 1.5 },
    ".paper": { fill: color.surface },
  }),
  cable: css({ blockSize: 136, overflow: "visible", marginBlockStart: "auto" }),
};
