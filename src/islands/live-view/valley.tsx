import { css, keyframes } from "@emotion/react";
import { memo } from "react";
import { lineDrawing } from "../../components/drawings/line-drawing";
import { color, font, fontSize, media } from "../../theme/tokens";
import { Lost } from "./lost";
import { type Leak, type Moment, momentAt, quantities } from "./model";
import { Readout } from "./readout";
import { isNarrow, isSmall, isTiny, isWide } from "./widths";

type Props = { view: Queries.LiveViewFragment; leak: Leak; minutes: number };

/** The drawing's own units; it is stretched to the room it is given, as profiles are drawn with exaggerated heights. */
const frame = { width: 1156, height: 400 };

/** Where the pressure line bends: at the village, half-way down the lower pipe, at the chamber, half-way down the upper pipe, at the reservoir. */
const bends = [184, 370, 556, 728, 901] as const;
const tankEnd = 1029;
const tankFloor = 104.6;
const [village, , chamberX] = bends;

/** A leak's place on the pipe, and where beside it its name stands. */
const leakPlaces = {
  after: { bend: 1, y: 340, drops: "translate(-26 20)", name: [-36, 34] },
  before: { bend: 3, y: 247, drops: "translate(-4 22)", name: [44, 34] },
} as const;

/** How high pressures are drawn: 8.6 units for a metre of water. */
const heightOf = (bar: number) => round(52 + (6 - bar) * 87.7);
const across = (x: number) => `${round((100 * x) / frame.width)}%`;
const down = (y: number) => `${round((100 * y) / frame.height)}%`;
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const ground =
  "M0 251C70 256 130 265 184 276S300 302 360 314 430 331 480 332H610C650 332 668 316 690 282S760 165 784 128 830 66 866 58 990 51 1050 45 1120 33 1156 24";
const pipe =
  "M901 98C870 98 850 100 832 114S752 215 728 247 690 310 672 338 640 363 620 363H480C430 358 400 347 370 340S250 312 184 296 110 286 48 280";
/** Where they stand on the ground, and their width. Every second one is left out of a narrow drawing. */
const houses = [
  [52, 255.5, 44],
  [234, 287, 38],
  [314, 304.5, 36],
  [350, 312, 26],
] as const;
const church = [274, 296] as const;
/** Along the pipe, and in which direction water flows there: in a narrow drawing, and in a wide one. */
const arrows = [
  [758, 206, 110, 124],
  [432, 355.5, 190, 188],
  [262, 315, 200, 193],
  [1096, 62, 180, 176],
] as const;

/** The network in section at one time of the day, with what its three sensors show. */
export function Valley({ view, leak, minutes }: Props) {
  const [now, calm] = [momentAt(leak, minutes), momentAt("none", minutes)];
  const surface = heightOf(now.line[4]);
  const place = leak === "none" ? undefined : leakPlaces[leak];
  const bend = place && heightOf(now.line[place.bend]);
  return (
    <div css={styles.valley}>
      <Readout {...{ view, leak, minutes }} />
      <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
        <Landscape />
        <Stretched>
          <rect
            css={styles.water}
            x={bends[4]}
            y={surface}
            width={tankEnd - bends[4]}
            height={tankFloor - surface}
          />
        </Stretched>
        {place && <Lost name="line" frame={frame} d={`${line(calm)}${line(now, true)}Z`} />}
        <Stretched>
          {place && <path css={styles.calm} d={line(calm)} />}
          {place && bend !== undefined && (
            <path css={styles.projection} d={`M${bends[place.bend]} ${place.y}V${bend}`} />
          )}
          <path css={styles.surface} d={`M${bends[4]} ${surface}H${tankEnd}`} />
          <path css={styles.line} d={line(now).replace(/H.*/, "")} />
          <path className="signal" d={`M${village} 230V${heightOf(now.pressure)}`} />
        </Stretched>
        <svg aria-hidden="true" css={styles.shown} x={across(village)} y={down(heightOf(now.pressure))}>
          <path className="signal" d="M-6 9 0 1l6 8" />
        </svg>
        <circle css={styles.bend} cx={across(chamberX)} cy={down(heightOf(now.line[2]))} />
        {place && bend !== undefined && (
          <circle css={[styles.bend, styles.lost]} cx={across(bends[place.bend])} cy={down(bend)} />
        )}
        <text css={styles.lineName} x={across(770)} y={down(heightOf(calm.line[3]))} dy="-0.7em">
          {view.places.pressureLine}
        </text>
        <Names {...view.places} />
        {place && <LeakMark key={leak} name={view.leak.label} leak={leak} />}
      </svg>
    </div>
  );
}

