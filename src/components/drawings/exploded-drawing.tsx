import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, media } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { type Axis, lines, type Point, plane, project, type Shape, sweep, turn } from "./projection";

/** How far each part is moved out of its place, in centimetres; on a telephone less far. */
const moves = {
  antenna: { desk: [-3.2, 0, 0], phone: [-0.6, 0, 0] },
  inputs: { desk: [0, -1.9, 0], phone: [0, -1.7, 0] },
  board: { desk: [0, 0, 7.6], phone: [0, 0, 4.4] },
  lid: { desk: [0, 0, 18], phone: [0, 0, 9.6] },
  screws: { desk: [0, 0, 20.4], phone: [0, 0, 10.9] },
} satisfies Record<string, { desk: Point; phone: Point }>;

/** Measures as in art/scenes/lib_device.py; painted from right to left, the nearest last. */
const inputs = [4.2, 0, -4.2];
const terminals = [1.7, -0.75, -3.2];
const corners = [-6.55, 6.55].flatMap((x) => [-4.55, 4.55].map((y) => [x, y] as const));
const opening = { right: 6.95, top: 4.95, back: 0.4, front: 3.9 };

type Look = "surface" | "side" | "paper" | "board" | "via";
type Piece = { axis: Axis; from?: number; to: number; shape: Shape; look: Look; isNut?: boolean };

/** A rounded rectangle or a disc on a plane across an axis; a solid reaches there from further away. */
const flat = (axis: Axis, to: number, shape: Shape, look: Look = "paper"): Piece => ({
  axis,
  to,
  shape,
  look,
});
const solid = (axis: Axis, from: number, to: number, shape: Shape, look: Look = "surface"): Piece => ({
  ...flat(axis, to, shape, look),
  from,
});
const nut = (...of: [axis: Axis, from: number, to: number, shape: Shape]) => ({
  ...solid(...of),
  isNut: true,
});
const box = (x: number, y: number, width: number, height: number, radius = 0): Shape => ({
  at: [x, y],
  size: [width, height],
  radius,
});
const disc = (x: number, y: number, radius: number) => box(x, y, 2 * radius, 2 * radius, radius);
const atCorners = (piece: (x: number, y: number) => Piece) => corners.map(([x, y]) => piece(x, y));

/** Nearest last. The inputs are generic ones: a nut against the wall, and a sleeve for the cable. */
const pieces = {
  input: (x: number) => [
    solid("y", -9, -7.4, disc(x, 1.75, 0.62)),
    nut("y", -7.4, -6.8, disc(x, 1.75, 1.1)),
    solid("y", -6.8, -6.1, disc(x, 1.75, 0.6)),
  ],
  base: [
    ...[-3.4, 3.4].flatMap((y) => [
      solid("z", 0, 0.62, box(-8, y, 2.4, 2.5, 0.5)),
      flat("z", 0.62, box(-8.5, y, 0.55, 1.1, 0.27)),
    ]),
    solid("z", 0, 3.35, box(0, 0, 15, 11, 1.15)),
    solid("z", 3.35, opening.front, box(0, 0, 15.34, 11.34, 1.32)),
    flat("z", opening.front, box(0, 0, 2 * opening.right, 2 * opening.top, 0.4)),
    flat("x", -7.5, disc(2.2, -2.6, 0.55)),
  ],
  inBase: [
    ...atCorners((x, y) => flat("z", opening.front, disc(x, y, 0.5), "side")),
    ...atCorners((x, y) => flat("z", opening.front, disc(x, y, 0.22))),
    ...inputs.slice(0, 2).map((x) => flat("y", -opening.top, disc(x, 1.75, 0.75))),
  ],
  antenna: [
    nut("x", -7.5, -7.9, disc(2.2, -2.6, 0.78)),
    solid("x", -7.9, -8.9, disc(2.2, -2.6, 0.52)),
    solid("y", 1.9, 3.3, disc(-9.4, 2.2, 0.62)),
  ],
  board: [
    solid("z", 2.44, 2.6, box(0, 0, 10, 6.8, 0.35), "board"),
    ...[-4.5, 4.5].flatMap((x) => [-2.9, 2.9].map((y) => flat("z", 2.6, disc(x, y, 0.25), "via"))),
  ],
  onBoard: [
    solid("z", 2.6, 2.9, box(-2.9, -0.2, 2.5, 2.7)),
    solid("z", 2.6, 2.95, box(0.2, -1.6, 1.5, 1.7)),
    ...[-1, 1.7].map((x) => solid("z", 2.6, 2.85, box(x, 0.7, 0.7, 0.5))),
    solid("z", 2.6, 3.1, box(2.5, -0.9, 1.1, 1.2)),
    solid("z", 2.6, 3, disc(-3.5, -2.1, 0.35)),
    ...[-1.5, 0].map((y) => solid("z", 2.6, 3.5, disc(4.1, y, 0.5))),
    ...terminals.flatMap((x) => [
      solid("z", 2.6, 3.6, box(x, 2.6, 1.8, 1.2)),
      ...[-0.48, 0.48].map((screw) => flat("z", 3.6, disc(x + screw, 2.6, 0.32))),
    ]),
  ],
  lid: [
    solid("z", 4.07, 5.4, box(0, 0, 15.4, 11.4, 1.35)),
    ...atCorners((x, y) => flat("z", 5.4, disc(x, y, 0.62), "side")),
    ...atCorners((x, y) => flat("z", 5.4, disc(x, y, 0.3))),
    flat("z", 5.4, box(0, 0, 10.6, 7.7, 0.6), "board"),
  ],
  screws: [
    ...atCorners((x, y) => solid("z", 3, 5.1, disc(x, y, 0.24))),
    ...atCorners((x, y) => solid("z", 5.1, 5.4, disc(x, y, 0.45))),
    ...atCorners((x, y) => flat("z", 5.4, disc(x, y, 0.18))),
  ],
};

