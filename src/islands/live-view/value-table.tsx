import { css } from "@emotion/react";
import { memo } from "react";
import { formatTime, formatValue, lowercaseInitial } from "../../network/format";
import { type Leak, quantities, stateAt } from "../../network/model";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";

type Props = { view: Queries.LiveViewFragment; leak: Leak };

const titleId = "live-view-table";
const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** The live view's values as a table, closed by default; also printed. */
export const ValueTable = memo(function ValueTable({ view, leak }: Props) {
  return (
    <details css={styles.details}>
      <summary className="screen-only" css={styles.summary}>
        {view.table}
      </summary>
      <p id={titleId} css={styles.title}>
        {`${view.title}\u202f: ${lowercaseInitial(view.leak[leak === "none" ? "without" : leak])}`}
      </p>
      <table css={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{view.cursor /* e.g. «Heure» */}</th>
            {quantities.map((quantity) => (
              <th key={quantity} scope="col">
                {`${view.quantities[quantity].name}, ${view.quantities[quantity].unit}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{formatTime(hour * 60)}</th>
              {quantities.map((quantity) => (
                <td key={quantity}>{formatValue(quantity, stateAt(leak, hour * 60)[quantity])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});

const styles = {
  details: css({
    marginBlock: `${space.xs} calc(-1 * ${space.s})`,
    "&::details-content": {
      columns: "26rem 2",
      columnGap: space.xxl,
      [media.print]: { contentVisibility: "visible", blockSize: "auto" },
    },
  }),
  summary: css({
    padding: `${space.s} 0`,
    fontSize: fontSize.small,
    color: color.textMuted,
    minBlockSize: size.target,
    cursor: "pointer",
  }),
  title: css({ columnSpan: "all", paddingBlock: space.xs, fontSize: fontSize.small, fontWeight: 600 }),
  table: css({
    inlineSize: "100%",
    maxInlineSize: "40rem",
    borderCollapse: "collapse",
    font: `450 ${fontSize.label}/1.5 ${font.monospace}`,
    // Repeats the header in the second column.
    "& thead": { breakInside: "avoid" },
    "& thead th": { fontFamily: font.text, fontSize: "0.9375rem" },
    "& th, & td": {
      padding: "0.2rem 0",
      borderBlockEnd: `1px solid ${color.line}`,
      fontWeight: "inherit",
      textAlign: "end",
      verticalAlign: "baseline",
    },
    "& tr > * + *": { paddingInlineStart: space.xs },
    // Undoes the global `overflow-wrap: anywhere`, which would break the words of this narrow column.
    "& th:first-of-type": { textAlign: "start", overflowWrap: "break-word" },
    "& tbody *": { whiteSpace: "nowrap" },
    // Fits on one printed page with the charts.
    [media.print]: { lineHeight: 1.25, "& tbody *": { paddingBlock: 0 } },
  }),
};
