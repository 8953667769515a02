import { css } from "@emotion/react";

/** «0–10 V»: the en dash would let the line break inside it. */
const range = /(\d+–\d+\s\p{L}+)/u;

type Props = { children: string };

/** Running text whose ranges stay on one line. */
export function Unbroken({ children }: Props) {
  return children.split(range).map((part, index) =>
    // The split puts what matched at the odd places.
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a range may stand twice in a text, whose order never changes
      <span key={index} css={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const styles = { range: css({ whiteSpace: "nowrap" }) };
