import { css } from "@emotion/react";
import { sensor } from "../../network/measurement";
import { color, media } from "../../theme/tokens";
import { operable, served } from "./measured";

/** In the units of trades.svg: the scale's centre and radius, its start and its span in degrees. */
const scale = { x: 562, y: 118, radius: 90, from: 45, span: 270 };

/** The pressure dial on the pipe's section, and its handle (islands/measurement/dial.ts). */
export function Dial() {
  return (
    <g transform={`translate(${scale.x} ${scale.y})`}>
      <text className="figure ink" y="6" css={styles.value} data-reading="pressure">
        {served.readings.pressure}
      </text>
      <g data-dial="" css={[styles.dial, operable]}>
        <path css={styles.rail} d="M63.6 63.6A90 90 0 1 1 63.6-63.6" />
        <g css={styles.hand}>
          <circle cx={scale.radius} r="24" css={styles.hold} />
          <circle cx={scale.radius} r="17" css={styles.ring} />
          <circle cx={scale.radius} r="12" css={styles.knob} />
        </g>
      </g>
    </g>
  );
}

const perBar = scale.span / (sensor.max - sensor.min);

const styles = {
  value: css({ "&&": { fontSize: 25 } }),
  dial: css({
    cursor: "grab",
    touchAction: "pinch-zoom",
    "&:active": { cursor: "grabbing" },
  }),
  rail: css({ stroke: "transparent", strokeWidth: 44, pointerEvents: "stroke" }),
  hand: css({ rotate: `calc(${scale.from}deg + ${perBar}deg * var(--bar))` }),
  hold: css({ fill: "transparent", stroke: "none" }),
  ring: css({
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