/** The small print on the lid, as in the render. */
const lettering = ["IN1 0–10 V", "IN2 4–20 mA", "IN3 IMP"];

/** All on one line at the drawing's foot, so much lower than the next one is its wall. */
const wireEnd = (x: number): Point => [x, -11.2 - 0.294 * x, 1.75];

/** The device taken apart along one axis; copper runs from its inputs over the board to its antenna. */
export function ExplodedDrawing() {
  return (
    <svg viewBox="-5.645 -7.3 31 20.6" aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      <Moved part="inputs">
        {inputs.map((x, index) => {
          const end = wireEnd(x);
          const [endX, endY] = project(end);
          return (
            <g key={x}>
              <path className="signal" d={lines(end, [x, -1.5, 1.75])} />
              <Pieces of={pieces.input(x)} />
              <circle className="via desk" cx={endX} cy={endY} r="0.2" />
              <text className="desk" x={endX + 0.45} y={endY + 0.15} css={styles.input}>
                {lettering[2 - index]?.slice(0, 3)}
              </text>
            </g>
          );
        })}
        <Mark number={5} at={wireEnd(0)} phone={[0, -11, 1.75]} below />
      </Moved>
      <Pieces of={pieces.base} />
      <Inside />
      <Mark number={2} at={[0.85, 5.5, 2]} />
      <Moved part="antenna">
        <Pieces of={pieces.antenna} />
        <path className="side" d="M-4.22-.06L-4.02-5.35a.28.28 0 0 1 .56 0L-3.26-.06a.48.16 0 0 1-.96 0z" />
        <Mark number={1} at={[-9.4, 8.6, 2.2]} phone={[-9.4, 10.1, 2.2]} />
      </Moved>
      <Moved part="board">
        <Pieces of={pieces.board} />
        <g transform={plane("z", 2.6)}>
          <path
            className="signal"
            d="M-3.2 2.2V1.1M-.75 2.2V1.4l-.8-.8M1.7 2.2V.4l-1-1M-1.4-1.3h1M-3.5-2.1V-1.5"
          />
          <path className="brand" d="M-.4-2.6v-.5h.3v.5h.3v-.5h.3v.5h.3" />
        </g>
        <path className="signal" d={lines([-5.6, 2.1, 3], [-3.5, 2.1, 3])} />
        <Pieces of={pieces.onBoard} />
        <Mark number={3} at={[2.75, 3.1, 2.6]} phone={[-2.9, 0.2, 3]} />
      </Moved>
      <Moved part="lid">
        <Pieces of={pieces.lid} />
        <g transform={plane("z", 5.4)}>
          <circle className="brand" cx="4.3" cy="-2.75" r="0.25" />
          {[0.2, 0.8].map((y) => (
            <path key={y} className="fine" d={`M-4.7 ${y}c1.2-.7 2.1-.7 3.1 0s1.9.7 3.1 0 2.1-.7 3.1 0`} />
          ))}
          <text x="-4.75" y="-.9">
            AquaLink
          </text>
          {lettering.map((text, index) => (
            <text key={text} className="desk" x={3.75 * index - 3.75} y="2.95" css={styles.lettering}>
              {text}
            </text>
          ))}
        </g>
        <Mark number={4} at={[-1.405, 5.7, 4.8]} phone={[2, -2.6, 5.4]} />
      </Moved>
      <Moved part="screws">
        <Pieces of={pieces.screws} />
      </Moved>
    </svg>
  );
}

