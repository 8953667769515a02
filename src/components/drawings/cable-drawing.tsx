import { css } from "@emotion/react";
import { color, fontSize, media } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { At, Hatching } from "./primitives";

/** Each layer's distance from the cable's axis, and the part of its upper half that is cut away. */
const layers = [
  { from: 34, to: 50, cut: 30, isJacket: true },
  { from: 12, to: 34, cut: 38, isJacket: false },
];

/** A secure link as a cable in half section, as long as the sheet is wide. */
export function CableDrawing({ receiver }: { receiver: string }) {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      <Hatching id="jacket" />
      <At y="50%" width="100%">
        {layers.map(({ from, to, cut, isJacket }) => {
          const look = isJacket ? { fill: "url(#jacket)" } : { className: "tint" };
          const height = to - from;
          return (
            <g key={from} css={styles.layer}>
              <rect y={from} width="100%" height={height} {...look} />
              <rect y={-to} width={`${cut}%`} height={height} {...look} />
              <rect x={`${100 - cut}%`} y={-to} width={`${cut}%`} height={height} {...look} />
            </g>
          );
        })}
        <line className="signal packets" x2="100%" />
        <g css={styles.plug}>
          <path className="paper" d="M0-62h80v14h14v96h-14v14H0z" />
          <path className="tint" d="M19-22h44v44h-44z" />
          <path className="signal" d="M11-14h8m-8 14h8m-8 14h8M63-14h8m-8 14h8m-8 14h8" />
          <path className="brand" d="M41-62v-26M23-96a26 26 0 0 1 36 0M13-108a40 40 0 0 1 56 0" />
        </g>
        <At x="100%">
          <g css={styles.plug}>
            <path className="paper" d="M0-62h-80v14h-14v96h14v14H0z" />
            <path d="M-67-22h52v36h-52zM-41 14v12m-13 0h26" />
            <path className="signal" d="M-60 2c5 0 7-12 13-12s7 8 12 8 6-5 12-5" />
            <path d="M-41 32V96" strokeWidth="1" />
            <path d="M-41 32h.01" css={styles.dot} />
          </g>
          <text y="50%" dy="1em" className="end" css={styles.receiver}>
            {receiver}
          </text>
        </At>
      </At>
    </svg>
  );
}

const styles = {
  receiver: css({ "&&": { fill: color.copperText, fontSize: fontSize.label } }),
  drawing: css({ blockSize: 192, overflow: "visible", [media.narrow]: { blockSize: 116 } }),
  // Smaller on a telephone: most of the link is cable.
  layer: css({ [media.narrow]: { scale: "1 0.6" } }),
  plug: css({ [media.narrow]: { scale: "0.6" } }),
  dot: css({ strokeWidth: 5, strokeLinecap: "round" }),
};
