import { css } from "@emotion/react";
import { memo } from "react";
import type { Leak, Quantity } from "../../network/model";
import { color, font, fontSize, media, space } from "../../theme/tokens";
import { presetFor } from "./choice";
import { whenNarrow, whenNotInteractive, whenWide } from "./layout";
import { sentenceAt } from "./sentence";

type Props = {
  view: Queries.LiveViewFragment;
  leak: Leak;
  selected: Quantity;
  minutes: number;
  /** Politeness of the live region; undefined until hydration. */
  politeness: "polite" | "off" | undefined;
};

/** The sentence for the selected time, below the selected tab's question, which is shown only at that tab's time. */
export function Answer({ view, leak, selected, minutes, politeness }: Props) {
  return (
    <div css={styles.answer}>
      <div css={styles.question}>
        <p>{minutes === presetFor(selected).minutes && view.quantities[selected].question}</p>
        <ReservedQuestions quantities={view.quantities} />
      </div>
      <div css={styles.sentence}>
        <div role={politeness && "status"} aria-live={politeness}>
          <p>{sentenceAt(view.seen, leak, minutes)}</p>
        </div>
        <ReservedSentences seen={view.seen} />
      </div>
    </div>
  );
}

// Both components below are memoised, because the answer renders in every frame while the slider moves.

const ReservedQuestions = memo(function ReservedQuestions({ quantities }: Pick<Props["view"], "quantities">) {
  return <ReservedSpace texts={Object.values(quantities).map(({ question }) => question)} />;
});

const ReservedSentences = memo(function ReservedSentences({ seen }: Pick<Props["view"], "seen">) {
  return <ReservedSpace texts={Object.values(seen).flatMap((sentences) => Object.values(sentences))} />;
});

/** Reserves space for the longest of the texts. */
function ReservedSpace({ texts }: { texts: readonly string[] }) {
  return [...new Set(texts)].map((text) => (
    <p key={text} hidden>
      {text}
    </p>
  ));
}

/** Overlays the shown text and hidden ones, which reserve space. */
const overlay = { gridArea: "1 / 1", "&[hidden]": { display: "block", visibility: "hidden" } } as const;

const styles = {
  answer: css({
    padding: `${space.s} ${space.m}`,
    [whenWide]: { paddingInline: space.l },
    [media.short]: { paddingBlock: space.xs },
    [whenNarrow]: { gridColumn: "1 / -1", padding: space.s },
  }),
  // Shown only where the tabs, or the questions in them, are hidden.
  question: css({
    display: "none",
    marginBlockEnd: space.xs,
    fontSize: fontSize.small,
    color: color.textMuted,
    [whenNarrow]: { display: "grid", marginBlockEnd: "0.25rem", lineHeight: 1.25 },
    [whenNotInteractive]: { display: "grid" },
    "html[data-hydration=failed] &": { display: "grid" },
    "& > *": overlay,
  }),
  sentence: css({
    display: "grid",
    font: `500 1.3125rem/1.25 ${font.text}`,
    letterSpacing: "-0.01em",
    [whenWide]: { fontSize: "1.625rem", [media.short]: { fontSize: "1.3125rem" } },
    [whenNarrow]: { fontSize: fontSize.small, letterSpacing: 0 },
    "& > *": { ...overlay, alignSelf: "center", maxInlineSize: "34em", textWrap: "balance" },
  }),
};
