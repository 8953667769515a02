import { css, keyframes } from "@emotion/react";
import { color, media } from "../../theme/tokens";

/** Inline size of the plug and of the plan, in which the plug's wires continue. */
export const plugSize = css({
  maxInlineSize: "26rem",
  [media.wide]: { inlineSize: "clamp(24rem, 34vw, 30rem)", maxInlineSize: "none" },
});

/** Moves the plug by a quarter of the 82 pixels to the socket, and thickens one wire. */
const advancePlug = (step: number) => ({
  [`--step-${step}`]: "20.5px",
  [`& .wires :nth-of-type(${step})`]: { strokeWidth: 4 },
});

/** Moves dashes along the wires, by twelve times a dash and its gap. */
const wireSignal = keyframes({
  from: { strokeDasharray: "18 8", strokeDashoffset: 312 },
  to: { strokeDasharray: "18 8", strokeDashoffset: 0 },
});

/** For an ancestor of form and drawings: advances the plug for each required field that is filled in. */
export const plugProgress = css({
  "&:has([name=name]:not(:placeholder-shown))": advancePlug(1),
  "&:has([name=email]:not(:placeholder-shown):valid)": advancePlug(2),
  "&:has([name=message]:not(:placeholder-shown):valid)": advancePlug(3),
  "&:has([name=consent]:checked)": advancePlug(4),
  "&:has([data-contact-form=sent])": {
    ".wires :is(path, circle)": { strokeWidth: 4 },
    ".office": { fill: color.brand },
    [media.motion]: { ".wires path": { animation: `${wireSignal} 1.2s 600ms linear` } },
  },
});
