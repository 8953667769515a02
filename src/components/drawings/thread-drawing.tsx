import { css } from "@emotion/react";
import { color } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";

/** One trace from the board over the air to the screen; its end is a drop. */
export function ThreadDrawing() {
  return (
    <LineDrawing height={260}>
      <path className="signal" d="M0 190h112l34-34h82l34-34h82l34-34h42v76" />
      {/* The board. */}
      <rect className="tint" x="44" y="108" width="48" height="48" />
      <path d="M44 118h-8M44 132h-8M44 146h-8M92 118h8M92 132h8M92 146h8" />
      <path className="brand" d="M54 140v-12h9v12h9v-12h9" />
      <path className="fine" d="M68 156v28" />
      {/* The air. */}
      <path d="M188 156v-38M174 106a20 20 0 0 1 28 0M164 96a34 34 0 0 1 48 0M154 86a48 48 0 0 1 68 0" />
      {/* The screen. */}
      <path d="M266 24h76v56h-76zM304 80v14M288 94h32" />
      <path className="brand" d="M276 62c8 0 10-22 20-22s12 16 20 16 8-10 16-10" />
      <path className="fine" d="M304 94v22" />
      {[
        [68, 190],
        [188, 156],
        [304, 122],
      ].map(([x, y]) => (
        <circle key={x} className="via" cx={x} cy={y} r="6" />
      ))}
      {/* The water. */}
      <path css={styles.drop} d="M420 160c19 24 28 38 28 49a28 28 0 0 1-56 0c0-11 9-25 28-49z" />
    </LineDrawing>
  );
}

const styles = { drop: css({ fill: color.brand, stroke: "none" }) };
