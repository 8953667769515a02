import { css, type SerializedStyles } from "@emotion/react";
import { hiddenWithoutScript } from "./shared-styles";

type Props = { labels: Queries.MeasurementFragment; placement: SerializedStyles };

/** Invites to use the slider; then explains the ends of its scale and the cut loop, and is otherwise empty. */
export function Explanation({ labels: { invitation, sentences }, placement }: Props) {
  return (
    <div className="needs-script" css={[styles.texts, placement]}>
      <p css={styles.invitation}>{invitation}</p>
      {explainedStates.map((loopState) => (
        <p key={loopState} css={styles.sentence(loopState)}>
          {sentences[loopState]}
        </p>
      ))}
    </div>
  );
}

const explainedStates = ["zero", "full", "cut"] as const;

const styles = {
  texts: css({ fontWeight: 600, textWrap: "balance", ...hiddenWithoutScript }),
  invitation: css({ "[data-operated] &": { display: "none" } }),
  sentence: (loopState: string) =>
    css({ [`[data-measurement]:not([data-loop=${loopState}]) &`]: { display: "none" } }),
};
