import { css, keyframes } from "@emotion/react";
import { color, media } from "../../theme/tokens";
import type { Frame } from "./day-path";

type Props = {
  /** Suffix of the ids; unique on the page. */
  name: string;
  /** The area in the frame's units (even-odd rule). */
  d: string;
  frame: Frame;
};

/** The hatched area between the curves with and without leak; stretching the frame keeps the hatching. */
export function LeakArea({ name, d, frame }: Props) {
  return (
    <>
      <clipPath id={`leak-${name}`} clipPathUnits="objectBoundingBox">
        <path d={d} clipRule="evenodd" transform={`scale(${1 / frame.width} ${1 / frame.height})`} />
      </clipPath>
      <pattern
        id={`hatching-${name}`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" css={hatch} />
      </pattern>
      <rect
        width="100%"
        height="100%"
        fill={`url(#hatching-${name})`}
        clipPath={`url(#leak-${name})`}
        css={[fadeInLate, { stroke: "none" }]}
      />
    </>
  );
}

const fadeIn = keyframes({ from: { opacity: 0 } });
/** Fades in when the animated curves have almost arrived. */
export const fadeInLate = css({ [media.motion]: { animation: `${fadeIn} 250ms 250ms backwards` } });

const hatch = css({ stroke: color.danger, strokeWidth: 2 });
