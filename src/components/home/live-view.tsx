import { css } from "@emotion/react";
import { color, font, media, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { curvePath } from "./chart-path";

type Series = {
  readonly name: string;
  readonly unit: string;
  readonly lowest: number;
  readonly highest: number;
  readonly hourly: readonly number[];
};

type Props = {
  title: string;
  /** «exemple»: the figures are not a customer's. */
  note: string;
  address: string;
  summary: string;
  pressure: Series;
  flow: Series;
};

const plot = { width: 480, height: 170 };
const hours = [0, 6, 12, 18, 24];

/** AquaLink's web view as a browser shows it: a day of pressure and flow, in SVG with real text. */
export function LiveView({ title, note, address, summary, pressure, flow }: Props) {
  return (
    <figure css={styles.window}>
      <figcaption css={styles.caption}>
        <span css={styles.title}>{title}</span>
        <span css={styles.note}>{note}</span>
        <span css={visuallyHidden}>{summary}</span>
      </figcaption>
      <div css={styles.bar} aria-hidden="true">
        <span css={styles.address}>{address}</span>
      </div>
      <svg viewBox="-44 -18 568 226" aria-hidden="true" css={styles.chart}>
        {[0, 1, 2, 3, 4].map((line) => (
          <path key={line} d={`M0 ${(line * plot.height) / 4}H${plot.width}`} css={styles.grid} />
        ))}
        {hours.map((hour) => (
          <text key={hour} x={(hour / 24) * plot.width} y={plot.height + 28} textAnchor="middle">
            {hour} h
          </text>
        ))}
        <Axis series={pressure} x={-10} anchor="end" style={styles.pressureText} />
        <Axis series={flow} x={plot.width + 10} anchor="start" style={styles.flowText} />
        <path
          d={`${curvePath(flow.hourly, [flow.lowest, flow.highest], plot)}V${plot.height}H0Z`}
          css={styles.flowArea}
        />
        <path d={curvePath(flow.hourly, [flow.lowest, flow.highest], plot)} css={styles.flow} />
        <path
          d={curvePath(pressure.hourly, [pressure.lowest, pressure.highest], plot)}
          css={styles.pressure}
        />
      </svg>
      <ul css={styles.legend} aria-hidden="true">
        <li css={styles.pressureKey}>
          {pressure.name}, {pressure.unit}
        </li>
        <li css={styles.flowKey}>
          {flow.name}, {flow.unit}
        </li>
      </ul>
    </figure>
  );
}

type AxisProps = {
  series: Series;
  x: number;
  anchor: "start" | "end";
  style: (typeof styles)["flowText"];
};

function Axis({ series, x, anchor, style }: AxisProps) {
  const middle = (series.lowest + series.highest) / 2;
  return [series.highest, middle, series.lowest].map((value, index) => (
    <text key={value} x={x} y={(index * plot.height) / 2 + 5} textAnchor={anchor} css={style}>
      {value}
    </text>
  ));
}

const key = {
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  "&::before": { content: '""', inlineSize: "1.25rem", borderBlockStart: "3px solid" },
} as const;

const styles = {
  window: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    border: `1px solid ${color.line}`,
    borderRadius: "6px",
    background: color.background,
    overflow: "hidden",
    [media.print]: { breakInside: "avoid" },
    font: `500 0.875rem/1.3 ${font.label}`,
  }),
  bar: css({
    // Shown first, and written second: HTML wants the caption at one end of its figure.
    order: -1,
    display: "flex",
    justifyContent: "center",
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  address: css({
    padding: `0.2rem ${space.m}`,
    borderRadius: "1em",
    background: color.surface,
    color: color.textMuted,
  }),
  caption: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space.m,
    padding: `${space.m} ${space.m} 0`,
  }),
  title: css({ flex: "1 1 9em" }),
  note: css({
    alignSelf: "start",
    flex: "none",
    padding: `0.1rem ${space.xs}`,
    border: `1px solid ${color.copper}`,
    color: color.copperText,
  }),
  chart: css({
    inlineSize: "100%",
    "& text": { fill: color.textMuted, font: `500 20px ${font.label}` },
    [media.medium]: { "& text": { fontSize: 14 } },
  }),
  grid: css({ stroke: color.line }),
  flowArea: css({ fill: color.brand, fillOpacity: 0.12 }),
  flow: css({ fill: "none", stroke: color.brand, strokeWidth: 2.5 }),
  flowText: css({ "&&": { fill: color.brand } }),
  pressure: css({ fill: "none", stroke: color.copper, strokeWidth: 2.5 }),
  pressureText: css({ "&&": { fill: color.copperText } }),
  legend: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.xs} ${space.l}`,
    padding: `0 ${space.m} ${space.m}`,
  }),
  pressureKey: css({ ...key, "&::before": { ...key["&::before"], borderColor: color.copper } }),
  flowKey: css({ ...key, "&::before": { ...key["&::before"], borderColor: color.brand } }),
};
