import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, media } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";
import { type Axis, lines, type Point, plane, project, type Shape, sweep, turn } from "./projection";

/** How far each part is moved out of its place, in centimetres; on a telephone less far. */
const moves = {
  antenna: { desk: [-3.2, 0, 0], phone: [-0.6, 0, 0] },
  inputs: { desk: [0, -2.6, 0], phone: [0, -1, 0] },
  board: { desk: [0, 0, 7.6], phone: [0, 0, 4.4] },
  lid: { desk: [0, 0, 18], phone: [0, 0, 9.6] },
  screws: { desk: [0, 0, 20.4], phone: [0, 0, 10.9] },
} satisfies Record<string, { desk: Point; phone: Point }>;

/** Measures as in art/scenes/lib_device.py. */
const inputs = [-4.2, 0, 4.2];
const corners = [-6.55, 6.55].flatMap((x) => [-4.55, 4.55].map((y) => [x, y] as const));
const opening = { right: 6.95, top: 4.95, back: 0.4, front: 3.9 };

/** The device taken apart along one axis; copper runs from its inputs over the board to its antenna. */
export function ExplodedDrawing() {
  return (
    <svg viewBox="-5.63 -7.3 31 20.6" aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      <Moved part="inputs">
        {inputs.map((x) => (
          <Input key={x} x={x} />
        ))}
        <Mark number={5} at={[0, -12, 1.75]} below />
      </Moved>
      <Base />
      <Mark number={2} at={[0.85, 5.5, 2]} />
      <Moved part="antenna">
        <Antenna />
        <Mark number={1} at={[-9.4, 8.6, 2.2]} />
      </Moved>
      <Moved part="board">
        <Board />
        <Mark number={3} at={[2.75, 3.1, 2.6]} phone={[-2.9, 0.2, 3]} />
      </Moved>
      <Moved part="lid">
        <Lid />
        <Mark number={4} at={[-1.43, 5.7, 4.8]} phone={[2, -2.6, 5.4]} />
      </Moved>
      <Moved part="screws">
        {corners.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <Solid axis="z" from={3} to={5.1} shape={disc(x, y, 0.24)} />
            <Solid axis="z" from={5.1} to={5.4} shape={disc(x, y, 0.45)} />
            <Flat axis="z" at={5.4} shape={disc(x, y, 0.18)} />
          </g>
        ))}
      </Moved>
    </svg>
  );
}

function Moved({ part, children }: { part: keyof typeof moves; children: ReactNode }) {
  const { desk, phone } = moves[part];
  const translate = (by: Point) =>
    project(by)
      .map((way) => `${way}px`)
      .join(" ");
  return (
    <g css={{ translate: translate(desk), [media.narrow]: { translate: translate(phone) } }}>{children}</g>
  );
}

type UntilProps = {
  part: keyof typeof moves;
  className: string;
  /** Its lines, to where the part is moved along z. */
  d: (by: number) => string[];
};

function Until({ part, className, d }: UntilProps) {
  const { desk, phone } = moves[part];
  return (
    <g className={className}>
      <path css={styles.onDesk} d={d(desk[2]).join("")} />
      <path css={styles.onPhone} d={d(phone[2]).join("")} />
    </g>
  );
}

const disc = (x: number, y: number, radius: number): Shape => ({
  at: [x, y],
  size: [2 * radius, 2 * radius],
  radius,
});
const box = (x: number, y: number, width: number, height: number, radius = 0): Shape => ({
  at: [x, y],
  size: [width, height],
  radius,
});

type FlatProps = { axis: Axis; at: number; shape: Shape; className?: string };

/** A rounded rectangle, or a disc, on a plane. */
function Flat({ axis, at, shape, className }: FlatProps) {
  const { at: [x, y] = [0, 0], size, radius } = shape;
  const [width, height] = size;
  return (
    <rect
      className={className}
      transform={plane(axis, at)}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={radius}
    />
  );
}

type SolidProps = { axis: Axis; from: number; to: number; shape: Shape; className?: string };

/** A rounded rectangle, or a disc, of some thickness: its far end, its side, its near end. */
function Solid({ axis, from, to, shape, className = "face" }: SolidProps) {
  return (
    <>
      <Flat axis={axis} at={from} shape={shape} className="side" />
      <path className="side" d={sweep(axis, from, to, shape)} />
      <Flat axis={axis} at={to} shape={shape} className={className} />
    </>
  );
}