/** From the village to the end of the reservoir, or back. */
function line({ line: bars }: Moment, isBack = false): string {
  const points = bars.map((bar, index) => `${bends[index]} ${heightOf(bar)}`);
  const surface = heightOf(bars[4]);
  return isBack
    ? `L${tankEnd} ${surface}L${points.toReversed().join("L")}`
    : `M${points.join("L")}H${tankEnd}`;
}

function Stretched({ children }: { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      css={styles.stretched}
    >
      {children}
    </svg>
  );
}

/** What nothing moves. */
const Landscape = memo(function Landscape() {
  return (
    <>
      {houses.map(([x, y, width], index) => (
        <svg
          key={x}
          aria-hidden="true"
          css={[styles.shown, index % 2 === 1 && styles.spare]}
          x={across(x)}
          y={down(y)}
        >
          <path
            css={styles.house}
            d={`M${-width / 2} 40V${-width / 2}L0 ${-width * 0.8} ${width / 2} ${-width / 2}V40`}
          />
        </svg>
      ))}
      <svg aria-hidden="true" css={styles.shown} x={across(church[0])} y={down(church[1])}>
        <path css={styles.house} d="M-8 40V-36L0-64 8-36V40" />
      </svg>
      <Stretched>
        <path css={styles.earth} d={`${ground}V400H0Z`} />
        <path css={styles.hachures} d={ground} />
        <path d={ground} />
        <path className="paper" d="M896 61H1034V109.600H896Z" />
        <path d={`M901 66H1029V${tankFloor}H901Z`} />
      </Stretched>
      <svg aria-hidden="true" css={styles.shown} x={across(chamberX)} y={down(332)} height={down(50)}>
        <rect className="paper" css={styles.chamber} height="100%" />
        <rect css={styles.cover} height="3" />
      </svg>
      <Stretched>
        <path css={styles.pipe} d={pipe} />
        <path css={styles.service} d="M1156 56C1120 58 1070 71 1029 71" />
        <path css={styles.service} d="M52 280V256M234 307V287M314 327V305M350 335V312" />
        <path className="fine" d={`M${village} 52V230`} />
        <path className="signal" d="M184 256V296M556 318V352M980 40V97" />
      </Stretched>
      {arrows.map(([x, y, narrow, wide], index) => (
        <svg
          key={x}
          aria-hidden="true"
          css={[styles.shown, index % 2 === 1 && styles.spare]}
          x={across(x)}
          y={down(y)}
        >
          <path
            css={[styles.arrow, { rotate: `${narrow}deg`, [isWide]: { rotate: `${wide}deg` } }]}
            d="M-6-6 3 0-6 6"
          />
        </svg>
      ))}
      <svg aria-hidden="true" css={styles.shown} x={across(chamberX)} y={down(363)}>
        <path className="paper" css={styles.valve} d="M-10-7V7L10-7V7Z" />
        <circle className="paper" r="11" />
        <text css={styles.meterName} y="5">
          Q
        </text>
      </svg>
      {[6, 5.5, 5, 4.5, 4].map((bar) => (
        <svg key={bar} aria-hidden="true" css={styles.shown} x={across(village)} y={down(heightOf(bar))}>
          <path className="fine" d="M0 0H-8" />
          {bar % 1 === 0 && (
            <text css={styles.scale} x="-13" y="5">
              {bar}
            </text>
          )}
        </svg>
      ))}
      <svg aria-hidden="true" css={styles.shown} x={across(village)} y={down(243)}>
        <path className="signal" d="M-8 1 8-7M-8 9 8 1M0-13V-3M0 5V13" />
      </svg>
      {quantities.map((name, index) => (
        <svg key={name} aria-hidden="true" css={styles.shown} {...sensors[index]}>
          <circle css={styles.sensor} />
          <text css={styles.digit} dy="0.35em">
            {index + 1}
          </text>
        </svg>
      ))}
    </>
  );
});

const sensors = [
  { x: across(village), y: down(270) },
  { x: across(chamberX), y: down(314) },
  { x: across(980), y: down(36) },
];

const Names = memo(function Names({
  village,
  chamber,
  reservoir,
  source,
}: Queries.LiveViewFragment["places"]) {
  return (
    <>
      <text css={styles.name} x={across(24)} y={down(348)}>
        {village}
      </text>
      <text css={[styles.name, styles.chamberName]} x={across(chamberX)} y={down(388)}>
        {chamber}
      </text>
      <text css={[styles.name, styles.reservoir]}>{reservoir}</text>
      <text css={[styles.name, styles.source]} x={across(1132)} y={down(86)}>
        {source}
      </text>
    </>
  );
});

