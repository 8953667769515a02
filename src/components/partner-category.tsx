import { css } from "@emotion/react";
import { labelStyle } from "../theme/label";
import { color, fontSize, media, space } from "../theme/tokens";

type Props = { title: string; description: string; notice: string };

/** A category of partners, with the tile that keeps its place until there is someone to present. */
export function PartnerCategory({ title, description, notice }: Props) {
  return (
    <section css={styles.category}>
      <div css={styles.text}>
        <h2 css={styles.title}>{title}</h2>
        <p css={styles.description}>{description}</p>
      </div>
      <p css={[labelStyle, styles.tile]}>{notice}</p>
    </section>
  );
}

const styles = {
  category: css({
    display: "grid",
    gap: space.l,
    alignContent: "start",
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${color.text}`,
    [media.print]: { breakInside: "avoid" },
  }),
  text: css({ display: "grid", alignContent: "start", gap: space.s }),
  title: css({ fontSize: fontSize.heading2 }),
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
  tile: css({
    display: "grid",
    placeItems: "center",
    minBlockSize: "11rem",
    padding: space.l,
    border: `1px dashed ${color.controlLine}`,
    color: color.textMuted,
    textAlign: "center",
  }),
};