/** A generic one: a nut against the wall, a sleeve, and the cable that comes in. */
function Input({ x }: { x: number }) {
  return (
    <>
      <path className="signal" d={lines([x, -12, 1.75], [x, -1.5, 1.75])} />
      <Solid axis="y" from={-9} to={-7.4} shape={disc(x, 1.75, 0.62)} />
      <Solid axis="y" from={-7.4} to={-6.9} shape={disc(x, 1.75, 1.05)} />
      <Solid axis="y" from={-6.9} to={-6.1} shape={disc(x, 1.75, 0.6)} />
    </>
  );
}

function Base() {
  const { right, top, back, front } = opening;
  const corner: Point = [right, -top, back];
  // The opening's left and upper edge hide what lies as much further back.
  const hidden = (front - back) * Math.tan(turn);
  const floor = lines([-right, -top, front], [right, -top, front], corner, [hidden - right, -top, back]);
  const wall = lines([right, -top, front], [right, top, front], [right - hidden, top, front], corner);
  return (
    <>
      {[-3.4, 3.4].map((y) => (
        <g key={y}>
          <Solid axis="z" from={0} to={0.62} shape={box(-8, y, 2.4, 2.5, 0.5)} />
          <Flat axis="z" at={0.62} shape={box(-8.5, y, 0.55, 1.1, 0.27)} className="hole" />
        </g>
      ))}
      <Solid axis="z" from={0} to={3.35} shape={box(0, 0, 15, 11, 1.15)} />
      <Solid axis="z" from={3.35} to={front} shape={box(0, 0, 15.34, 11.34, 1.32)} />
      <Flat axis="z" at={front} shape={box(0, 0, 2 * right, 2 * top, 0.4)} className="hole" />
      <path className="fine side" d={`${floor}Z`} />
      <path className="fine face" d={`${wall}Z`} />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <Flat axis="z" at={front} shape={disc(x, y, 0.5)} className="side" />
          <Flat axis="z" at={front} shape={disc(x, y, 0.22)} className="hole" />
        </g>
      ))}
      {inputs.slice(1).map((x) => (
        <Flat key={x} axis="y" at={-top} shape={disc(x, 1.75, 0.75)} className="hole" />
      ))}
      <Flat axis="x" at={-7.5} shape={disc(2.2, -2.6, 0.55)} className="hole" />
      <path className="signal" d={lines([-10, 2.6, 2.2], [-7.5, 2.6, 2.2])} />
      <Until
        part="screws"
        className="axis"
        d={(by) => corners.map(([x, y]) => lines([x, y, front], [x, y, by + 3]))}
      />
      <Until
        part="board"
        className="signal"
        d={(by) => [
          ...inputs.map((x) => lines([x, -3.1, 2.3], [x, -3.1, by + 2.4])),
          ...inputs.slice(1).map((x) => lines([x, -top, 1.75], [x, -3.1, 1.75], [x, -3.1, 2.3])),
          lines([-4.4, 2.6, 2.4], [-4.4, 2.6, by + 2.4]),
        ]}
      />
    </>
  );
}

function Antenna() {
  return (
    <>
      <Solid axis="x" from={-7.5} to={-7.9} shape={disc(2.2, -2.6, 0.72)} />
      <Solid axis="x" from={-7.9} to={-8.9} shape={disc(2.2, -2.6, 0.52)} />
      <Solid axis="y" from={1.9} to={3.3} shape={disc(-9.4, 2.2, 0.62)} />
      <Solid axis="y" from={3.3} to={9.2} shape={disc(-9.4, 2.2, 0.46)} />
      <path className="brand" d="M-2.9-6.5a1.1 1.1 0 0 1 0 1.6M-2.3-7.1a1.9 1.9 0 0 1 0 2.8" />
    </>
  );
}

/** The board's front is at 2.6; what stands on it, from the left. */
const parts: [height: number, shape: Shape][] = [
  [0.3, box(-2.9, -0.2, 2.5, 2.7)],
  [0.35, box(0.2, -1.6, 1.5, 1.7)],
  [0.25, box(-1, 0.9, 0.7, 0.5)],
  [0.5, box(2.9, -0.8, 1.1, 1.2)],
  [0.25, box(1.7, 0.5, 0.7, 0.5)],
  [1.1, disc(2.7, -2.4, 0.55)],
  [1.1, disc(4.1, -2.4, 0.55)],
  ...[-2.9, 0, 2.9].map((x): [number, Shape] => [1, box(x, 2.6, 2, 1.2)]),
];