const LeakMark = memo(function LeakMark({ leak, name }: { leak: Leak; name: string }) {
  if (leak === "none") return null;
  const {
    bend,
    y,
    drops,
    name: [dx, dy],
  } = leakPlaces[leak];
  return (
    <svg aria-hidden="true" css={[styles.shown, styles.leak]} x={across(bends[bend])} y={down(y)}>
      <circle r="6" />
      <g transform={drops}>
        <path
          css={styles.drop}
          d="M20-10c-5 8-8 11-8 16a8 8 0 0 0 16 0c0-5-3-8-8-16zM2-4c-3 5-5 7-5 10a5 5 0 0 0 10 0c0-3-2-5-5-10zM36 1c-3 5-5 7-5 10a5 5 0 0 0 10 0c0-3-2-5-5-10z"
        />
      </g>
      <text css={[styles.leakName, styles[leak]]} x={dx} y={dy}>
        {name}
      </text>
    </svg>
  );
});

const fall = keyframes({ from: { translate: "0 -12px", opacity: 0 } });

const styles = {
  valley: css({ position: "relative", gridColumn: "1 / -1", background: color.background }),
  drawing: css({
    display: "block",
    overflow: "visible",
    blockSize: "clamp(15.5rem, 32cqi, 22.5rem)",
    [media.print]: { blockSize: "52mm" },
    "& text": { fontSize: fontSize.label },
  }),
  stretched: css({ "& *": { vectorEffect: "non-scaling-stroke" } }),
  shown: css({ overflow: "visible" }),
  spare: css({ [isNarrow]: { display: "none" } }),
  house: css({ [isNarrow]: { scale: "0.6" } }),
  earth: css({ fill: color.surface, stroke: "none" }),
  /** Dashes across a wide line: the strokes that a map draws down a slope. */
  hachures: css({ stroke: color.controlLine, strokeWidth: 12, strokeDasharray: "1 17", translate: "0 6px" }),
  pipe: css({ stroke: color.brand, strokeWidth: 3 }),
  service: css({ stroke: color.brand }),
  arrow: css({ stroke: color.brand, strokeWidth: 2 }),
  cover: css({
    x: -40,
    width: 64,
    fill: color.text,
    stroke: "none",
    translate: "0 -1px",
    [isWide]: { x: -58, width: 116 },
  }),
  valve: css({ translate: "-22px", [isWide]: { translate: "-34px" } }),
  chamber: css({ x: -36, width: 56, [isWide]: { x: -52, width: 104 } }),
  meterName: css({ "&&": { fill: color.text, fontWeight: 700 } }),
  scale: css({ "&&": { textAnchor: "end" } }),
  sensor: css({ r: "min(0.8rem, 5cqi)", fill: color.background, stroke: color.copper, strokeWidth: 2 }),
  digit: css({ "&&": { fill: color.copperText, fontSize: "min(0.875rem, 5.5cqi)", fontWeight: 700 } }),
  water: css({ fill: color.brand, fillOpacity: 0.35, stroke: "none" }),
  surface: css({ stroke: color.brand, strokeWidth: 2 }),
  line: css({ stroke: color.copper, strokeWidth: 2, strokeDasharray: "18 5 3 5" }),
  calm: css({ stroke: color.textMuted, strokeDasharray: "6 5" }),
  projection: css({ stroke: color.danger, strokeDasharray: "2 4" }),
  bend: css({ r: 4, fill: color.background, stroke: color.copper, strokeWidth: 2 }),
  lost: css({ stroke: color.danger }),
  lineName: css({ "&&": { fill: color.copperText, textAnchor: "end" }, [isSmall]: { display: "none" } }),
  chamberName: css({ translate: "1.75rem", [isWide]: { translate: "4rem" } }),
  name: css({ "&&": { textAnchor: "start" }, [isTiny]: { display: "none" } }),
  reservoir: css({
    transformBox: "view-box",
    "&&": { textAnchor: "end" },
    translate: "98.5% 36%",
    [isSmall]: { translate: "98.5% 58%" },
    [isWide]: { "&&": { textAnchor: "start" }, translate: "78% 33.5%" },
  }),
  source: css({ "&&": { textAnchor: "end" }, display: "none", [isWide]: { display: "block" } }),
  leak: css({
    "& circle": { fill: color.background, stroke: color.danger, strokeWidth: 2.5 },
  }),
  drop: css({
    fill: color.danger,
    stroke: "none",
    [media.motion]: { animation: `${fall} 400ms ease-in` },
  }),
  after: css({ "&&": { textAnchor: "end" } }),
  before: css({ "&&": { textAnchor: "start" } }),
  leakName: css({
    "&&": { fill: color.danger, font: `600 ${fontSize.small} ${font.text}` },
    [isTiny]: { display: "none" },
  }),
};
