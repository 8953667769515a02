import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import valley from "../../drawings/valley.svg";
import chamber from "../../drawings/valley-chamber.svg";
import church from "../../drawings/valley-church.svg";
import device from "../../drawings/valley-device.svg";
import hall from "../../drawings/valley-hall.svg";
import house from "../../drawings/valley-house.svg";
import { formatValue, lowercaseInitial } from "../../network/format";
import type { NetworkState } from "../../network/model";
import { inkColors } from "../../theme/background";
import { color, fontSize, media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { Drawing } from "../drawings/drawing";
import { drawingStyles, nonScalingStrokes } from "../drawings/drawing-styles";
import { FixedSize, percentOf, positionIn, Stretched, stretchedStyle } from "../drawings/stretched";
import { stateWithLeak, stateWithoutLeak } from "./example-state";

type Props = { valley: Queries.ValleyFragment; view: Queries.LiveViewFragment };

const viewBox = { width: 1228, height: 740 };

const position = (x: number, y: number) => positionIn(viewBox, x, y);

/** x of the pressure line's points: village, leak, chamber, middle of the upper pipe, reservoir. */
const pressureX = [0, 358, 640, 850, 1060] as const;
const [, leakX, chamberX, , reservoirX] = pressureX;
/** y of the village's pressure sensor, of the ground above the chamber, and of the pipe at the leak. */
const [sensorY, chamberY, leakY] = [443, 488, 514];
/** y of the reservoir's water without a leak, where the pressure line begins. */
const reservoirY = 200;

const [, , , , reservoirHead] = stateWithoutLeak.heads;
/** The scale of pressures, 13 times that of heights; otherwise, the bend at the leak would be invisible. */
const unitsPerBar = 565;
const yOfPressure = (bar: number) => Math.round(10 * (reservoirY + (reservoirHead - bar) * unitsPerBar)) / 10;
const pressurePoints = ({ heads }: NetworkState) =>
  heads.map((bar, index) => `${pressureX[index]} ${yOfPressure(bar)}`);
const [pointsWithLeak, pointsWithoutLeak] = [pressurePoints(stateWithLeak), pressurePoints(stateWithoutLeak)];
/** y of both lines in the village. */
const yWithLeak = yOfPressure(stateWithLeak.pressure);
const yWithoutLeak = yOfPressure(stateWithoutLeak.pressure);

/** x, y and scale of each house. */
const houses = [
  [-290, 464, 1],
  [-190, 456, 0.8],
  [454, 485, 0.9],
] as const;

/** The valley in cross-section, with its water network, AquaLink's device, the radio link and the town hall. */
export function Valley({ valley: labels, view }: Props) {
  return (
    <>
      <p css={visuallyHidden}>{labels.summary}</p>
      <svg aria-hidden="true" css={styles.drawing}>
        <g css={drawingStyles}>
          <AboveGround />
          <Underground leak={view.leak.label} />
          <PressureLines />
          <Labels labels={labels} view={view} />
        </g>
      </svg>
    </>
  );
}

export const fragment = graphql`
  fragment Valley on HomeJsonHeroValley {
    summary
    reading
    # Legend of the choice with or without leak, rendered with the reading by flow-reading.tsx.
    leak
    device
    scale
    board {
      word
      signals
    }
    link
    data
  }
`;

function AboveGround() {
  return (
    <>
      <Stretched viewBox={viewBox}>
        <path
          css={styles.wedge}
          className="with-leak"
          d={`M${pointsWithLeak.join("L")}L${pointsWithoutLeak.toReversed().join("L")}Z`}
        />
      </Stretched>
      {/* The radio link from the antenna's tip to the town hall. */}
      <g css={styles.radio}>
        <Stretched viewBox={viewBox}>
          <path className="radio" d="M640 488C610 474 200 462 97 536" />
        </Stretched>
      </g>
      {houses.map(([x, y, scale]) => (
        <Part key={x} svg={house} x={x} y={y} scale={scale} />
      ))}
      <Part svg={hall} x={142} y={456} />
      <g css={styles.exceptNarrow}>
        <Part svg={church} x={232} y={463} />
      </g>
    </>
  );
}

function Underground({ leak }: { leak: string }) {
  const waterYWithLeak = yOfPressure(stateWithLeak.heads[4]);
  return (
    <g css={[inkColors, styles.underground]}>
      <Drawing
        svg={valley}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        css={[nonScalingStrokes, styles.ground]}
      />
      <Stretched viewBox={viewBox}>
        <path css={styles.water} d={`M${reservoirX} ${waterYWithLeak}H1184V230H${reservoirX}Z`} />
        <path
          css={styles.water}
          className="without-leak"
          d={`M${reservoirX} ${waterYWithLeak}H1184V${reservoirY}H${reservoirX}Z`}
        />
        <path css={[styles.lensCone, styles.onlyWideScreen]} d="M690 400 1050 330V610L690 448Z" />
        <path css={[styles.lensCone, styles.exceptWideScreen]} d="M704 403 1000 360V552L704 453Z" />
      </Stretched>
      {/* The chamber's shaft stretches with the ground. */}
      <svg
        aria-hidden="true"
        overflow="visible"
        {...position(chamberX, chamberY)}
        height={percentOf(40, viewBox.height)}
      >
        <g css={styles.narrowedShaft}>
          <rect className="surface" x="-62" width="124" height="100%" />
          <path d="M-66 0H66" strokeWidth="3" />
        </g>
      </svg>
      <Part svg={chamber} x={chamberX} y={528} />
      <FixedSize viewBox={viewBox} x={leakX} y={leakY} className="with-leak">
        <circle css={[styles.ring, styles.leakRing]} r="6" />
        <path css={styles.drop} d="M0 12c-4 7-6 9-6 13a6 6 0 0 0 12 0c0-4-2-6-6-13z" />
        <text className="start" css={[styles.leakText, styles.leakName]} x="15" y="26">
          {lowercaseInitial(leak)}
        </text>
      </FixedSize>
      <circle css={styles.ring} r="8" cy={percentOf(sensorY, viewBox.height)} />
    </g>
  );
}

function PressureLines() {
  return (
    <>
      <Stretched viewBox={viewBox}>
        <path css={styles.expected} className="with-leak" d={`M${pointsWithoutLeak.join("L")}`} />
        <path css={styles.line} className="without-leak" d={`M${pointsWithoutLeak.join("L")}`} />
        <path css={styles.line} className="with-leak falling" d={`M${pointsWithLeak.join("L")}`} />
        <path css={styles.line} className="stem" d={`M0 ${sensorY}V${yWithLeak}`} />
        <path
          css={styles.projection}
          className="with-leak"
          d={`M${leakX} ${leakY}V${yOfPressure(stateWithLeak.heads[1])}`}
        />
      </Stretched>
      <Ring pointIndex={1} className="with-leak falling" css={styles.leakRing} />
      <Ring pointIndex={2} />
      <Part svg={device} x={chamberX} y={chamberY} />
      {/* An axis break: the distance between ground and pressure line is not to scale. */}
      <FixedSize viewBox={viewBox} x={0} y={375}>
        <path css={styles.axisBreakGap} d="M-8 6 8-2" />
        <path className="signal" d="M-8 2 8-6M-8 10 8 2" />
      </FixedSize>
    </>
  );
}

/** A ring that moves with the pressure line. */
function Ring({ pointIndex, className }: { pointIndex: 1 | 2; className?: string }) {
  const yIn = ({ heads }: NetworkState) => percentOf(yOfPressure(heads[pointIndex]), viewBox.height);
  return (
    <circle
      css={[styles.ring, moving, { "--y-without-leak": yIn(stateWithoutLeak) }]}
      className={className}
      r="5"
      cx={percentOf(pressureX[pointIndex], viewBox.width)}
      cy={yIn(stateWithLeak)}
    />
  );
}

function Labels({ labels, view }: { labels: Props["valley"]; view: Props["view"] }) {
  const { link, data } = labels;
  const { unit } = view.quantities.pressure;
  return (
    <>
      <text className="figure start" {...position(0, yWithoutLeak)} dx="8" dy="-7">
        {`${formatValue("pressure", stateWithoutLeak.pressure)} ${unit}`}
      </text>
      <text
        className="figure start with-leak"
        css={styles.leakText}
        {...position(0, yWithLeak)}
        dx="8"
        dy="-8"
      >
        {`${formatValue("pressure", stateWithLeak.pressure)} ${unit}`}
      </text>
      {link && (
        <text css={[styles.label, styles.link]} {...position(455, 480)} dy="-80">
          {link}
        </text>
      )}
      {data && (
        <text className="start" css={[styles.label, styles.data]} {...position(0, 456)} dx="20" dy="-53">
          {data}
        </text>
      )}
      <text
        className="end"
        css={[styles.label, styles.onlyLarge]}
        {...position(chamberX, chamberY)}
        dx="-36"
        dy="-56"
      >
        {labels.device}
      </text>
    </>
  );
}

/** A drawing that does not stretch with the valley, with its origin at `x`, `y`; smaller on phones. */
function Part({ svg, x, y, scale = 1 }: { svg: string; x: number; y: number; scale?: number }) {
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  return (
    <FixedSize viewBox={viewBox} x={x} y={y}>
      <g css={[styles.part, styles.lamps]}>
        <Drawing
          svg={svg}
          x={left * scale}
          y={top * scale}
          width={width * scale}
          height={height * scale}
          css={styles.fixedSize}
        />
      </g>
    </FixedSize>
  );
}

const fallingDrop = keyframes({
  from: { translate: "0 0", opacity: 0 },
  "15%, 60%": { opacity: 1 },
  to: { translate: "0 8px", opacity: 0 },
});

const openLeak = keyframes({ from: { transform: "var(--scale-without-leak)", cy: "var(--y-without-leak)" } });
const fadeIn = keyframes({ from: { opacity: 0 } });

/** Scale factors that turn the line with a leak, and the vertical line below its left end, into those without. */
const lineScale = (yWithoutLeak - reservoirY) / (yWithLeak - reservoirY);
const stemScale = (sensorY - yWithoutLeak) / (sensorY - yWithLeak);
const whenWithoutLeak = "header:has([value=without]:checked) &";
const slowTransition = "600ms cubic-bezier(0.5, 0, 0.2, 1)";

/** Moves lines and rings between their places without and with a leak, after loading and when the leak is toggled. */
const moving = css({
  [media.motion]: {
    transition: `transform ${slowTransition}, cy ${slowTransition}, visibility 600ms`,
    animation: `${openLeak} ${slowTransition} 600ms backwards`,
  },
  [whenWithoutLeak]: { transform: "var(--scale-without-leak)", cy: "var(--y-without-leak)" },
});

const styles = {
  drawing: css({
    gridArea: "3 / 1",
    zIndex: -1,
    inlineSize: "100%",
    maxInlineSize: "none",
    blockSize: "var(--scene)",
    marginBlock: "-4.75rem calc(-0.2 * var(--scene))",
    overflow: "visible",
    // Aligns the drawn copper trace with the borders that continue it in the sections below.
    translate: "1px",
    "& text": { fontSize: fontSize.small },
    "& text.figure": { fontSize: fontSize.label },
    [media.motion]: { "& .with-leak:not(.falling)": { animation: `${fadeIn} 600ms 600ms backwards` } },
    // Very large text leaves no room for labels.
    [media.tight]: { "& text": { display: "none" } },
    [media.wideScreen]: { gridArea: "auto", position: "absolute", inset: 0, margin: 0 },
  }),
  underground: css({ stroke: color.text }),
  ground: css({ maxInlineSize: "none" }),
  wedge: css({ fill: color.copper, fillOpacity: 0.1, stroke: "none" }),
  radio: css({ translate: "46px -106px", [media.narrow]: { translate: "24px -57px" } }),
  water: css({ fill: color.brand, fillOpacity: 0.5, stroke: "none" }),
  lensCone: css({ fill: color.controlLine, fillOpacity: 0.12, stroke: color.controlLine, strokeWidth: 1 }),
  line: css(moving, {
    stroke: color.copper,
    strokeWidth: 2.5,
    "&.falling": { transformOrigin: `0 ${reservoirY}px`, "--scale-without-leak": `scaleY(${lineScale})` },
    "&.stem": { transformOrigin: `0 ${sensorY}px`, "--scale-without-leak": `scaleY(${stemScale})` },
    [media.motion]: {
      // The line without a leak appears once the moving line has reached it, and disappears as soon as the moving line
      // falls.
      "&.without-leak": { transition: "none" },
      [`${whenWithoutLeak}.without-leak`]: { transition: "visibility 0s 600ms" },
    },
  }),
  expected: css({ stroke: color.controlLine, strokeDasharray: "6 5", strokeWidth: 1.25 }),
  // Hidden on phones, where the line would cross a label.
  projection: css({ stroke: color.danger, strokeDasharray: "2 4", [media.narrow]: { display: "none" } }),
  ring: css({ fill: color.background, stroke: color.copper, strokeWidth: 2.5 }),
  leakRing: css({ stroke: color.danger }),
  axisBreakGap: css({ stroke: color.background, strokeWidth: 7 }),
  drop: css({
    fill: color.danger,
    stroke: "none",
    [media.motion]: { animation: `${fallingDrop} 1.6s ease-in 1s 3 backwards` },
  }),
  leakText: css({ fill: color.danger, fontWeight: 600 }),
  // On phones, moves the label to the left of the leak, clear of the chamber.
  leakName: css({ [media.narrow]: { textAnchor: "end", translate: "-28px" } }),
  label: css({ fill: color.text, fontWeight: 600 }),
  // On phones, moves the label above the radio link and the label `data`.
  link: css({ [media.narrow]: { translate: "36px 3px" } }),
  data: css({ [media.stacked]: { "text&": { fontSize: "0.9375rem" }, translate: "-6px 0" } }),
  onlyWideScreen: css({ display: "none", [media.wideScreen]: { display: "inline" } }),
  exceptNarrow: css({ [media.narrow]: { display: "none" } }),
  exceptWideScreen: css({ [media.wideScreen]: { display: "none" } }),
  onlyLarge: css({ display: "none", [media.large]: { display: "inline" } }),
  part: css({ [media.narrow]: { scale: "0.54" } }),
  narrowedShaft: css({ [media.narrow]: { scale: "0.54 1" } }),
  lamps: css({ "& .lamp": { "@media (prefers-color-scheme: dark)": { fill: color.copperText } } }),
  fixedSize: css(stretchedStyle, { inlineSize: "auto", maxInlineSize: "none" }),
};
