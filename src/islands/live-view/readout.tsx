import { css } from "@emotion/react";
import { color, fontSize, forcedProperties, media, space } from "../../theme/tokens";
import { type Day, decimal, quantities, quantityInWords, type Reading, readingAt, timeInWords } from "./day";

type Props = { day: Day; cursor: string; minutes: number; reading: Reading; isLeaking: boolean };

/** The reading in figures, and with a leak how far they are from those of the calm day. */
export function Readout({ day, cursor, minutes, reading, isLeaking }: Props) {
  const calm = readingAt(day, minutes, 0);
  return (
    <dl css={readout}>
      <div>
        <dt>{cursor}</dt>
        <dd>{timeInWords(minutes)}</dd>
      </div>
      {quantities.map((name) => (
        <div key={name} className={name}>
          <dt>{day[name].name}</dt>
          <dd>
            {/* An element of its own: where a translation has replaced its text, React still finds it. */}
            <span>{quantityInWords(reading[name], day[name].unit)}</span>
            {isLeaking && <span>{signed(rounded(reading[name]) - rounded(calm[name]))}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As it is shown: the difference of two values has to agree with both. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** «+4,3», «−0,2». */
function signed(value: number): string {
  return `${value < 0 ? "\u2212" : "+"}${decimal(Math.abs(value))}`;
}

/** One style for all of it: it is rendered in every frame that the cursor moves in. */
const readout = css({
  contain: "layout",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr))",
  gap: `${space.xs} ${space.m}`,
  padding: `${space.m} ${space.m} 0`,
  "& dt": { color: color.textMuted, overflowWrap: "anywhere" },
  // On a telephone, the hour has a line of its own, and below the values is room for what a leak changes.
  "& > div:first-of-type": { gridColumn: "1 / -1" },
  "& dd": { fontSize: "1.375rem" },
  "& div + div dd": { minBlockSize: "2.3em" },
  "& span + span": { display: "block", color: color.danger, fontSize: fontSize.label },
  "& dt::before": {
    display: "inline-block",
    inlineSize: "0.75rem",
    marginInlineEnd: "0.3rem",
    verticalAlign: "middle",
    borderBlockStart: "3px solid",
    // In the colours of the curves.
    [media.forcedColors]: { forcedColorAdjust: "none", ...forcedProperties },
  },
  "& .pressure dt::before": { content: '""', borderColor: color.copper },
  "& .flow dt::before": { content: '""', borderColor: color.brand },
  [media.medium]: {
    display: "flex",
    flexWrap: "wrap",
    "& > div": { flex: "0 1 auto", minInlineSize: "13rem" },
    "& > div:first-of-type": { minInlineSize: "7rem" },
    "& dt::before": { inlineSize: "1.25rem", marginInlineEnd: space.xs },
    "& dd": { fontSize: "1.75rem", overflowWrap: "anywhere" },
    "& div + div dd": { minBlockSize: 0 },
    "& span + span": { display: "inline", marginInlineStart: space.s },
  },
});
