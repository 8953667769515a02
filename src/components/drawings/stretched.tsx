import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Frame } from "./day-path";

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
export const percentOf = (value: number, whole: number) => `${roundToTenth((100 * value) / whole)}%`;

type StretchedProps = { frame: Frame; className?: string; children: ReactNode };

/** Stretches lines to the size of the surrounding drawing, at constant stroke width. */
export function Stretched({ frame, className, children }: StretchedProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className={className}
      css={stretchedStyle}
    >
      {children}
    </svg>
  );
}

type FixedSizeProps = { frame: Frame; x: number; y: number; className?: string; children: ReactNode };

/** Places children of fixed size in a stretched drawing. */
export function FixedSize({ frame, x, y, className, children }: FixedSizeProps) {
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      x={percentOf(x, frame.width)}
      y={percentOf(y, frame.height)}
      className={className}
    >
      {children}
    </svg>
  );
}

const stretchedStyle = css({ overflow: "visible", "& *": { vectorEffect: "non-scaling-stroke" } });
