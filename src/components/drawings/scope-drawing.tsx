import { css } from "@emotion/react";
import { color, media, size } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";
import { Cable } from "./primitives";
import { channel } from "./probes-drawing";

const digital = "M0 74v-14h5v14h5v-14h9v14h6v-14h14v14h8v-14h5v14h9v-14h5v14h11v-14h8v14h9v-14h6";

/** The oscilloscope that both probes lead to: what is measured, and what is sent. */
export function ScopeDrawing() {
  return (
    <div aria-hidden="true" css={styles.scope}>
      <svg aria-hidden="true" css={[lineDrawing, styles.panel]}>
        {[0, 1].map((index) => {
          const x = channel(index) - 12;
          return (
            <g key={x}>
              <g css={styles.cable}>
                <Cable d={`M${x}-2000V196`} width={9} />
                <path className="paper" d={`M${x - 7} 196h14v22h-14z`} />
                <path className={index === 0 ? "signal" : "brand"} d={`M${x - 7} 204h14`} />
              </g>
              <circle cx={x} cy="230" r="14" className="paper" />
              <circle cx={x} cy="230" r="6" className="via" />
              <text x={x} y="266">
                CH{index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <svg
        viewBox="0 0 100 80"
        preserveAspectRatio="none"
        aria-hidden="true"
        css={[lineDrawing, styles.screen]}
      >
        <path
          className="fine"
          d={
            [10, 20, 30, 40, 50, 60, 70, 80, 90].map((x) => `M${x} 0v80`).join("") +
            [10, 20, 30, 40, 50, 60, 70].map((y) => `M0 ${y}h100`).join("")
          }
        />
        <path className="signal" d="M0 28c8-24 17-24 25-4s17 20 25 0 17-20 25 0 17 20 25 0" />
        <path className="brand" d={digital} />
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
    [media.narrow]: { gridTemplateColumns: "1fr", "& > svg:not([viewBox])": { display: "none" } },
  }),
  panel: css({
    position: "relative",
    zIndex: 1,
    blockSize: "100%",
    overflow: "visible",
    ".paper, .via": { fill: color.surface },
  }),
  cable: css({ display: "none", [media.wideScreen]: { display: "inline" } }),
  screen: css({
    blockSize: "calc(100% - 3rem)",
    marginBlock: "1.5rem",
    border: `1.5px solid ${color.text}`,
    background: color.background,
    "& path": { vectorEffect: "non-scaling-stroke" },
    ".fine": { stroke: color.line },
    [media.narrow]: { inlineSize: "calc(100% - 3rem)", marginInline: "1.5rem" },
  }),
};
