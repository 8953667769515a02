import { css, keyframes } from "@emotion/react";
import { color, media } from "../../theme/tokens";
import type { ViewBox } from "./day-path";

type Props = {
  /** Unique on the page. */
  idSuffix: string;
  /** The areas under both curves in units of the view box; the even-odd rule leaves the area between them. */
  d: string;
  viewBox: ViewBox;
};

/** The hatched area between the curves with and without leak; the hatching keeps its size in a stretched drawing. */
export function LeakArea({ idSuffix, d, viewBox }: Props) {
  return (
    <>
      <clipPath id={`leak-${idSuffix}`} clipPathUnits="objectBoundingBox">
        <path d={d} clipRule="evenodd" transform={`scale(${1 / viewBox.width} ${1 / viewBox.height})`} />
      </clipPath>
      <pattern
        id={`hatching-${idSuffix}`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" css={hatchStyle} />
      </pattern>
      <rect
        width="100%"
        height="100%"
        fill={`url(#hatching-${idSuffix})`}
        clipPath={`url(#leak-${idSuffix})`}
        css={[fadeInLate, { stroke: "none" }]}
      />
    </>
  );
}

const fadeIn = keyframes({ from: { opacity: 0 } });
/** Fades in during the second half of the curves' own animation (live-view.tsx). */
export const fadeInLate = css({ [media.motion]: { animation: `${fadeIn} 250ms 250ms backwards` } });

const hatchStyle = css({ stroke: color.danger, strokeWidth: 2 });
