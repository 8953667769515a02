import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { color, media } from "../../theme/tokens";
import { curvePath } from "./chart-path";
import { LineDrawing } from "./line-drawing";

type Props = {
  /** Which drawing. */
  icon: Queries.Icon;
  labels: Queries.OfferDrawingFragment;
  /** AquaLink's day, as the home page shows it. */
  day: readonly Queries.SeriesFragment[];
};

/** The offer as a technical drawing. AquaLink's has none: it has a picture. */
export function OfferDrawing({ icon, labels, day }: Props) {
  return <LineDrawing>{drawings[icon](labels, day)}</LineDrawing>;
}

export const fragment = graphql`
  fragment OfferDrawing on SolutionsJsonDrawings {
    # «exemple», beside every figure that is one.
    note
    # From the sensor to the screen.
    chain
  }
`;

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The module's pads, on each long side. */
const pads = steps(9).map((index) => 128 + index * 11);
const terminals = [
  [136, "0–10\u00a0V"],
  [172, "4–20\u00a0mA"],
  [208, "IMP"],
] as const;

/** Places of the chain, from left to right. */
const places = [44, 142, 240, 335, 436];
/** Where the line from each place to its name begins. */
const starts = [200, 192, 184, 190, 184];
const plot = { width: 360, height: 120 };

