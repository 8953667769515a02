import { css } from "@emotion/react";
import { memo } from "react";
import type { Leak, Quantity } from "../../network/model";
import { color, font, fontSize, space } from "../../theme/tokens";
import { sentenceAt } from "./sentence";
import { whenLow, whenNarrow, whenWide, withoutReact } from "./widths";

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
      <div css={styles.sentence}>
        <div role={live && "status"} aria-live={live}>
          <p>{sentenceAt(view.seen, leak, minutes)}</p>
        </div>
        <Room seen={view.seen} />
      </div>
    </div>
  );
}

/** Each sentence, unseen and unread: nothing shifts when another one stands there. */
const Room = memo(function Room({ seen }: Pick<Props["view"], "seen">) {
  const sentences = Object.values(seen).flatMap((ofLeak) => Object.values(ofLeak));
  return [...new Set(sentences)].map((sentence) => (
    <p key={sentence} hidden>
      {sentence}
    </p>
  ));
});

const styles = {
  answer: css({
    padding: `${space.s} ${space.m}`,
    [whenWide]: { paddingInline: space.l },
    [whenLow]: { paddingBlock: space.xs },
    [whenNarrow]: { gridColumn: "1 / -1", padding: space.s },
  }),
  /** The tab's own words, where there are no tabs. */
  question: css({
    display: "none",
    marginBlockEnd: space.xs,
    fontSize: fontSize.small,
    color: color.textMuted,
    [withoutReact]: { display: "block" },
    "html[data-hydration=failed] &": { display: "block" },
  }),
  sentence: css({
    display: "grid",
    font: `500 1.3125rem/1.25 ${font.text}`,
    letterSpacing: "-0.01em",
    [whenWide]: { fontSize: "1.625rem", [whenLow]: { fontSize: "1.3125rem" } },
    [whenNarrow]: { fontSize: fontSize.small, letterSpacing: 0 },
    "& > *": {
      gridArea: "1 / 1",
      alignSelf: "center",
      maxInlineSize: "34em",
      textWrap: "balance",
      "&[hidden]": { display: "block", visibility: "hidden" },
    },
  }),
};
