import { css } from "@emotion/react";
import { color, fontSize, media, space } from "../../theme/tokens";

type Props = { values: readonly { readonly title: string; readonly description: string }[] };

export function ValueList({ values }: Props) {
  return (
    <ul css={styles.list}>
      {values.map((value) => (
        <li key={value.title} css={styles.value}>
          <h3 css={styles.title}>{value.title}</h3>
          <p css={styles.description}>{value.description}</p>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({
    borderBlockStart: `1px solid ${color.text}`,
    gridColumn: "1 / -1",
    [media.wide]: { gridColumn: "7 / -1" },
  }),
  value: css({
    display: "grid",
    breakInside: "avoid",
    paddingBlock: space.s,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.medium]: { gridTemplateColumns: "12rem 1fr", gap: space.l, paddingBlock: space.l },
    [media.print]: { paddingBlock: space.s },
  }),
  title: css({ fontSize: fontSize.heading3 }),
  description: css({ color: color.textMuted }),
};
