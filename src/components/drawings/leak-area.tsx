import { css, keyframes } from "@emotion/react";
import { color, media } from "../../theme/tokens";
import type { Frame } from "./day-path";

type Props = {
  /** Unique on the page: the end of its ids. */
  name: string;
  /** The area, in the units of its frame; what two of its parts share is not in it. */
  d: string;
  frame: Frame;
};

/** The area between the lines with and without leak, hatched; a stretched frame does not stretch the hatching. */
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
        css={[arriving, { stroke: "none" }]}
      />
    </>
  );
}

const fadeIn = keyframes({ from: { opacity: 0 } });
/** Fades in when the animated lines have nearly arrived. */
export const arriving = css({ [media.motion]: { animation: `${fadeIn} 250ms 250ms backwards` } });

const hatch = css({ stroke: color.danger, strokeWidth: 2 });
