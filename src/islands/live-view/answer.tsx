import { css } from "@emotion/react";
import type { Leak, Quantity } from "../../network/model";
import { color, font, fontSize, space } from "../../theme/tokens";
import { sentenceAt } from "./sentence";
import { isLow, isNarrow, isSmall, isWide, withoutReact } from "./widths";

type Props = {
  view: Queries.LiveViewFragment;
  leak: Leak;
  marked: Quantity;
  minutes: number;
  /** How a screen reader says another sentence, once something has been operated. */
  live: "polite" | "off" | undefined;
};

/** What one sees, in a sentence. */
export function Answer({ view, leak, marked, minutes, live }: Props) {
  return (
    <div css={styles.answer}>
      <p css={styles.question}>{view.quantities[marked].question}</p>
      <div css={styles.sentence} role={live && "status"} aria-live={live} data-longest={longest(view.seen)}>
        <p>{sentenceAt(view.seen, leak, minutes)}</p>
      </div>
    </div>
  );
}

/** The sentence that takes most room, which is kept for all. */
function longest(seen: Queries.LiveViewFragment["seen"]): string {
  const all = Object.values(seen).flatMap((sentences) => Object.values(sentences));
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

const styles = {
  answer: css({
    padding: `${space.s} ${space.l}`,
    [isLow]: { paddingBlock: space.xs },
    [isNarrow]: { gridColumn: "1 / -1", padding: space.s },
  }),
  /** The tab's own words, where there are no tabs. */
  question: css({
    display: "none",
    marginBlockEnd: space.xs,
    fontSize: fontSize.small,
    color: color.textMuted,
    [withoutReact]: { display: "block" },
    "html[data-scripts=failed] &": { display: "block" },
  }),
  sentence: css({
    display: "grid",
    font: `500 1.3125rem/1.25 ${font.text}`,
    letterSpacing: "-0.01em",
    [isWide]: { fontSize: "1.625rem", [isLow]: { fontSize: "1.3125rem" } },
    [isNarrow]: { fontSize: fontSize.small, letterSpacing: 0 },
    "& > *, &::before": {
      gridArea: "1 / 1",
      alignSelf: "center",
      maxInlineSize: "34em",
      textWrap: "balance",
    },
    // Nothing shifts when the sentence changes; where a line has room for two words, it takes a fifth.
    [isSmall]: { minBlockSize: "5lh" },
    "&::before": { content: "attr(data-longest)", visibility: "hidden" },
  }),
};
