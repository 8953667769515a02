import { css } from "@emotion/react";
import { color, media } from "../../theme/tokens";
import { evenLines, lineDrawing } from "./drawing-styles";
import { Cable, Hatching, Screw } from "./primitives";

type Props = {
  /** 0: a sketch, 1: the bare board under a probe, 2: the housing in section, 3: the device on its wall. */
  step: number;
};

export const methodFrame = { width: 289, height: 228 };

/**
 * One device that grows from step to step, always from the same points: its board and housing have the
 * proportions of the scenes in art/. The copper line runs along the lower edge; on a telephone, down the left one.
 */
export function MethodDrawing({ step }: Props) {
  const Step = [Sketch, BareBoard, InSection, OnWall][step];
  return (
    <svg
      viewBox={`0 0 ${methodFrame.width} ${methodFrame.height}`}
      aria-hidden="true"
      css={[lineDrawing, evenLines]}
    >
      {Step && <Step />}
    </svg>
  );
}

const rail = methodFrame.height;
/** The middle one of the inputs, from which the copper comes up. */
const axis = 127;
const housing = { x: 52, y: 68, width: 150, height: 110 };
const cavity = { x: 60, y: 76, width: 134, height: 94 };
const board = { x: 77, y: 80, width: 100, height: 68 };
const radio = { x: 87, y: 80, width: 30, height: 46 };
const antenna = { x: 26, y: 31, width: 10, height: 60 };
const inputs = [85, axis, 169];
const screws = [96, 106, 116, axis, 138, 148];

type Rectangle = typeof housing;

const cornersOf = ({ x, y, width, height }: Rectangle) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;

/** In its four corners. */
const inset = ({ x, y, width, height }: Rectangle, by: number) =>
  cornersOf({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

/** A rectangle as a hand draws it: each side a little bowed, and a little too long. */
function byHand(rectangle: Rectangle): string {
  const corners = cornersOf(rectangle);
  const sides = corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % 4] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
    const over = 1 + length / 50;
    const bow = (index % 2 ? -1 : 1) * (length / 90);
    const middle = [(x + toX) / 2 + bow * alongY, (y + toY) / 2 - bow * alongX];
    return `M${x - over * alongX} ${y - over * alongY}Q${middle} ${toX + over * alongX} ${toY + over * alongY}`;
  });
  return sides.join("");
}

/** From the line up to the device. */
function Feed({ to }: { to: number }) {
  return (
    <>
      <path className="signal" d={`M0 ${rail}H${axis}V${to}`} />
      <path className="signal" css={styles.across} d={`M${axis} ${rail}H${methodFrame.width}`} />
      <circle className="via" css={styles.via} cy={rail} />
    </>
  );
}

function Board() {
  return (
    <>
      <rect className="surface" {...board} rx="3" />
      {inset(board, 5).map(([x, y]) => (
        <circle key={`${x}-${y}`} className="fine" cx={x} cy={y} r="2.5" />
      ))}
      <rect className="paper" {...radio} />
      <rect className="tint" x={radio.x} y={radio.y + 14} width={radio.width} height={radio.height - 14} />
      <path className="brand" d="M91 91v-7h5v7h5v-7h5v7h5v-7h3" />
      <path className="signal" d="M83 98h4M83 105h4M83 112h4M83 119h4M117 98h4M117 112h4M117 119h4" />
      <path className="signal" d={`M${axis} 135v-6M${axis} 118v-4l-9-9h-1M${axis} 114l16-16`} />
      <circle className="via" cx="143" cy="97" r="4" />
      <rect className="paper" x="124" y="118" width="6" height="11" />
      <rect className="tint" x="148" y="108" width="19" height="15" />
      <path className="fine" d="M151 108v-4M157 108v-4M163 108v-4M151 123v4M157 123v4M163 123v4" />
      <rect className="paper" x="88" y="135" width="68" height="13" />
      {screws.map((x) => (
        <circle key={x} className="fine" cx={x} cy="141.5" r="3.2" />
      ))}
    </>
  );
}

function Antenna() {
  return (
    <>
      <rect className="paper" {...antenna} rx="5" />
      <rect className="paper" x="25" y="89" width="12" height="15" />
      <rect className="paper" x="37" y="91" width="15" height="10" />
      <path className="fine" d="M42 91v10M47 91v10" />
    </>
  );
}

function Sketch() {
  return (
    <>
      <path className="surface fine" d="M11 18L222 2L241 18L255 199L24 215Z" />
      <path className="fine" d="M222 2l2 17 17-1M128 9l7 197M14 114l236-14" css={styles.fold} />
      <Feed to={192} />
      {[housing, board, radio, antenna].map((rectangle) => (
        <path key={rectangle.x} d={byHand(rectangle)} />
      ))}
      {inputs.map((x) => (
        <path key={x} d={byHand({ x: x - 6, y: 178, width: 12, height: 13 })} />
      ))}
      <path d="M28 94c8 5 16-1 25 2" />
      <path className="signal" d={`M${axis} 193c-3-16 3-26 1-40-1-8 7-7 6-16-2-16 2-22-1-31-3-5-8-2-17-3`} />
      <path
        className="fine"
        d="M53 62l-1-21M202 61l1-20M111 49L54 50l6-4M54 50l7 4M143 48l58 1-6-4M201 49l-7 4"
      />
      <path className="signal" css={styles.question} d="M119 41c0-12 17-12 17-1 0 7-9 6-9 14M127 60v0" />
    </>
  );
}

