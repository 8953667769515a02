import { css } from "@emotion/react";
import { axes, curveOf, type Quantity } from "../../network/model";
import { shown } from "../../network/words";
import { labelStyle } from "../../theme/label";
import { color, font, size, space } from "../../theme/tokens";
import { dayPath, depth } from "./day-path";
import { lineDrawing } from "./drawing-styles";
import { bentLine, inMargin } from "./trace";

export type DayRow = { quantity: Quantity; name: string; unit: string };

type Props = {
  /** The rows, from above. */
  rows: readonly DayRow[];
  /** «exemple»: the figures in the drawings are examples. */
  note: string;
};

const plot = { width: 240, height: 60 };
/** A quantity's name and unit, and its curve over a day. */
export const dayColumns = "min(47%, clamp(6.75rem, 24vw, 11rem)) minmax(0, 1fr)";
const hours = [0, 6, 12, 18, 24];

/** A dashboard: a row for each quantity with its last value and its curve over a day. */
export function DayRowsDrawing({ rows, note }: Props) {
  return (
    <div aria-hidden="true" css={[labelStyle, styles.window]}>
      <p css={styles.bar}>{note}</p>
      {rows.map(({ name, unit, quantity }, index) => {
        const day = curveOf("none", quantity);
        const last = day.at(-1)?.[1] ?? 0;
        const lastDepth = depth(last, axes[quantity]) * plot.height;
        return (
          <div key={name} css={styles.row}>
            <p css={styles.words}>
              <b>{name}</b>
              <span>
                <span css={styles.value}>{shown(quantity, last)}</span> {unit}
              </span>
            </p>
            <div css={[styles.day, index === 0 && wire(lastDepth / plot.height)]}>
              <svg
                viewBox={`0 0 ${plot.width} ${plot.height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                css={[lineDrawing, styles.plot]}
              >
                <path css={styles.hour} d={hours.map((hour) => `M${hour * 10}-99V199`).join("")} />
                <path css={styles.curves[index]} d={dayPath(day, axes[quantity], plot)} />
                {/* A dot that keeps its shape where the plot is stretched. */}
                <path css={[styles.curves[index], styles.dot]} d={`M${plot.width} ${lastDepth}h.01`} />
              </svg>
            </div>
          </div>
        );
      })}
      <div css={styles.row}>
        <p css={styles.hours}>
          {hours.map((hour) => (
            <span key={hour}>{hour} h</span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** From the margin to the last value, a share of the plot's height below its top. */
function wire(share: number) {
  return css({
    "&::after": {
      ...bentLine("End", "End", "wire"),
      insetBlockEnd: `calc(${100 - 100 * share}% - 1px)`,
      insetInlineStart: "100%",
      inlineSize: `calc(${inMargin} + 2 * ${space.m})`,
    },
  });
}

const styles = {
  window: css({
    // Takes no room: the wire ends in the margin's line, not a fraction of a pixel beside it.
    outline: `1.5px solid ${color.text}`,
    outlineOffset: -1.5,
    borderRadius: size.windowRadius,
    background: color.surface,
    color: color.textMuted,
  }),
  bar: css({
    padding: `${space.s} ${space.m}`,
    borderBlockEnd: `1.5px solid ${color.text}`,
    color: color.copperText,
    textAlign: "end",
  }),
  row: css({
    display: "grid",
    gridTemplateColumns: dayColumns,
    alignItems: "stretch",
    marginInline: space.m,
    paddingInlineEnd: space.m,
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
  }),
  words: css({
    display: "grid",
    alignContent: "center",
    paddingBlock: space.s,
    "& b": { color: color.text },
  }),
  value: css({ color: color.text, font: `450 1.75rem/1.2 ${font.figure}` }),
  day: css({ position: "relative", marginBlock: space.s }),
  plot: css({
    blockSize: "6rem",
    overflow: "visible",
    clipPath: `inset(-${space.s} -1rem)`,
    "& path": { vectorEffect: "non-scaling-stroke" },
  }),
  hour: css({ stroke: color.line, strokeWidth: 1 }),
  /** A colour for each row. */
  curves: [color.copper, color.brand, color.text].map((stroke) => css({ stroke, strokeWidth: 2.5 })),
  dot: css({ strokeWidth: 9, strokeLinecap: "round" }),
  /** Centred under its line. */
  hours: css({
    gridColumn: 2,
    display: "flex",
    justifyContent: "space-between",
    paddingBlock: space.xs,
    whiteSpace: "nowrap",
    containerType: "inline-size",
    "& span": { display: "flex", justifyContent: "center", inlineSize: 0 },
    // As many as there is room for.
    "@container (width < 13em)": { "& span:nth-of-type(even)": { display: "none" } },
    "@container (width < 8em)": { "& span:nth-of-type(3)": { display: "none" } },
  }),
};
