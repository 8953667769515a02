import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** The valley's own units; the drawing is stretched to its room, as profiles are drawn with exaggerated heights. */
export const frame = { width: 1156, height: 400 };

const round = (value: number) => Math.round(value * 10) / 10;
export const across = (x: number) => `${round((100 * x) / frame.width)}%`;
export const down = (y: number) => `${round((100 * y) / frame.height)}%`;

/** The y of a pressure in bar, from above: 6 bar are at 52, and a metre of water is 8.6 units. */
export const yOfPressure = (bar: number) => round(52 + (6 - bar) * 87.7);

/** Lines that are stretched but keep their width. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      css={stretched}
    >
      {children}
    </svg>
  );
}

type AtProps = { x: number; y: number; height?: number; className?: string; children: ReactNode };

/** Children of fixed size at a place of the stretched drawing. */
export function At({ x, y, height, className, children }: AtProps) {
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      x={across(x)}
      y={down(y)}
      height={height && down(height)}
      className={className}
    >
      {children}
    </svg>
  );
}

const stretched = css({ overflow: "visible", "& *": { vectorEffect: "non-scaling-stroke" } });
