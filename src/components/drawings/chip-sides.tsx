import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, fontSize, media } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { At, Cable, Screw } from "./primitives";

/** The pads on each long side of a chip, as shares of its height. */
const pads = [0, 1, 2, 3, 4, 5].map((index) => `${((index + 0.5) / 6) * 100}%`);
const [first, second, third, fourth, fifth, sixth] = pads;

/** A chip's size, and its distance from the board's upper edge, where its name stands. */
export const chipSizes = {
  "--chip": "216px",
  "--chip-inset": "72px",
  [media.narrow]: { "--chip": "min(168px, 40vw)", "--chip-inset": "52px" },
};

type SideProps = { children?: ReactNode; pads: "left" | "right" };

/** The drawing beside a chip: as wide as the room left, as high as the chip, whose pads are at its edge. */
function Side({ children, pads: edge }: SideProps) {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.side]}>
      {children}
      {pads.map((y) => (
        <At key={y} x={edge === "left" ? "0" : "100%"} y={y}>
          <path className="pad" d={edge === "left" ? "M0 0h9" : "M-9 0h9"} />
        </At>
      ))}
    </svg>
  );
}

const inputs = [
  { signal: first, back: second, name: "0–10\u00a0V" },
  { signal: third, back: fourth, name: "4–20\u00a0mA" },
  { signal: fifth, back: sixth, name: "IMP" },
];

/** Left of the measuring chip: three inputs and what adapts them. */
export function InputSide() {
  return (
    <Side pads="right">
      {inputs.map(({ signal, back, name }) => (
        <g key={name}>
          <line x1="-26" x2="0" y1={signal} y2={back} />
          <line className="signal" x1="-26" x2="100%" y1={signal} y2={signal} />
          <At y={signal}>
            <Cable d="M-2000 0H-26" width={12} />
            <path d="M-26-6V6" />
          </At>
          <At x="56%" y={signal}>
            <path className="paper" d="M-12-12h24v24h-24zm0 24l24-24" />
            <text y="-17">{name}</text>
          </At>
          <At x="32" y={back} className="desk">
            <path className="fine" d="M-6 0h14m0-7v14m4-10v6m4-4v2" />
          </At>
        </g>
      ))}
      <rect className="paper" width="26" height="100%" />
      {pads.map((y) => (
        <At key={y} y={y}>
          <Screw x={13} y={0} r={8} />
        </At>
      ))}
    </Side>
  );
}

/** The lines between the two chips. */
export function BusSide({ from }: { from: "left" | "right" }) {
  const [chip, slot, toTestPoint] =
    from === "left" ? ["0", "130%", "M0 0h8l8 8"] : ["100%", "-10", "M0 0h-8l-8 8"];
  return (
    <Side pads={from}>
      {[third, fourth].map((y) => (
        <line key={y} className="signal" x1={chip} x2={slot} y1={y} y2={y} css={styles.beside} />
      ))}
      <At x={chip} y={fifth}>
        <path className="signal" d={toTestPoint} css={from === "right" && styles.beside} />
      </At>
    </Side>
  );
}

/** Right of the relaying chip: the modem with its antenna, and the line that leaves the board. */
export function RadioSide() {
  return (
    <Side pads="left">
      <rect x="2" y={first} height="0.1" css={[styles.below, styles.fromAbove]} />
      <At x="100%" y={first}>
        <path className="signal" css={styles.below} d="M-20 0l8-8" />
      </At>
      <line className="signal" x2="50%" y1={second} y2={second} />
      <line className="signal" x2="50%" y1={third} y2={third} />
      <line className="signal" x2="100%" y1={sixth} y2={sixth} />
      <At x="50%" y={second}>
        {/* Up to the board's edge, on which the antenna stands. */}
        <g css={styles.beside}>
          <path className="signal" d="M34 0h14l16-16V-126" />
          <path className="paper" d="M55-142h18v16h-18zM58-150h12v8h-12zM58-150l2-86q4-5 8 0l2 86z" />
          <path
            className="brand"
            d="M48-248a22 22 0 0 0 0 34m-10-44a36 36 0 0 0 0 54M80-248a22 22 0 0 1 0 34m10-44a36 36 0 0 1 0 54"
          />
        </g>
        <g className="desk">
          <path d="M-14 40v44M0 40v44M14 40v44" />
          <path className="paper" d="M-30 66h60v26l-10 10h-50z" />
          <text y="90">SIM</text>
        </g>
        <path className="paper" d="M-34-14h68v54h-68z" />
        <path className="tint" d="M-27-7h54v40h-54z" />
        <text y="18">LTE</text>
        {/* Below the other board there is no room for an antenna: the modem has its own. */}
        <path className="brand" css={styles.below} d="M40 5a12 12 0 0 1 0 16m7-22a20 20 0 0 1 0 28" />
      </At>
    </Side>
  );
}

const styles = {
  side: css({
    position: "relative",
    zIndex: 1,
    blockSize: "100%",
    minInlineSize: 0,
    overflow: "visible",
    ".paper": { fill: color.surface },
    "&& text": { fontSize: fontSize.label },
  }),
  /** Where the two boards are side by side, and where one is below the other. */
  beside: css({ [media.stacked]: { display: "none" } }),
  below: css({ [media.wide]: { display: "none" } }),
  /** To the middle of the tab between the boards. */
  fromAbove: css({ stroke: color.copper, strokeWidth: 2.5, width: "calc(100% - 22px)" }),
};
