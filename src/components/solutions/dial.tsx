import { css } from "@emotion/react";
import { initialMeasurement, sensor } from "../../network/measurement";
import { color, media } from "../../theme/tokens";
import { hiddenWithoutScript } from "./shared-styles";

/** The dial's scale, in units of trades.svg and clockwise degrees; the paths below repeat radius and angles. */
const scale = { x: 562, y: 118, radius: 90, startAngle: 45, spanAngle: 270 };

/** The pressure dial on the pipe, with a draggable handle (islands/measurement/drawing-controls.ts). */
export function Dial() {
  return (
    <g transform={`translate(${scale.x} ${scale.y})`}>
      <text className="figure ink" y="6" css={styles.value} data-reading="pressure">
        {initialMeasurement.readings.pressure}
      </text>
      <g data-dial="" css={[styles.dial, hiddenWithoutScript]}>
        <path css={styles.track} d="M63.6 63.6A90 90 0 1 1 63.6-63.6" />
        {/* From the handle's initial position to the text that invites to turn it (trades.tsx). */}
        <path
          className="brand"
          css={styles.arrow}
          d="M-90.1-52A104 104 0 0 1 47.2-92.7m-4.6-6.5 4.6 6.5-8 .1"
        />
        <g css={styles.handle}>
          <circle cx={scale.radius} r="24" css={styles.touchArea} />
          <circle cx={scale.radius} r="17" css={styles.focusRing} />
          <circle cx={scale.radius} r="12" css={styles.knob} />
        </g>
      </g>
    </g>
  );
}

const styles = {
  value: css({ "&&": { fontSize: 25 } }),
  dial: css({
    cursor: "grab",
    touchAction: "pinch-zoom",
    "&:active": { cursor: "grabbing" },
  }),
  track: css({ stroke: "none", strokeWidth: 44, pointerEvents: "stroke" }),
  arrow: css({ "[data-operated] &": { visibility: "hidden" } }),
  handle: css({
    rotate: `calc(${scale.startAngle}deg + ${scale.spanAngle / (sensor.max - sensor.min)}deg * var(--pressure))`,
  }),
  touchArea: css({ stroke: "none", pointerEvents: "all" }),
  focusRing: css({
    display: "none",
    stroke: color.copper,
    strokeWidth: 3,
    "[data-measurement]:has([type=range]:focus-visible) &": { display: "block" },
  }),
  knob: css({
    fill: color.copper,
    stroke: color.background,
    strokeWidth: 3,
    [media.hover]: { "[data-dial]:hover &": { r: 14 } },
  }),
};
