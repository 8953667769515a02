import { css } from "@emotion/react";
import { fontSize } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";
import { Hatching } from "./primitives";

/** Around the cable's middle: where a layer begins and ends, and which part of its upper half is cut away. */
const layers = [
  { from: 34, to: 50, cut: 30, isJacket: true },
  { from: 12, to: 34, cut: 38, isJacket: false },
];

/** A link as a cable in half section, as long as the sheet is wide: what is said runs inside what keeps it closed. */
export function CableDrawing({ receiver }: { receiver: string }) {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      <Hatching id="jacket" />
      <svg aria-hidden="true" y="50%" width="100%" overflow="visible">
        {layers.map(({ from, to, cut, isJacket }) => {
          const look = isJacket ? { fill: "url(#jacket)" } : { className: "tint" };
          const height = to - from;
          return (
            <g key={from}>
              <rect y={from} width="100%" height={height} {...look} />
              <rect y={-to} width={`${cut}%`} height={height} {...look} />
              <rect x={`${100 - cut}%`} y={-to} width={`${cut}%`} height={height} {...look} />
            </g>
          );
        })}
        <line className="signal packets" x2="100%" />
        <path className="paper" d="M0-66h104v14h16v104h-16v14H0z" />
        <path className="tint" d="M32-26h52v52h-52z" />
        <path className="signal" d="M22-16h10m-10 16h10m-10 16h10M84-16h10m-10 16h10m-10 16h10" />
        <path className="brand" d="M58-66v-24M40-98a26 26 0 0 1 36 0M30-110a40 40 0 0 1 56 0" />
        <svg aria-hidden="true" x="100%" overflow="visible">
          <path className="paper" d="M0-66h-104v14h-16v104h16v14H0z" />
          <path d="M-82-24h60v40h-60zM-52 16v14m-14 0h28" />
          <text x="0" y="92" css={styles.receiver}>
            {receiver}
          </text>
          <path className="signal" d="M-74 2c6 0 8-14 15-14s8 10 14 10 7-6 14-6" />
        </svg>
      </svg>
    </svg>
  );
}

const styles = {
  receiver: css({ "&&": { textAnchor: "end", fontSize: fontSize.label } }),
  drawing: css({ display: "block", blockSize: "12rem", overflow: "visible" }),
};