function Board() {
  const front = 2.6;
  return (
    <>
      <Solid axis="z" from={front - 0.16} to={front} shape={box(0, 0, 10, 6.8, 0.35)} className="board" />
      {[-4.5, 4.5].flatMap((x) =>
        [-2.9, 2.9].map((y) => (
          <Flat key={`${x} ${y}`} axis="z" at={front} shape={disc(x, y, 0.25)} className="via" />
        )),
      )}
      <path
        className="signal"
        transform={plane("z", front)}
        d="M-2.9 2.2V1.7l1.5-1.4V-1.3h1M0 2.2V-.8M2.9 2.2V1.6L.9 .2V-.8M-4.4-2.6V-1.2h.5"
      />
      {parts.map(([height, shape]) => (
        <Solid key={shape.at?.join()} axis="z" from={front} to={front + height} shape={shape} />
      ))}
      <path className="brand" transform={plane("z", front)} d="M-.4-2.6v-.5h.3v.5h.3v-.5h.3v.5h.3" />
      {[-3.4, -2.4, -0.5, 0.5, 2.4, 3.4].map((x) => (
        <Flat key={x} axis="z" at={front + 1} shape={disc(x, 2.6, 0.32)} className="hole" />
      ))}
    </>
  );
}

function Lid() {
  const front = 5.4;
  return (
    <>
      <Solid axis="z" from={4.07} to={front} shape={box(0, 0, 15.4, 11.4, 1.35)} />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <Flat axis="z" at={front} shape={disc(x, y, 0.62)} className="side" />
          <Flat axis="z" at={front} shape={disc(x, y, 0.3)} className="hole" />
        </g>
      ))}
      <g transform={plane("z", front)}>
        <rect className="board" x="-5.3" y="-3.85" width="10.6" height="7.7" rx="0.6" />
        <circle className="brand" cx="4.3" cy="-2.75" r="0.25" />
        <path
          className="fine"
          d="M-4.7.2c1.2-.7 2.1-.7 3.1 0s1.9.7 3.1 0 2.1-.7 3.1 0M-4.7.8c1.2-.7 2.1-.7 3.1 0s1.9.7 3.1 0 2.1-.7 3.1 0"
        />
        <text x="-4.75" y="-.9">
          AquaLink
        </text>
      </g>
    </>
  );
}

type MarkProps = { number: number; at: Point; phone?: Point; below?: boolean };

/** Where a text belongs that stands above or below the drawing: a leader, or on a telephone its number. */
function Mark({ number, at, phone = at, below }: MarkProps) {
  const [x, y] = project(at);
  const [markX, markY] = project(phone);
  return (
    <>
      <g css={[styles.onDesk, styles.leader]}>
        <path d={`M${x} ${y}V${below ? 40 : -40}`} />
        <circle cx={x} cy={y} r="0.14" />
      </g>
      <g css={[styles.onPhone, styles.mark]}>
        <circle cx={markX} cy={markY} r="0.72" />
        <text x={markX} y={markY + 0.34}>
          {number}
        </text>
      </g>
    </>
  );
}

const styles = {
  drawing: css({
    // Leaders end at its edges; its antenna is a little further left.
    overflow: "visible",
    clipPath: "inset(0 -4rem)",
    "& *": { vectorEffect: "non-scaling-stroke" },
    ".hole": { fill: color.background },
    ".side": { fill: [color.background, `color-mix(in srgb, ${color.surface} 45%, ${color.background})`] },
    ".face": { fill: color.surface },
    ".board": { fill: [color.surface, `color-mix(in srgb, ${color.brand} 28%, ${color.background})`] },
    [media.forcedColors]: { ".side, .board": { fill: color.background } },
    "&& text": { fill: color.text, font: `600 1.9px ${font.text}`, textAnchor: "start" },
    [media.narrow]: { inlineSize: "132%", maxInlineSize: "none", marginInlineStart: "0.5%" },
  }),
  onDesk: css({ [media.narrow]: { display: "none" } }),
  onPhone: css({ display: "none", [media.narrow]: { display: "inline" } }),
  leader: css({
    "& path": { stroke: color.copper, strokeWidth: 1 },
    "& circle": { fill: color.text, stroke: color.background },
  }),
  mark: css({
    "& circle": { fill: color.background, stroke: color.copper, strokeWidth: 2 },
    "&&& text": { fill: color.copperText, font: `700 1px ${font.label}`, textAnchor: "middle" },
  }),
};
