import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ViewBox } from "./day-path";

export const percentOf = (value: number, whole: number) => `${Math.round((1000 * value) / whole) / 10}%`;

/** A position in the view box as percentages, for elements that a stretched drawing does not scale. */
export const positionIn = (viewBox: ViewBox, x: number, y: number) => ({
  x: percentOf(x, viewBox.width),
  y: percentOf(y, viewBox.height),
});

/** Stretches lines to the size of the surrounding drawing, at constant stroke width. */
export function Stretched({ viewBox, children }: { viewBox: ViewBox; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      css={stretchedStyle}
    >
      {children}
    </svg>
  );
}

type FixedSizeProps = { viewBox: ViewBox; x: number; y: number; className?: string; children: ReactNode };

/** Places children of fixed size in a stretched drawing. */
export function FixedSize({ viewBox, x, y, className, children }: FixedSizeProps) {
  return (
    <svg aria-hidden="true" overflow="visible" {...positionIn(viewBox, x, y)} className={className}>
      {children}
    </svg>
  );
}

export const stretchedStyle = css({ overflow: "visible", "& *": { vectorEffect: "non-scaling-stroke" } });
