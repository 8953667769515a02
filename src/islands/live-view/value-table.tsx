import { css } from "@emotion/react";
import { memo } from "react";
import { color, media, size, space } from "../../theme/tokens";
import { type Day, decimal, quantities, timeInWords } from "./day";

type Props = { title: string; cursor: string; day: Day; isLeaking: boolean };

/** The same values for those who would rather read them, and for paper. */
export const ValueTable = memo(function ValueTable({ title, cursor, day, isLeaking }: Props) {
  return (
    <details css={styles.details}>
      <summary css={styles.summary}>{title}</summary>
      <div css={styles.columns}>
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{cursor}</th>
              {quantities.map((name) => (
                <th key={name} scope="col">
                  {`${day[name].name}, ${day[name].unit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {day.flow.hourly.map((_, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
              <tr key={hour}>
                <th scope="row">{timeInWords(hour * 60)}</th>
                {quantities.map((name) => (
                  <td key={name}>{decimal((isLeaking ? day.leak[name] : day[name].hourly)[hour] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});

const styles = {
  details: css({
    borderBlockStart: `1px solid ${color.line}`,
    "&::details-content": { [media.print]: { contentVisibility: "visible", blockSize: "auto" } },
  }),
  summary: css({
    padding: `${space.s} ${space.m}`,
    minBlockSize: size.target,
    cursor: "pointer",
    // Outside, the figure would cut the ring off.
    outlineOffset: "-3px",
    [media.print]: { display: "none" },
  }),
  columns: css({
    padding: `${space.xs} ${space.m} ${space.m}`,
    [media.medium]: { columns: 3, columnGap: space.xl },
  }),
  table: css({
    inlineSize: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      padding: "0.2rem 0",
      borderBlockEnd: `1px solid ${color.line}`,
      fontWeight: "inherit",
      textAlign: "end",
      verticalAlign: "bottom",
    },
    "& :first-child": { textAlign: "start" },
  }),
};
