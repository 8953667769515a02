import { css, keyframes } from "@emotion/react";
import { memo } from "react";
import { lineDrawing } from "../../components/drawings/drawing-styles";
import { arriving, LeakArea } from "../../components/drawings/leak-area";
import { type Leak, type NetworkState, stateAt } from "../../network/model";
import { color, font, fontSize, media } from "../../theme/tokens";
import { Landscape, places, tankFloor } from "./landscape";
import { Readout } from "./readout";
import { At, across, down, frame, Stretched, yOfPressure } from "./stretched";
import { isSmall, isTiny, isWide } from "./widths";

type Props = { view: Queries.LiveViewFragment; leak: Leak; minutes: number };

/** Where the pressure line bends; the second and the fourth are half-way along the pipes, where they may leak. */
const bends = [places.village, 370, places.chamber, 728, places.reservoir] as const;

/** Which bend a leak makes, its height on the pipe, and where beside it its drops and its name are. */
const leakMarks = {
  after: { bend: 1, y: 340, drops: "translate(-32 20)", nameX: -42 },
  before: { bend: 3, y: 247, drops: "translate(8 22)", nameX: 44 },
} as const;

/** The network in section at one time of the day, with what its three sensors show. */
export function Valley({ view, leak, minutes }: Props) {
  const [now, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const surface = yOfPressure(now.line[4]);
  const top = yOfPressure(now.pressure);
  return (
    <div css={styles.valley}>
      <Readout {...{ view, leak, minutes }} />
      <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
        <Landscape />
        <Stretched>
          <rect
            css={styles.water}
            x={places.reservoir}
            y={surface}
            width={places.reservoirEnd - places.reservoir}
            height={tankFloor - surface}
          />
        </Stretched>
        {leak !== "none" && <LeakArea name="line" frame={frame} d={band(now, calm)} />}
        <Stretched>
          {leak !== "none" && <path css={styles.calm} d={`M${line(calm)}`} />}
          <path className="brand" d={`M${places.reservoir} ${surface}H${places.reservoirEnd}`} />
          <path css={styles.line} d={`M${line(now)}`} />
          <path className="signal" d={`M${places.village} 230V${top}`} />
        </Stretched>
        <At x={places.village} y={top}>
          <path className="signal" d="M-6 9 0 1l6 8" />
        </At>
        <circle css={styles.bend} r="4" cx={across(places.chamber)} cy={down(yOfPressure(now.line[2]))} />
        <text css={styles.lineName} x={across(770)} y={down(yOfPressure(calm.line[3]))} dy="-0.7em">
          {view.places.pressureLine}
        </text>
        <Names places={view.places} />
        {leak !== "none" && <LeakMark key={leak} name={view.leak.label} leak={leak} now={now} />}
      </svg>
    </div>
  );
}

/** From the village to the reservoir. */
function line({ line: bars }: NetworkState): string {
  return bars.map((bar, index) => `${bends[index]} ${yOfPressure(bar)}`).join("L");
}

/** Between the two lines, and the two surfaces of the reservoir. */
function band(now: NetworkState, calm: NetworkState): string {
  const back = line(now).split("L").toReversed().join("L");
  return `M${line(calm)}H${places.reservoirEnd}V${yOfPressure(now.line[4])}L${back}Z`;
}

const names = [
  ["village", 24, 354],
  ["chamber", places.chamber, 388],
  ["source", 1132, 86],
  ["reservoir", 0, 0],
] as const;

const Names = memo(function Names({ places: words }: { places: Queries.LiveViewFragment["places"] }) {
  return names.map(([place, x, y]) => (
    <text key={place} css={[styles.name, styles[place]]} x={across(x)} y={down(y)}>
      {words[place]}
    </text>
  ));
});

type LeakMarkProps = { name: string; leak: keyof typeof leakMarks; now: NetworkState };

/** Where the pipe leaks, and the bend above it that this makes. */
function LeakMark({ name, leak, now }: LeakMarkProps) {
  const { bend, y, drops, nameX } = leakMarks[leak];
  const height = yOfPressure(now.line[bend]);
  return (
    <>
      <g css={arriving}>
        <Stretched>
          <path css={styles.projection} d={`M${bends[bend]} ${y}V${height}`} />
        </Stretched>
        <circle css={[styles.bend, styles.leak]} r="4" cx={across(bends[bend])} cy={down(height)} />
      </g>
      <At x={bends[bend]} y={y}>
        <circle css={[styles.bend, styles.leak, { r: "min(6px, 1.6cqi)" }]} />
        <g transform={drops}>
          <path
            css={styles.drops}
            d="M20-10c-5 8-8 11-8 16a8 8 0 0 0 16 0c0-5-3-8-8-16zM2-4c-3 5-5 7-5 10a5 5 0 0 0 10 0c0-3-2-5-5-10z"
          />
        </g>
        <text css={[styles.leakName, styles[leak]]} x={nameX} y="34">
          {name}
        </text>
      </At>
    </>
  );
}

const fall = keyframes({ from: { translate: "0 -12px", opacity: 0 } });
const start = css({ "&&": { textAnchor: "start" } });
const end = css({ "&&": { textAnchor: "end" } });

const styles = {
  valley: css({ position: "relative", gridColumn: "1 / -1", background: color.background }),
  drawing: css({
    overflow: "visible",
    blockSize: "clamp(15.5rem, 30cqi, 20rem)",
    [isWide]: { blockSize: "22.5rem" },
    [media.print]: { blockSize: "52mm" },
    "& text": { fontSize: fontSize.label },
  }),
  water: css({ fill: color.brand, fillOpacity: 0.35, stroke: "none" }),
  line: css({ stroke: color.copper, strokeWidth: 2, strokeDasharray: "18 5 3 5" }),
  calm: css({ stroke: color.textMuted, strokeDasharray: "6 5" }),
  projection: css({ stroke: color.danger, strokeDasharray: "2 4" }),
  bend: css({ fill: color.background, stroke: color.copper, strokeWidth: 2 }),
  leak: css({ stroke: color.danger }),
  lineName: css([end, { "&&": { fill: color.copperText }, [isSmall]: { display: "none" } }]),
  name: css({ [isTiny]: { display: "none" } }),
  village: start,
  chamber: css([start, { translate: "28px" }]),
  source: css([end, { display: "none", [isWide]: { display: "block" } }]),
  reservoir: css({
    transformBox: "view-box",
    translate: "98.5% 36%",
    "&&": { textAnchor: "end", [isWide]: { textAnchor: "start" } },
    [isSmall]: { translate: "98.5% 61%" },
    [isWide]: { translate: "78% 33.5%" },
  }),
  drops: css({
    fill: color.danger,
    stroke: "none",
    [media.motion]: { animation: `${fall} 400ms ease-in` },
  }),
  leakName: css({
    "&&": { fill: color.danger, font: `600 ${fontSize.small} ${font.text}` },
    [isTiny]: { display: "none" },
    [isSmall]: { display: "none" },
  }),
  after: end,
  before: start,
};
