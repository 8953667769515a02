import { css } from "@emotion/react";

/** «0–10 V», «Wi-Fi»: a line could break after their dash. */
const joined = /(\d+–\d+\s\p{L}+|\p{Lu}\p{L}{0,2}-\p{Lu}\p{L}*)/u;

type Props = { children: string };

/** Running text whose ranges and names stay on one line. */
export function NoWrap({ children }: Props) {
  return children.split(joined).map((part, index) =>
    // `split` with a group puts the matches at odd indices.
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand twice in a text, whose order never changes
      <span key={index} css={styles.joined}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const styles = { joined: css({ whiteSpace: "nowrap" }) };
