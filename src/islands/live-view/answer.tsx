import { css } from "@emotion/react";
import { memo } from "react";
import type { Leak, Quantity } from "../../network/model";
import { color, font, fontSize, space } from "../../theme/tokens";
import { whenNarrow, whenNotInteractive, whenShort, whenWide } from "./layout-queries";
import { sentenceAt } from "./sentence";

type Props = {
  view: Queries.LiveViewFragment;
  leak: Leak;
  selected: Quantity;
  minutes: number;
  /** Politeness of the live region; undefined until the first interaction. */
  politeness: "polite" | "off" | undefined;
};

/** The selected tab's question, and the sentence that answers it at the selected time. */
export function Answer({ view, leak, selected, minutes, politeness }: Props) {
  return (
    <div css={styles.answer}>
      <p css={styles.question}>{view.quantities[selected].question}</p>
      <div css={styles.sentence}>
        <div role={politeness && "status"} aria-live={politeness}>
          <p>{sentenceAt(view.seen, leak, minutes)}</p>
        </div>
        <ReservedSpace sentences={view.seen} />
      </div>
    </div>
  );
}

/** Reserves space for the longest sentence. */
const ReservedSpace = memo(function ReservedSpace({ sentences }: { sentences: Props["view"]["seen"] }) {
  const texts = Object.values(sentences).flatMap((sentencesOfLeak) => Object.values(sentencesOfLeak));
  return [...new Set(texts)].map((text) => (
    <p key={text} hidden>
      {text}
    </p>
  ));
});

const styles = {
  answer: css({
    padding: `${space.s} ${space.m}`,
    [whenWide]: { paddingInline: space.l },
    [whenShort]: { paddingBlock: space.xs },
    [whenNarrow]: { gridColumn: "1 / -1", padding: space.s },
  }),
  /** Shown where the tabs or their questions are hidden. */
  question: css({
    display: "none",
    marginBlockEnd: space.xs,
    fontSize: fontSize.small,
    color: color.textMuted,
    [whenNarrow]: { display: "block", marginBlockEnd: "0.25rem", lineHeight: 1.25 },
    [whenNotInteractive]: { display: "block" },
    "html[data-hydration=failed] &": { display: "block" },
  }),
  sentence: css({
    display: "grid",
    font: `500 1.3125rem/1.25 ${font.text}`,
    letterSpacing: "-0.01em",
    [whenWide]: { fontSize: "1.625rem", [whenShort]: { fontSize: "1.3125rem" } },
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
