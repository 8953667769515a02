import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, fontSize, media, space } from "../../theme/tokens";

/** Coordinates in the drawing's units. */
export type Position = readonly [x: number, y: number];

export type Anchor = {
  /** A point on the part that the label describes. */
  target: Position;
  /** The leader's end at the label, possibly outside the drawing. */
  labelPosition: Position;
  /** The label's side, as seen from `labelPosition`. */
  side: keyof typeof labelStyles;
  /** Label width in units; unlimited by default. */
  labelWidth?: number;
};

type Props = {
  /** A drawing of `width` × `height` units. */
  children: ReactNode;
  width: number;
  height: number;
  anchors: readonly Anchor[];
  items: readonly { key: string; label: ReactNode }[];
  /** Media query for labels at their leaders; otherwise, the labels are a numbered list below the drawing. */
  labelMedia?: string;
  className?: string;
};

/** Labels for the parts of a drawing, each joined to its part by a leader. */
export function Callouts(props: Props) {
  const { children, width, height, anchors, items, labelMedia = media.medium, className } = props;
  const callouts = items.map((item, index) => {
    const anchor = anchors[index];
    if (!anchor) throw new Error(`Found ${items.length} callouts for ${anchors.length} anchors.`);
    return { ...anchor, ...item };
  });
  return (
    <div css={styles.root} className={className}>
      <div css={sharedCell}>{children}</div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        css={[styles.leaders, { [labelMedia]: { display: "block" } }]}
      >
        {callouts.map((callout) => (
          <g key={callout.key}>
            {/* The border of a label above is its leader. */}
            {callout.side !== "above" && <path d={leaderPath(callout)} shapeRendering="crispEdges" />}
            <path d={`M${callout.target}h0.01`} css={styles.dot} />
          </g>
        ))}
      </svg>
      <ul css={[styles.list, { [labelMedia]: styles.overlay }]}>
        {callouts.map(({ key, labelPosition: [x, y], target, side, labelWidth, label }) => {
          const position = labelStyles[side](x / width, y / height, (target[1] - y) / width);
          return (
            <li
              key={key}
              css={{ [labelMedia]: { ...position, inlineSize: labelWidth && percent(labelWidth / width) } }}
            >
              <div>{label}</div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type CalloutNumbersProps = { points: readonly Position[]; firstNumber?: number; radius: number };

/** Numbers on a drawing's parts, matching its numbered list. `radius` is in the drawing's units. */
export function CalloutNumbers({ points, firstNumber = 1, radius }: CalloutNumbersProps) {
  return points.map(([x, y], index) => (
    <g key={`${x} ${y}`}>
      <circle className="source" cx={x} cy={y} r={radius} />
      <text className="figure number" x={x} y={y} dy="0.36em">
        {firstNumber + index}
      </text>
    </g>
  ));
}

/**
 * The `d` of a leader to a label at the side: a 45° segment and one along the longer axis, horizontal at the label or
 * vertical at the target. A left label with a `labelWidth` is also underlined.
 */
export function leaderPath({ target: [x, y], labelPosition: end, side, labelWidth }: Anchor): string {
  const [dx, dy] = [end[0] - x, end[1] - y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const [diagonalX, diagonalY] = [diagonal * Math.sign(dx), diagonal * Math.sign(dy)];
  const isDiagonalFirst = Math.abs(dx) >= Math.abs(dy);
  const bend = isDiagonalFirst ? [x + diagonalX, y + diagonalY] : [end[0] - diagonalX, end[1] - diagonalY];
  const underline = side === "left" && labelWidth ? `H${end[0] - labelWidth}` : "";
  return `M${x} ${y}L${bend.join(" ")}L${end.join(" ")}${underline}`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

const endAt = (x: number) => ({ insetInlineEnd: percent(1 - x), paddingInlineEnd: space.xs });
const startAt = (x: number) => ({ insetInlineStart: percent(x), paddingInlineStart: space.xs });
// Aligns the middle of the first line with the leader's end.
const levelAt = (y: number) => ({ insetBlockStart: percent(y), marginBlockStart: `${-lineHeight / 2}em` });

/** Label styles by side, for a leader's end given as fractions of the drawing. */
const labelStyles = {
  left: (x: number, y: number) => ({ ...endAt(x), ...levelAt(y) }),
  right: (x: number, y: number) => ({ ...startAt(x), ...levelAt(y) }),
  // The label's border is the leader. Its length is a fraction of the drawing's width, to which percentages of CSS
  // paddings refer.
  above: (x: number, y: number, leaderLength: number) => ({
    ...startAt(x),
    insetBlockEnd: percent(1 - y),
    marginBlockEnd: percent(-leaderLength),
    paddingBlockEnd: `calc(${space.s} + ${percent(leaderLength)})`,
    // Centres the border on `x`, as SVG strokes are.
    marginInlineStart: "-0.5px",
    borderInlineStart: `1px solid ${color.text}`,
  }),
} as const;

const lineHeight = 1.35;

/** A numbered item of a list below its drawing. */
export const numberedItem = {
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  alignItems: "baseline",
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  counterIncrement: "callout",
  "& > *": { gridColumn: 2 },
  "&::before": {
    content: 'counter(callout) / ""',
    color: color.copperText,
    fontFamily: font.monospace,
  },
} as const;

const sharedCell = css({ gridArea: "1 / 1" });

const styles = {
  root: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }),
  leaders: css(sharedCell, {
    display: "none",
    inlineSize: "100%",
    blockSize: "100%",
    overflow: "visible",
    // Lets pointers reach the drawing below.
    pointerEvents: "none",
    fill: "none",
    stroke: color.text,
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
  // A line of almost no length with round caps; a circle's radius would scale with the drawing.
  dot: css({ strokeWidth: 6, strokeLinecap: "round" }),
  list: css({
    counterReset: "callout",
    marginBlockStart: space.m,
    borderBlockStart: `1px solid ${color.line}`,
    font: `400 ${fontSize.small}/${lineHeight} ${font.text}`,
    // `:where` lets the styles of `overlay` and of each label override these.
    "*:where(&) > li": numberedItem,
  }),
  overlay: css(sharedCell, {
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
