import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, fontSize, media, space } from "../../theme/tokens";

/** In the drawing's units. */
export type Point = readonly [x: number, y: number];

/** A place for words about a part of a drawing. */
export type Anchor = {
  /** The part meant. */
  to: Point;
  /** Where the leader meets the words; also outside the drawing. */
  labelPosition: Point;
  /** Where the words stand, seen from there. */
  side: keyof typeof places;
  /** The width of the words, in units; otherwise as far as the drawing reaches. */
  labelWidth?: number;
};

type Props = {
  /** The drawing, whose size in units is `width` by `height`. */
  children: ReactNode;
  width: number;
  height: number;
  /** One for each item at least. */
  anchors: readonly Anchor[];
  items: readonly { key: string; words: ReactNode }[];
  /** Where there is room for the words; elsewhere they are a numbered list under the drawing, which has marks. */
  from?: string;
  className?: string;
};

/** Words about the parts of a drawing, each at the end of a line that leads to its part. */
export function Callouts(props: Props) {
  const { children, width, height, anchors, items, from = media.medium, className } = props;
  const placed = items.map((item, index) => {
    const anchor = anchors[index];
    if (!anchor)
      throw new Error(`A drawing has places for ${anchors.length} callouts, not for ${items.length}.`);
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
        {placed.map((callout) => (
          <g key={callout.key}>
            {callout.side !== "above" && <path d={leader(callout)} shapeRendering="crispEdges" />}
            <path d={`M${callout.to}h0.01`} css={styles.dot} />
          </g>
        ))}
      </svg>
      <ul css={[styles.list, { [from]: styles.over }]}>
        {placed.map(({ key, labelPosition: [x, y], to, side, labelWidth: room, words }) => {
          const place = places[side](x / width, y / height, (to[1] - y) / width);
          return (
            <li key={key} css={{ [from]: { ...place, inlineSize: room && percent(room / width) } }}>
              <div>{words}</div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type MarksProps = { at: readonly Point[]; first?: number; radius: number };

/** The numbers of callouts at their parts, for a drawing whose callouts are a list. The radius is in the drawing's units. */
export function CalloutNumbers({ at, first = 1, radius }: MarksProps) {
  return at.map(([x, y], index) => (
    <g key={`${x} ${y}`}>
      <circle className="source" cx={x} cy={y} r={radius} />
      <text className="figure number" x={x} y={y} dy="0.36em">
        {first + index}
      </text>
    </g>
  ));
}

/**
 * As a trace is routed: straight, and a piece at 45°, in the order that lets it arrive at the words' height or column. To
 * words at its left it goes on under them, to wherever they end.
 */
export function leader({ to: [x, y], labelPosition: at, side, labelWidth: room }: Anchor): string {
  const [across, down] = [at[0] - x, at[1] - y];
  const run = Math.min(Math.abs(across), Math.abs(down));
  const [runX, runY] = [run * Math.sign(across), run * Math.sign(down)];
  const isLevel = side === "left" || side === "right";
  const isWide = Math.abs(across) >= Math.abs(down);
  const bend = isLevel === isWide ? [x + runX, y + runY] : [at[0] - runX, at[1] - runY];
  const end = side === "left" && room ? `H${at[0] - room}` : "";
  return `M${x} ${y}L${bend.join(" ")}L${at.join(" ")}${end}`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

const endingAt = (x: number) => ({ insetInlineEnd: percent(1 - x), paddingInlineEnd: space.xs });
const beginningAt = (x: number) => ({ insetInlineStart: percent(x), paddingInlineStart: space.xs });
// The first line's middle, or the words' edge, is where the leader ends.
const level = (y: number) => ({ insetBlockStart: percent(y), marginBlockStart: `${-lineHeight / 2}em` });

/** By the shares of the drawing at which the leader ends. */
const places = {
  left: (x: number, y: number) => ({ ...endingAt(x), ...level(y) }),
  right: (x: number, y: number) => ({ ...beginningAt(x), ...level(y) }),
  // Their edge goes on as the leader, `down` to the part: in shares of the width, as paddings are.
  above: (x: number, y: number, down: number) => ({
    ...beginningAt(x),
    insetBlockEnd: percent(1 - y),
    marginBlockEnd: percent(-down),
    paddingBlockEnd: `calc(${space.s} + ${percent(down)})`,
    // A line of the drawing has its place in its middle.
    marginInlineStart: "-0.5px",
    borderInlineStart: `1px solid ${color.text}`,
  }),
} as const;

const lineHeight = 1.35;

/** An entry of a list below its drawing. */
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

/** All in one cell, whose size the drawing decides. */
const cell = css({ gridArea: "1 / 1" });

const styles = {
  figure: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }),
  leaders: css(cell, {
    display: "none",
    inlineSize: "100%",
    blockSize: "100%",
    overflow: "visible",
    // What is drawn below can be pressed.
    pointerEvents: "none",
    fill: "none",
    stroke: color.text,
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
  // A line without length and with round ends: as large however large the drawing is.
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
