import { css, keyframes } from "@emotion/react";
import { memo } from "react";
import { drawingStyles } from "../../components/drawings/drawing-styles";
import { arriving, LeakArea } from "../../components/drawings/leak-area";
import { type Leak, type NetworkState, type Quantity, stateAt } from "../../network/model";
import { color, fontSize, media, space } from "../../theme/tokens";
import { Landscape, places, tankFloor } from "./landscape";
import { Readout } from "./readout";
import { At, across, down, frame, Stretched, yOfPressure } from "./stretched";
import { heightLeft, heightLeftInLow, whenLow, whenSmall, whenTablet, whenTiny, whenWide } from "./widths";

type Props = { view: Queries.LiveViewFragment; leak: Leak; marked: Quantity; minutes: number };

/** Where the pressure line bends; the second and the fourth are half-way along the pipes, where they may leak. */
const bends = [places.village, 370, places.chamber, 728, places.reservoir] as const;

/** Which bend a leak makes, its height on the pipe, and where beside it its drops and its name are. */
const leakMarks = {
  after: { bend: 1, y: 340, drops: "translate(-32 20)", nameX: -42, nameY: "2em" },
  // Below the figures of the reservoir.
  before: { bend: 3, y: 247, drops: "translate(8 32)", nameX: 44, nameY: "2.75em" },
} as const;

