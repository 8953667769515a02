import { css } from "@emotion/react";
import { color, size } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { channel } from "./panel-drawing";
import { Cable } from "./primitives";

/** Both signals begin and end outside the screen. */
const sine = `M-192 96${"s30.63-64 48-64s32.35 31.21 48 64s30.63 64 48 64s32.35-31.21 48-64".repeat(5)}`;
const bits = "h16v-32h32v32h16v-32h48v32h32v-32h16v32h16v-32h16v32h48v-32h16v32";

/** The oscilloscope that both probes lead to: what is measured, and what is sent. */
export function ScopeDrawing() {
  return (
    <div aria-hidden="true" css={styles.scope}>
      <svg aria-hidden="true" css={[lineDrawing, styles.panel]}>
        {[0, 1].map((index) => {
          const x = channel(index) - 12;
          return (
            <g key={x}>
              <Cable d={`M${x}-2000V196`} width={9} />
              <path className="paper" d={`M${x - 7} 196h14v22h-14z`} />
              <path className={index === 0 ? "signal" : "brand"} d={`M${x - 7} 204h14`} />
              <circle cx={x} cy="230" r="14" className="paper" />
              <circle cx={x} cy="230" r="6" className="via" />
              <text x={x} y="266">
                CH{index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <svg aria-hidden="true" css={[lineDrawing, styles.screen]}>
        <pattern id="divisions" width="32" height="32" patternUnits="userSpaceOnUse">
          <path className="fine" d="M0 .5H32M.5 0V32" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#divisions)" stroke="none" />
        <path className="signal" d={sine} />
        <path className="brand" d={`M-8 224${bits.repeat(3)}`} />
      </svg>
      <svg aria-hidden="true" css={[lineDrawing, styles.panel]}>
        <circle cx="42" cy="54" r="24" />
        <circle cx="42" cy="128" r="17" />
        <circle cx="42" cy="182" r="17" />
        <path d="M42 30v14M42 111v10M42 165v10M18 228h48v12h-48zM18 250h48v12h-48z" />
      </svg>
    </div>
  );
}

const styles = {
  scope: css({
    display: "grid",
    gridTemplateColumns: "120px 1fr 84px",
    blockSize: 304,
    // No border, which browsers round: the cables go on from those above.
    outline: `1.5px solid ${color.text}`,
    outlineOffset: "-1.5px",
    borderRadius: size.windowRadius,
    background: color.surface,
  }),
  panel: css({
    position: "relative",
    zIndex: 1,
    blockSize: "100%",
    overflow: "visible",
    ".paper, .via": { fill: color.surface },
  }),
  // Of whole divisions.
  screen: css({
    "@supports (width: round(down, 100%, 32px))": { inlineSize: "round(down, 100%, 32px)" },
    blockSize: 256,
    margin: "auto",
    outline: `1.5px solid ${color.text}`,
    outlineOffset: "-1px",
    background: color.background,
    ".fine": { stroke: color.line },
  }),
};