/** The inside of the base, the wires to the board, the axes of the screws. */
function Inside() {
  const { right, top, back, front } = opening;
  const corner: Point = [right, -top, back];
  // The opening's left and upper edge hide what lies as much further back.
  const hidden = (front - back) * Math.tan(turn);
  const floor = lines([-right, -top, front], [right, -top, front], corner, [hidden - right, -top, back]);
  const wall = lines([right, -top, front], [right, top, front], [right - hidden, top, front], corner);
  return (
    <>
      <path className="fine side" d={`${floor}Z`} />
      <path className="fine surface" d={`${wall}Z`} />
      <Pieces of={pieces.inBase} />
      <path className="signal" d={lines([-10, 2.6, 2.2], [-7.5, 2.6, 2.2])} />
      {(["desk", "phone"] as const).map((view) => {
        const [board, screws] = [moves.board[view][2] + 3, moves.screws[view][2] + 3];
        // Under the board's lower edge and up into its terminals; past its left edge to the module's socket.
        const wires = [
          ...inputs.slice(0, 2).map((x) => lines([x, -top, 1.75], [x, -4.2, 1.75], [x, -4.2, 1.9])),
          ...inputs.map((x, index) => {
            const terminal = terminals[index] ?? x;
            return lines([x, -4.2, 1.9], [terminal, -4.2, board], [terminal, -3, board]);
          }),
          lines([-5.6, 2.1, 2.92], [-5.6, 2.1, board]),
        ];
        return (
          <g key={view} className={view}>
            <path
              className="axis"
              d={corners.map(([x, y]) => lines([x, y, front], [x, y, screws])).join("")}
            />
            <path className="signal" d={wires.join("")} />
          </g>
        );
      })}
    </>
  );
}

function Moved({ part, children }: { part: keyof typeof moves; children: ReactNode }) {
  const { desk, phone } = moves[part];
  const translate = (by: Point) => `${project(by).join("px ")}px`;
  return (
    <g css={{ translate: translate(desk), [media.narrow]: { translate: translate(phone) } }}>{children}</g>
  );
}

/** Each with its far end and its side, if it has any. */
function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ isNut, ...piece }) => {
    const { axis, from, to, shape, look } = piece;
    const key = [axis, to, ...(shape.at ?? []), ...shape.size].join(" ");
    if (isNut && from !== undefined)
      return <path key={key} className="side" d={prism(axis, from, to, shape)} />;
    return (
      <g key={key}>
        {from !== undefined && <Flat axis={axis} to={from} shape={shape} look="side" />}
        {from !== undefined && <path className="side" d={sweep(axis, from, to, shape)} />}
        <Flat axis={axis} to={to} shape={shape} look={look} />
      </g>
    );
  });
}

/** A hexagon's three faces in sight and its near end. */
function prism(axis: Axis, from: number, to: number, { at: [right, down] = [0, 0], size }: Shape): string {
  const corner = (depth: number, index: number): Point => {
    const [across, up] = [Math.cos, Math.sin].map((of) => (of((index * Math.PI) / 3) * size[0]) / 2);
    return axis === "y"
      ? [right + (across ?? 0), depth, down + (up ?? 0)]
      : [depth, (up ?? 0) - down, right - (across ?? 0)];
  };
  const faces = [1, 2, 3].map((index) =>
    lines(corner(from, index), corner(to, index), corner(to, index + 1), corner(from, index + 1)),
  );
  return [...faces, lines(...[0, 1, 2, 3, 4, 5].map((index) => corner(to, index)))].join("Z").concat("Z");
}

function Flat({ axis, to, shape: { at: [x, y] = [0, 0], size, radius }, look }: Piece) {
  const [width, height] = size;
  const corner = { x: x - width / 2, y: y - height / 2 };
  return (
    <rect
      className={look}
      transform={plane(axis, to)}
      {...corner}
      width={width}
      height={height}
      rx={radius}
    />
  );
}

type MarkProps = { number: number; at: Point; phone?: Point; below?: boolean };

/** Where a text belongs that stands above or below the drawing: a leader, or on a telephone its number. */
function Mark({ number, at, phone = at, below }: MarkProps) {
  const [x, y] = project(at);
  const [markX, markY] = project(phone);
  return (
    <>
      <g className="desk" css={styles.leader}>
        <path d={`M${x} ${y}V${below ? 40 : -40}`} />
        <circle cx={x} cy={y} r="0.14" />
      </g>
      <g className="phone" css={styles.mark}>
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
    ".side": { fill: [color.background, `color-mix(in srgb, ${color.surface} 45%, ${color.background})`] },
    ".board": { fill: [color.surface, `color-mix(in srgb, ${color.brand} 28%, ${color.background})`] },
    [media.forcedColors]: { ".side, .board": { fill: color.background } },
    "&& text": { fill: color.text, font: `600 1.9px ${font.text}`, textAnchor: "start" },
    [media.narrow]: { inlineSize: "132%", maxInlineSize: "none", marginInlineStart: "0.5%" },
  }),
  lettering: css({ "&&&": { fontSize: 0.54, textAnchor: "middle" } }),
  // 14 pixels, about.
  input: css({ "&&&": { font: `500 clamp(0.32px, 0.9px - 0.038vw, 0.62px) ${font.figure}` } }),
  leader: css({
    "& path": { stroke: color.textMuted, strokeWidth: 1 },
    "& circle": { fill: color.text, stroke: color.background },
  }),
  mark: css({
    "& circle": { fill: color.background, stroke: color.copper, strokeWidth: 2 },
    "&&& text": { fill: color.copperText, font: `700 1px ${font.figure}`, textAnchor: "middle" },
  }),
};