/** The network in section at one time of the day, with what its three sensors show. */
export function Valley({ view, leak, marked, minutes }: Props) {
  const [now, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const surface = yOfPressure(now.line[4]);
  const top = yOfPressure(now.pressure);
  const isOpen = now.lost > 0;
  return (
    <div css={styles.valley}>
      <div css={styles.note}>{view.note}</div>
      <Readout {...{ view, leak, marked, minutes }} />
      <svg aria-hidden="true" css={styles.drawing}>
        <g css={drawingStyles}>
          <Landscape marked={marked} />
          <Stretched>
            <rect
              css={styles.water}
              x={places.reservoir}
              y={surface}
              width={places.reservoirEnd - places.reservoir}
              height={tankFloor - surface}
            />
          </Stretched>
          {isOpen && <LeakArea name="line" frame={frame} d={band(now, calm)} />}
          <Stretched>
            {isOpen && <path css={styles.calm} d={`M${line(calm)}`} />}
            <path className="brand" d={`M${places.reservoir} ${surface}H${places.reservoirEnd}`} />
            <path css={styles.line} d={`M${line(now)}`} />
            <path className="signal" d={`M${places.village} 224V${top}`} />
          </Stretched>
          <At x={places.village} y={top}>
            <path className="signal" d="M-6 9 0 1l6 8" />
          </At>
          <circle css={styles.bend} r="4" cx={across(places.chamber)} cy={down(yOfPressure(now.line[2]))} />
          <Names places={view.places} y={yOfPressure(calm.line[3])} />
          {isOpen && leak !== "none" && <LeakMark key={leak} words={view.leak} leak={leak} now={now} />}
        </g>
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
  const back = line(now).split("L").reverse().join("L");
  return `M${line(calm)}H${places.reservoirEnd}V${yOfPressure(now.line[4])}L${back}Z`;
}

type NamesProps = { places: Queries.LiveViewFragment["places"]; y: number };

/** The places, and the pressure line at its height. */
const Names = memo(function Names({ places: words, y }: NamesProps) {
  return (
    <>
      <text className="end copper" css={styles.lineName} x={across(800)} y={down(y)} dy="-0.6em">
        {words.pressureLine}
        <tspan css={styles.term}>{` ${words.pressureTerm}`}</tspan>
      </text>
      <text className="start" css={styles.village} x={across(24)} y={down(350)}>
        {words.village}
      </text>
      <text className="start" css={styles.chamber} x={across(places.chamber)} y={down(393)}>
        {words.chamber}
      </text>
      <text className="end" css={styles.source} x={across(1132)} y={down(92)}>
        {words.source}
      </text>
      <text css={styles.reservoir}>{words.reservoir}</text>
    </>
  );
});

type LeakMarkProps = {
  words: Queries.LiveViewFragment["leak"];
  leak: keyof typeof leakMarks;
  now: NetworkState;
};

/** Where the pipe leaks, and the bend above it that this makes. */
function LeakMark({ words, leak, now }: LeakMarkProps) {
  const { bend, y, drops, nameX, nameY } = leakMarks[leak];
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
        <circle css={[styles.bend, styles.leak]} r="6" />
        <g transform={drops}>
          <path
            css={styles.drops}
            d="M20-10c-5 8-8 11-8 16a8 8 0 0 0 16 0c0-5-3-8-8-16zM2-4c-3 5-5 7-5 10a5 5 0 0 0 10 0c0-3-2-5-5-10z"
          />
        </g>
        <text css={[styles.leakName, styles[leak]]} x={nameX} y={nameY}>
          <tspan css={styles.short}>{words.label}</tspan>
          <tspan css={styles.long}>{words[leak]}</tspan>
        </text>
      </At>
    </>
  );
}

const hidden = { display: "none" };
const fall = keyframes({ from: { translate: "0 -12px", opacity: 0 } });

const styles = {
  valley: css({ position: "relative", gridColumn: "1 / -1", background: color.background }),
  note: css({
    position: "absolute",
    zIndex: 1,
    // Away from the reservoir, whose name it would seem to go with.
    insetBlockEnd: "3.85rem",
    insetInlineEnd: space.s,
    padding: `0.05rem ${space.xs}`,
    border: `1px solid ${color.copper}`,
    color: color.copperText,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    [whenTiny]: { position: "static", inlineSize: "fit-content", marginBlockStart: space.xs },
    [whenWide]: { insetBlockEnd: space.m, insetInlineEnd: space.l },
  }),
  drawing: css({
    inlineSize: "100%",
    blockSize: "12.75rem",
    overflow: "visible",
    [whenWide]: {
      blockSize: `clamp(14.75rem, ${heightLeft} * 0.6, 22.5rem)`,
      [whenLow]: { blockSize: `clamp(14.75rem, ${heightLeftInLow} * 0.62, 22.5rem)` },
    },
    [media.print]: { blockSize: "52mm" },
    "& text": { fontSize: fontSize.small },
    "& text.figure": { fontSize: fontSize.label },
  }),
  water: css({ fill: color.brand, fillOpacity: 0.35, stroke: "none" }),
  line: css({ stroke: color.copper, strokeWidth: 2, strokeDasharray: "18 5 3 5" }),
  calm: css({ stroke: color.textMuted, strokeDasharray: "6 5" }),
  projection: css({ stroke: color.danger, strokeDasharray: "2 4" }),
  bend: css({ fill: color.background, stroke: color.copper, strokeWidth: 2 }),
  leak: css({ stroke: color.danger }),
  lineName: css({ [whenSmall]: { display: "none" } }),
  term: css({ display: "none", [whenWide]: { display: "inline" } }),
  village: css({ translate: "0.25rem", [whenWide]: { translate: "none" }, [whenTiny]: hidden }),
  chamber: css({ translate: "44px", [whenWide]: { translate: "70px" }, [whenTiny]: hidden }),
  source: css({ display: "none", [whenWide]: { display: "block" } }),
  reservoir: css({
    transformBox: "view-box",
    translate: `calc(100% - ${space.s}) 40%`,
    textAnchor: "end",
    [whenWide]: { translate: "78% 35%", textAnchor: "start" },
    [whenTiny]: hidden,
  }),
  drops: css({
    fill: color.danger,
    stroke: "none",
    [media.motion]: { animation: `${fall} 400ms ease-in` },
  }),
  leakName: css({
    fill: color.danger,
    fontWeight: 600,
    [whenSmall]: { display: "none" },
    // Away from the hour under it.
    [whenTablet]: { translate: "0 -0.7em" },
  }),
  short: css({ [whenWide]: { display: "none" } }),
  long: css({ display: "none", [whenWide]: { display: "inline" } }),
  after: css({ textAnchor: "end" }),
  before: css({ textAnchor: "start" }),
};
