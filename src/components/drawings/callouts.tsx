import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, fontSize, media, space } from "../../theme/tokens";

/** A point in the drawing's units. */
export type Point = readonly [x: number, y: number];

export type Anchor = {
  /** The part that the label describes. */
  to: Point;
  /** The end of the leader at the label; may lie outside the drawing. */
  labelPosition: Point;
  /** The label's side, as seen from `labelPosition`. */
  side: keyof typeof places;
  /** Label width in units; unlimited by default. */
  labelWidth?: number;
};

type Props = {
  /** A drawing of `width` × `height` units. */
  children: ReactNode;
  width: number;
  height: number;
  anchors: readonly Anchor[];
  items: readonly { key: string; words: ReactNode }[];
  /** Media query for labels beside the drawing; otherwise they are a numbered list below it. */
  from?: string;
  className?: string;
};

/** Labels for the parts of a drawing, each joined to its part by a leader. */
export function Callouts(props: Props) {
  const { children, width, height, anchors, items, from = media.medium, className } = props;
  const callouts = items.map((item, index) => {
    const anchor = anchors[index];
    if (!anchor) throw new Error(`Found ${items.length} callouts for ${anchors.length} anchors.`);
    return { ...anchor, ...item };
  });
  return (
    <div css={styles.figure} className={className}>
      <div css={cell}>{children}</div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        css={[styles.leaders, { [from]: { display: "block" } }]}
      >
        {callouts.map((callout) => (
          <g key={callout.key}>
            {callout.side !== "above" && <path d={leader(callout)} shapeRendering="crispEdges" />}
            <path d={`M${callout.to}h0.01`} css={styles.dot} />
          </g>
        ))}
      </svg>
      <ul css={[styles.list, { [from]: styles.over }]}>
        {callouts.map(({ key, labelPosition: [x, y], to, side, labelWidth, words }) => {
          const place = places[side](x / width, y / height, (to[1] - y) / width);
          return (
            <li
              key={key}
              css={{ [from]: { ...place, inlineSize: labelWidth && percent(labelWidth / width) } }}
            >
              <div>{words}</div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type CalloutNumbersProps = { points: readonly Point[]; first?: number; radius: number };

/** Numbers on the parts, for labels in a numbered list. `radius` is in the drawing's units. */
export function CalloutNumbers({ points, first = 1, radius }: CalloutNumbersProps) {
  return points.map(([x, y], index) => (
    <g key={`${x} ${y}`}>
      <circle className="source" cx={x} cy={y} r={radius} />
      <text className="figure number" x={x} y={y} dy="0.36em">
        {first + index}
      </text>
    </g>
  ));
}

/**
 * Routes a leader like a trace: a straight and a 45° segment, the straight one last if it is level (for `above`, vertical).
 * With `labelWidth`, it underlines labels on the left.
 */
export function leader({ to: [x, y], labelPosition: end, side, labelWidth }: Anchor): string {
  const [dx, dy] = [end[0] - x, end[1] - y];
  const run = Math.min(Math.abs(dx), Math.abs(dy));
  const [runX, runY] = [run * Math.sign(dx), run * Math.sign(dy)];
  const isLevel = side === "left" || side === "right";
  const isWide = Math.abs(dx) >= Math.abs(dy);
  const bend = isLevel === isWide ? [x + runX, y + runY] : [end[0] - runX, end[1] - runY];
  const underline = side === "left" && labelWidth ? `H${end[0] - labelWidth}` : "";
  return `M${x} ${y}L${bend.join(" ")}L${end.join(" ")}${underline}`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

const endingAt = (x: number) => ({ insetInlineEnd: percent(1 - x), paddingInlineEnd: space.xs });
const beginningAt = (x: number) => ({ insetInlineStart: percent(x), paddingInlineStart: space.xs });
// Aligns the middle of the first line with the leader's end.
const level = (y: number) => ({ insetBlockStart: percent(y), marginBlockStart: `${-lineHeight / 2}em` });

/** Label styles by side, from the end of the leader as fractions of the drawing. */
const places = {
  left: (x: number, y: number) => ({ ...endingAt(x), ...level(y) }),
  right: (x: number, y: number) => ({ ...beginningAt(x), ...level(y) }),
  // The label's border continues as the leader down to the part. `down` is a fraction of the width, like paddings.
  above: (x: number, y: number, down: number) => ({
    ...beginningAt(x),
    insetBlockEnd: percent(1 - y),
    marginBlockEnd: percent(-down),
    paddingBlockEnd: `calc(${space.s} + ${percent(down)})`,
    // Drawn lines are centred on their coordinates.
    marginInlineStart: "-0.5px",
    borderInlineStart: `1px solid ${color.text}`,
  }),
} as const;

const lineHeight = 1.35;

/** A numbered item of a list below its drawing. */
export const numbered = {
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  counterIncrement: "callout",
  "& > *": { gridColumn: 2 },
  "&::before": {
    content: 'counter(callout) / ""',
    color: color.copperText,
    fontFamily: font.figure,
  },
} as const;

const cell = css({ gridArea: "1 / 1" });

const styles = {
  figure: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }),
  leaders: css(cell, {
    display: "none",
    inlineSize: "100%",
    blockSize: "100%",
    overflow: "visible",
    // Lets clicks reach the drawing below.
    pointerEvents: "none",
    fill: "none",
    stroke: color.text,
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
  // A zero-length line with round caps keeps its size at every scale.
  dot: css({ strokeWidth: 6, strokeLinecap: "round" }),
  list: css({
    counterReset: "callout",
    marginBlockStart: space.m,
    borderBlockStart: `1px solid ${color.line}`,
    font: `400 ${fontSize.small}/${lineHeight} ${font.text}`,
    "*:where(&) > li": numbered,
  }),
  over: css(cell, {
    position: "relative",
    fontWeight: 500,
    margin: 0,
    border: 0,
    pointerEvents: "none",
    "*:where(&) > li": {
      display: "block",
      position: "absolute",
      padding: 0,
      border: 0,
      overflowWrap: "break-word",
      "&::before": { content: "none" },
    },
  }),
};
