import { css } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { At, Hatching } from "./primitives";

/** How many pins each category's plug has, from the top of the page. */
const pinsOf = [2, 3, 4];

/** In pixels: between two pins; from the board's edge to its first trace, and from trace to trace. */
const pitch = 16;
const bus = (index: number) => 32 + 4 * index;
/** How far above a row's foot its cable lies. */
const axis = -64;

/** Over the middle of the button below; on a telephone there is no room for that. */
const aboveButton = css({ [media.medium]: { translate: "38px" } });

/** One path with a segment for each pin. */
const forPins = (pins: number, draw: (y: number, index: number) => string) =>
  Array.from({ length: pins }, (_, index) => draw(axis + (index - (pins - 1) / 2) * pitch, index)).join("");

/**
 * A cable, a sensor or a ribbon in front of its empty socket on the board's edge, not plugged in yet. The socket's traces run
 * down until the row ends.
 */
export function PartnerCableDrawing({ row }: { row: number }) {
  const pins = pinsOf[row] ?? 0;
  const outermost = pinsOf.slice(row).reduce((sum, count) => sum + count, 0) - 1;
  const traces = forPins(pins, (y, index) => `M-14 ${y}H${bus(outermost - index) - 6}l6 6V9999`);
  const half = (pins * pitch) / 2 + 6;
  const width = [26, 10, pins * pitch][row] ?? 0;
  const socket = `M-14 ${axis - half + 4}h38v${2 * half - 8}h-38z`;
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.cable]}>
      {row === 0 && <Hatching id="cut" />}
      <At y="100%" width="100%">
        {/* Cut where it begins; it ends in its plug. */}
        <svg aria-hidden="true" width="100%" overflow="hidden" y={axis - width / 2 - 1} height={width + 2}>
          <rect className="paper" x="-100" y="1" width="100%" height={width} />
          {row === 2 && <rect className="tint" x="-100" y="1" width="100%" height={pitch} />}
          {row === 2 && <rect x="-100" y={2 * pitch} width="100%" height={pitch} />}
        </svg>
        {row === 1 ? (
          <g transform={`translate(22 ${axis})`}>
            {/* Broken off above and below. */}
            <clipPath id="pipe">
              <path d="M-26-46q13 8 26 0t26 0v92q-13-8-26 0t-26 0z" />
            </clipPath>
            <g clipPath="url(#pipe)">
              <path className="paper" stroke="none" d="M-22-54h44v108h-44z" />
              <path className="tint" stroke="none" d="M-16-54h32v108h-32z" />
              <path className="brand" fill="url(#cut)" d="M16-54h6v108h-6zM-22-54h6v108h-6z" />
            </g>
            <path d="M-26-46q13 8 26 0t26 0m0 92q-13-8-26 0t-26 0" />
            <path className="paper" d="M4-6h18v12h-18zM22-12h12v24h-12zM34-9h28v18h-28z" />
          </g>
        ) : (
          <path d={`M0 ${axis - width / 2 - 2}q5 ${width / 4} 0 ${width / 2 + 2}t0 ${width / 2 + 2}`} />
        )}
        <At x="100%">
          <g css={styles.onBoard}>
            <path className="signal" css={aboveButton} d={traces} />
            <path className="paper" d={socket} />
            <path fill="url(#cut)" d={socket} />
            <path className="paper" d={forPins(pins, (y) => `M-14 ${y - 4}h24v8h-24z`)} />
          </g>
          <path className="axis" d={`M-60 ${axis}h64`} />
          <path className="signal" d={forPins(pins, (y) => `M-68 ${y}h40`)} />
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

/** The module in which all traces end. */
export function PartnerModuleDrawing() {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.module]}>
      <path className="paper" d="M24 0h48v44h-48z" />
      <path className="tint" d="M29 5h38v34h-38z" />
      <circle className="fine" cx="35" cy="11" r="2.5" />
    </svg>
  );
}

const onBoard = { ".signal": { strokeWidth: 1.5 }, ".paper": { fill: color.surface } };

const styles = {
  module: css(onBoard, aboveButton, {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "var(--edge)",
    overflow: "visible",
  }),
  onBoard: css(onBoard),
  // From its column to the next, where the board begins.
  cable: css({
    inlineSize: `calc(100% + ${space.l})`,
    maxInlineSize: "none",
    blockSize: 136,
    overflow: "visible",
    marginBlockStart: "auto",
  }),
};