const drawings: Record<Queries.Icon, (labels: Props["labels"], day: Props["day"]) => ReactNode> = {
  board: ({ note }) => (
    <>
      <g transform="translate(-34)">
        <path
          className="fine"
          d="M84 52V24M404 52V24M84 32h112M292 32h112M78 60H36M78 276H36M44 60v70M44 206v70"
        />
        <path className="fine" d="M91 28l-7 4 7 4M397 28l7 4-7 4M40 67l4-7 4 7M40 269l4 7 4-7" />
        <text x="244" y="37">
          {"100\u00a0mm"}
        </text>
        <text x="44" y="168" transform="rotate(-90 44 168)" dy="5">
          {"68\u00a0mm"}
        </text>
        <text x="404" y="306" css={styles.note}>
          {note}
        </text>
        <rect x="84" y="60" width="320" height="216" rx="8" />
        {[100, 388].flatMap((x) => [76, 260].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="7" />))}
        <text x="188" y="252">
          U1
        </text>
        <rect className="paper" x="136" y="84" width="104" height="150" />
        <rect className="tint" x="144" y="122" width="88" height="104" />
        <path className="brand" d="M144 92v20h14V92h14v20h14V92h14v20h14V92h18" />
        <text x="188" y="180" css={styles.small}>
          ESP32
        </text>
        {pads.map((y) => (
          <path key={y} css={styles.pad} d={`M130 ${y}h12M234 ${y}h12`} />
        ))}
        <path
          className="signal"
          d="M246 150h24l14-14h56M246 172h94M246 194h24l14 14h56M130 194h-10l-8 8v42l12 12h30"
        />
        <circle className="via" cx="160" cy="256" r="5" />
        <rect className="paper" x="340" y="116" width="44" height="112" />
        <text x="362" y="106">
          J1
        </text>
        {terminals.map(([y, input], index) => (
          <g key={y}>
            <circle cx="362" cy={y} r="12" />
            <path className="fine" d={`M354 ${y + 8}l16-16`} />
            <path className="signal" d={`M384 ${y}h34`} />
            <text x="394" y={y - 5} css={styles.small}>
              {index + 1}
            </text>
            <text x="424" y={y + 6} css={styles.input}>
              {input}
            </text>
          </g>
        ))}
        {/* Resistors in the three inputs. */}
        <path className="paper" d="M292 129h24v14h-24zM292 165h24v14h-24zM292 201h24v14h-24z" />
      </g>
    </>
  ),
  link: ({ chain }) => (
    <>
      <path className="signal" d="M54 150h60M360 150h46" />
      <path className="fine" d="M170 134h140M170 166h140" />
      <path className="signal packets" d="M170 150h140" />
      {/* The sensor: a probe in a pipe. */}
      <path d="M18 182h52M18 214h52" />
      <path className="paper" d="M34 130h20v40l-4 8h-12l-4-8z" />
      <path className="brand" d="M44 178v18" />
      {/* The device, its antenna and its pins. */}
      <path d="M156 122V84" />
      <path className="brand" d="M144 78a17 17 0 0 1 24 0M136 69a29 29 0 0 1 40 0" />
      <rect className="paper" x="114" y="122" width="56" height="56" rx="4" />
      <rect className="tint" x="126" y="136" width="32" height="28" />
      {steps(3).map((index) => (
        <path key={index} className="fine" d={`M114 ${136 + index * 14}h-8M${128 + index * 14} 178v8`} />
      ))}
      <path className="paper" d="M226 142v-12a14 14 0 0 1 28 0v12M218 142h44v36h-44z" />
      <circle cx="240" cy="156" r="4" />
      <path d="M240 160v9" />
      {steps(3).map((index) => (
        <rect
          key={index}
          className={index === 1 ? "tint" : "paper"}
          x="310"
          y={118 + index * 22}
          width="50"
          height="20"
          rx="3"
        />
      ))}
      {steps(3).map((index) => (
        <path key={index} className="fine" d={`M318 ${128 + index * 22}h20`} />
      ))}
      {steps(3).map((index) => (
        <circle key={index} className="via" cx="350" cy={128 + index * 22} r="3.5" />
      ))}
      <rect className="paper" x="406" y="126" width="60" height="44" rx="3" />
      <path d="M428 170v10M444 170v10M420 180h32" />
      <path className="signal" d="M414 156l12-10 10 6 12-14 10 8" />
      {chain.map((word, index) => (
        <g key={word}>
          <path className="fine" d={`M${places[index]} ${starts[index]}V${index % 2 ? 246 : 214}`} />
          <text x={places[index]} y={index % 2 ? 264 : 232} css={styles.word}>
            {word}
          </text>
        </g>
      ))}
    </>
  ),
  data: ({ note }, day) => (
    <>
      <rect x="20" y="30" width="440" height="260" rx="8" />
      <path d="M20 60h440" />
      {steps(3).map((index) => (
        <circle key={index} cx={38 + index * 16} cy="45" r="4" />
      ))}
      <text x="444" y="50" css={styles.note}>
        {note}
      </text>
      {day.map(({ name, unit }, index) => (
        <text key={name} x={index ? 420 : 60} y="90" css={index ? styles.end : styles.start}>
          {name}, {unit}
        </text>
      ))}
      <g transform="translate(60 112)">
        <path className="fine" d="M0 0h360M0 60h360M0 120h360" />
        {day.map(({ name, lowest, highest, hourly }, index) => (
          <path
            key={name}
            className={index ? "brand" : "signal"}
            d={curvePath(hourly, [lowest, highest], plot)}
          />
        ))}
        {day.map(({ name, lowest, highest }, index) =>
          [highest, lowest].map((value, end) => (
            <text
              key={`${name}-${value}`}
              x={index ? 370 : -10}
              y={end * plot.height + 5}
              css={index ? styles.start : styles.end}
            >
              {value}
            </text>
          )),
        )}
        {[0, 6, 12, 18, 24].map((hour) => (
          <text key={hour} x={hour * 15} y="148">
            {hour} h
          </text>
        ))}
      </g>
    </>
  ),
  water: () => null,
};

const styles = {
  small: css({ "&&": { fontSize: 16, [media.medium]: { fontSize: 13 } } }),
  input: css({ "&&": { fontSize: 16, textAnchor: "start", [media.medium]: { fontSize: 12 } } }),
  word: css({ "&&": { fontSize: 18, [media.medium]: { fontSize: 14 } } }),
  note: css({ "&&": { fill: color.copperText, textAnchor: "end" } }),
  start: css({ "&&": { textAnchor: "start" } }),
  end: css({ "&&": { textAnchor: "end" } }),
  pad: css({ stroke: color.copper, strokeWidth: 4 }),
};
