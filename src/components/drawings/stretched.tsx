import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Frame } from "./day-path";

const round = (value: number) => Math.round(value * 10) / 10;
export const percent = (value: number, whole: number) => `${round((100 * value) / whole)}%`;

type StretchedProps = { frame: Frame; className?: string; children: ReactNode };

/** Lines that fill the drawing around them, in the frame's units, and keep their width. */
export function Stretched({ frame, className, children }: StretchedProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className={className}
      css={stretched}
    >
      {children}
    </svg>
  );
}

type AtProps = { frame: Frame; x: number; y: number; className?: string; children: ReactNode };

/** Children of fixed size at a place of the stretched drawing. */
export function FixedSize({ frame, x, y, className, children }: AtProps) {
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      x={percent(x, frame.width)}
      y={percent(y, frame.height)}
      className={className}
    >
      {children}
    </svg>
  );
}

const stretched = css({ overflow: "visible", "& *": { vectorEffect: "non-scaling-stroke" } });