function BareBoard() {
  return (
    <>
      <rect className="axis" {...housing} rx="14" />
      <Feed to={148} />
      <Board />
      {/* The probe, with its ground clip on the board's edge. */}
      <path className="fine" d="M170 66c26 8 40 66 12 76h-6" />
      <rect className="paper" x="166" y="138" width="11" height="6" />
      <g transform="translate(143 97) rotate(-45)">
        <path d="M3 0h19" />
        <path className="paper" d="M20-2l7-4h50v12H27l-7-4zM77-3.5h8v7h-8z" />
        <path className="fine" d="M34-6v12M40-6v12M46-6v12" />
      </g>
      <path d="M203 37c9-9 15-12 25-12h16M244 18q4 3.5 0 7t0 7M249 18q4 3.5 0 7t0 7" />
    </>
  );
}

function InSection() {
  return (
    <>
      <Hatching id="section" />
      <rect fill="url(#section)" {...housing} rx="14" />
      <rect className="paper" {...cavity} rx="7" />
      {inset(housing, 14).map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle className="paper" cx={x} cy={y} r="7" />
          <circle className="fine" cx={x} cy={y} r="3.5" />
        </g>
      ))}
      <Antenna />
      {inputs.map((x) => (
        <path
          key={x}
          className="paper"
          d={`M${x - 7} 170h14v8h-14zM${x - 10} 164h20v6h-20zM${x - 10} 178h20v7h-20zM${x - 6} 185h12v9h-12z`}
        />
      ))}
      <Feed to={148} />
      <Board />
      <path className="signal" d="M37 96h32l9 9h5" />
    </>
  );
}

function OnWall() {
  return (
    <>
      <rect css={styles.wall} y="53" height="152" />
      <path className="fine" css={styles.joints} d="M0 107h289M248 53v152M20 107v98" />
      <path className="signal" css={styles.across} d={`M0 ${rail}H59`} />
      <path className="signal" css={styles.down} d={`M0-140V${rail - 24}l24 24H59`} />
      {[80, 145].flatMap((y) =>
        [40, 200].map((x) => (
          <g key={`${x}-${y}`}>
            <rect className="paper" x={x} y={y} width="14" height="20" rx="2" />
            <path className="fine" d={`M${x + 7} ${y + 6}v8`} />
          </g>
        )),
      )}
      <Antenna />
      <rect className="paper" {...housing} rx="14" />
      {inset(housing, 11).map(([x, y]) => (
        <Screw key={`${x}-${y}`} x={x} y={y} r={4.5} />
      ))}
      <rect className="tint" x="73" y="83" width="108" height="80" rx="4" />
      <rect x="73" y="83" width="108" height="80" rx="4" />
      <circle className="fine" cx="169" cy="94" r="3.5" />
      <path
        className="brand"
        d="M84 119c14-9 20 7 34-1s20 7 34 0 14-2 20-4M84 129c14-9 20 7 34-1s20 7 34 0 14-2 20-4"
      />
      <path className="fine" d="M77 150h15M120 150h15M162 150h15" />
      {inputs.map((x) => (
        <path key={x} className="paper" d={`M${x - 10} 178h20v5h-20zM${x - 7} 183h14v9h-14z`} />
      ))}
      <g css={styles.cable}>
        <Cable d={`M${axis} 200q0 28-24 28H59`} width={8} />
      </g>
      <path d={`M59 ${rail - 4}v8`} />
      <path className="paper" d={`M${axis - 9} 181h18v13l-3.5 9h-11l-3.5-9z`} />
      <path className="fine" d={`M${axis - 3} 183v10M${axis + 3} 183v10`} />
      <path className="brand" d="M44 24a12 12 0 0 1 0 16M52 17a23 23 0 0 1 0 30M60 10a34 34 0 0 1 0 44" />
    </>
  );
}

const hidden = css({ display: "none" });

const styles = {
  /** Parts for the line that runs across, and for the one that runs down on a telephone. */
  across: css({ [media.stacked]: hidden }),
  down: css({ [media.wide]: hidden }),
  via: css({ "&&": { r: "7px", cx: axis, [media.stacked]: { r: "13px", cx: 0 } } }),
  fold: css({ "&&": { strokeOpacity: 0.4 } }),
  question: css({ "&&&": { strokeWidth: 3, strokeLinecap: "round" } }),
  wall: css({
    fill: color.line,
    fillOpacity: 0.4,
    stroke: "none",
    width: 289,
    [media.stacked]: { x: 18, width: 238 },
  }),
  joints: css({ "&&": { strokeOpacity: 0.6, [media.stacked]: hidden } }),
  /** Its edges stay as far apart as the plug is wide. */
  cable: css({ "& path": { vectorEffect: "none" } }),
};
