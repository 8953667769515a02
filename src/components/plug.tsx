import { css, keyframes } from "@emotion/react";
import plug from "../drawings/plug.svg";
import { color, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";

/** A plug that advances to its socket as the contact form is filled in; its nut locks it when the message is sent. */
export function Plug({ wireNames }: { wireNames: readonly string[] }) {
  return (
    <div className="screen-only" css={styles.bay}>
      <Drawing svg={plug} css={[nonScalingStrokes, plugSize, styles.drawing]}>
        <g className="names">
          {wireNames.map((name, index) => (
            <text key={name} className="figure start" x="404" y={145 + 22 * index}>
              {name}
            </text>
          ))}
        </g>
      </Drawing>
    </div>
  );
}

/** Inline size of the plug and of the plan, in which the plug's wires continue. */
export const plugSize = css({
  maxInlineSize: "26rem",
  [media.wide]: { inlineSize: "clamp(24rem, 34vw, 30rem)", maxInlineSize: "none" },
});

const steps = [1, 2, 3, 4];

/** Moves the plug by a quarter of the 82 pixels to the socket, thickens one wire and colours its name. */
const advancePlug = (step: number) => ({
  [`--step-${step}`]: "20.5px",
  [`& .wires :nth-of-type(${step})`]: { strokeWidth: 4 },
  [`& .names :nth-of-type(${step})`]: { fill: color.copperText },
});

/** Breaks the wire of a refused field and colours its name. */
const breakWire = (step: number) => ({
  [`& .wires path:nth-of-type(${step})`]: { strokeDasharray: "2 6" },
  [`& .names :nth-of-type(${step})`]: { fill: color.danger },
});

/** Moves dashes along the wires, by twelve times a dash and its gap. */
const wireSignal = keyframes({
  from: { strokeDasharray: "18 8", strokeDashoffset: 312 },
  to: { strokeDasharray: "18 8", strokeDashoffset: 0 },
});

/** For an ancestor of form and drawings: advances the plug for each valid required field, breaks the wires of refused ones. */
export const plugProgress = css({
  "&:has([name=name]:not(:placeholder-shown))": advancePlug(1),
  "&:has([name=email]:not(:placeholder-shown):valid)": advancePlug(2),
  "&:has([name=message]:not(:placeholder-shown):valid)": advancePlug(3),
  "&:has([name=consent]:checked)": advancePlug(4),
  "&:has([name=name][aria-invalid])": breakWire(1),
  "&:has([name=email][aria-invalid])": breakWire(2),
  "&:has([name=message][aria-invalid])": breakWire(3),
  "&:has([name=consent][aria-invalid])": breakWire(4),
  "&:has([data-contact-form=sent])": {
    "--plug-shift": "82px",
    "--nut-shift": "86px",
    ".wires :is(path, circle)": { strokeWidth: 4 },
    ".nut rect, .office": { fill: color.brand },
    [media.motion]: { ".wires path": { animation: `${wireSignal} 1.2s 600ms linear` } },
  },
});

const styles = {
  // In wide layouts, as tall as the section; in stacked ones, a strip at the viewport's lower edge during input.
  bay: css({
    clipPath: "inset(0 -100vw -100vh 0)",
    [media.stacked]: {
      zIndex: 0,
      display: "flow-root",
      marginBlockStart: space.l,
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      borderBlockStart: `1px solid ${color.line}`,
      background: color.background,
      // Keeps focused controls clear of the strip.
      "html:has(&)": { [media.sticky]: { scrollPaddingBlockEnd: "7.5rem" } },
      [media.sticky]: { "section:focus-within > &": { position: "sticky", insetBlockEnd: 0 } },
    },
    // Uncovers the notices, which phones do not show at the same time as the first refused field.
    [media.tablet]: { "section:has([data-notice]) > &&": { position: "static" } },
    [media.wide]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "100%",
      borderInlineStart: `1.5px solid ${color.text}`,
    },
  }),
  drawing: css({
    "& .wall": { height: 6000 },
    [media.stacked]: {
      // Crops the drawing to the plug.
      marginBlock: "calc(-0.13 * min(100%, 26rem))",
      "& .gland": { display: "none" },
    },
    [media.wide]: {
      "& .wall": { y: -3000 },
      position: "sticky",
      insetBlockStart: "30vh",
      // Places the plug beside the first fields.
      marginBlockStart: "6rem",
    },
    "& .short": { [media.wide]: { display: "none" } },
    "& .long": { [media.stacked]: { display: "none" } },
    "& .names": { [media.wide]: { display: "none" }, [media.large]: { display: "inline" } },
    "& .names text": { [media.stacked]: { fontSize: 19, translate: "0 -57px" } },
    "& .plug": {
      translate: `var(--plug-shift, calc(${steps.map((step) => `var(--step-${step}, 0px)`).join(" + ")}))`,
      [media.motion]: { transition: "translate 200ms ease-out" },
    },
    "& .nut": {
      translate: "var(--nut-shift, 0px)",
      [media.motion]: { transition: "translate 400ms 200ms ease-in-out" },
    },
  }),
};
