import { css } from "@emotion/react";
import { media } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";
import { Hatching } from "./primitives";

const axis = 115;
const pins = [94, 108, 122, 136];
const ribs = [77, 88, 100, 111];
/** The traces behind the wall, by their bend. */
const traces = [
  { pin: 94, turn: 346, to: 54 },
  { pin: 108, turn: 352, to: 84 },
  { pin: 122, turn: 352, to: 146 },
  { pin: 136, turn: 346, to: 176 },
];

/** A plug in front of its socket in a wall: two sides getting in touch. The traces run on to the edge. */
export function PlugDrawing() {
  return (
    <div css={styles.drawing}>
      <LineDrawing width={480} height={230}>
        <Hatching id="cut" />
        <path className="axis" d={`M194 ${axis}h54`} />
        <path fill="url(#cut)" stroke="none" d="M306 4h18v222h-18z" />
        <path d="M306 4v222M324 4v222" />
        <path className="fine" d="M302 4h26M302 226h26" />
        <path className="paper" d="M294 82h42v66h-42zM294 66h12v98h-12zM324 80h12v70h-12z" />
        <path className="fine" d="M294 78h12M294 152h12M324 96h12M324 134h12" />
        <path className="paper" stroke="none" d="M248 82h46v66h-46z" />
        <path fill="url(#cut)" d="M248 82h46v66h-46z" />
        {pins.map((y) => (
          <path key={y} className="paper" d={`M248 ${y - 4}h33v8h-33`} />
        ))}
        {traces.map(({ pin, turn, to }) => (
          <g key={pin} css={styles.trace}>
            <path className="signal" d={`M281 ${pin}H${turn}l${Math.abs(to - pin)} ${to - pin}H2000`} />
            <circle className="via" cx={turn + Math.abs(to - pin) + 28} cy={to} r="5" />
          </g>
        ))}
        <g css={styles.plug}>
          <path className="paper" d="M-200 98H54v34H-200" />
          <path className="paper" d="M54 95h12v41H54zM122 85h11v60h-11zM133 87h33v56h-33z" />
          <rect className="paper" x="66" y="79" width="56" height="72" rx="4" />
          <path className="fine" d={ribs.map((x) => `M${x} 79v72`).join("")} />
          <path className="brand" d="M133 87v56" />
          {pins.map((y) => (
            <path key={y} className="signal" css={styles.pin} d={`M166 ${y}h28`} />
          ))}
        </g>
        {/* Where the cable is cut, whatever the plug does. */}
        <path className="paper" stroke="none" d="M-2 96H4c-5 7 5 12 0 19s5 12 0 19H-2z" />
        <path className="fine" d="M4 96c-5 7 5 12 0 19s5 12 0 19" />
      </LineDrawing>
    </div>
  );
}

/** Styles for an element around the drawing that plug the cable in and light the traces. */
export const pluggedIn = { "--plug-travel": "82px", "--plug-trace": "4" };

const styles = {
  drawing: css({
    overflow: "clip",
    "& > svg": { overflow: "visible", maxInlineSize: "32rem", [media.narrow]: { aspectRatio: "222 / 64" } },
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
  plug: css({
    translate: "var(--plug-travel, 0)",
    [media.motion]: {
      transition: "translate 500ms 200ms ease-in-out",
      "@starting-style": { translate: "0" },
    },
  }),
  pin: css({ "&&": { strokeWidth: 3 } }),
  trace: css({ "& > path": { strokeWidth: "var(--plug-trace, 2.5)" } }),
};
