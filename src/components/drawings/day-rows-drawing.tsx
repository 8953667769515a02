import { css } from "@emotion/react";
import { color, media } from "../../theme/tokens";
import { curvePath, depth, type Series } from "./chart-path";
import { LineDrawing } from "./line-drawing";

/** A day of one quantity, by the hour, and what its axis goes from and to. */
export type DayRow = Series & { name: string; unit: string };

type Props = {
  /** The rows, from above. */
  rows: readonly DayRow[];
  /** «exemple»: no figure of a drawing is a measured one. */
  note: string;
};

const plot = { x: 172, width: 338, height: 56 };
const rowHeight = 92;
const hours = [0, 6, 12, 18, 24];

/** A screen as one reads it at a glance: a row for each quantity, its day, and its last value. */
export function DayRowsDrawing({ rows, note }: Props) {
  const bottom = 52 + rows.length * rowHeight;
  return (
    <LineDrawing width={620} height={bottom + 40}>
      <rect className="paper" x="1" y="1" width="618" height={bottom + 38} rx="6" />
      <path d="M1 40h618" />
      {[20, 38, 56].map((x) => (
        <circle key={x} className="fine" cx={x} cy="21" r="4.5" />
      ))}
      <text x="600" y="26" css={styles.note}>
        {note}
      </text>
      {hours.map((hour) => {
        const x = plot.x + (hour / 24) * plot.width;
        return (
          <g key={hour}>
            <path className="fine" css={styles.hour} d={`M${x} 52V${bottom}`} />
            <text x={x} y={bottom + 22}>
              {hour}
              {" h"}
            </text>
          </g>
        );
      })}
      {rows.map(({ name, unit, lowest, highest, hourly }, index) => (
        <g key={name} transform={`translate(0 ${60 + index * rowHeight})`}>
          {index > 0 && <path className="fine" d="M20-9h580" />}
          <text x="24" y="37" css={styles.name}>
            {name}
          </text>
          <g transform={`translate(${plot.x} 10)`}>
            <path css={styles.curves[index]} d={curvePath(hourly, [lowest, highest], plot)} />
            <circle
              css={styles.curves[index]}
              cx={plot.width}
              cy={depth(lastOf(hourly), [lowest, highest], plot)}
              r="4"
            />
          </g>
          <text x="596" y="29" css={styles.value}>
            {lastOf(hourly).toFixed(1).replace(".", ",")}
          </text>
          <text x="596" y="57" css={styles.unit}>
            {unit}
          </text>
        </g>
      ))}
    </LineDrawing>
  );
}

function lastOf(hourly: readonly number[]): number {
  return hourly.at(-1) ?? 0;
}

const styles = {
  note: css({ "&&": { fill: color.copperText, textAnchor: "end" } }),
  hour: css({ "&&": { stroke: color.line } }),
  /** A colour for each row. */
  curves: [color.copper, color.brand, color.text].map((stroke) => css({ stroke, strokeWidth: 2.5 })),
  name: css({ "&&": { fill: color.text, textAnchor: "start", fontWeight: 700 } }),
  value: css({
    "&&": { fill: color.text, textAnchor: "end", fontSize: 30, [media.medium]: { fontSize: 26 } },
  }),
  unit: css({ "&&": { textAnchor: "end" } }),
};
