import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { inkColors } from "../../theme/background";
import { wideCondition } from "../../theme/breakpoints";
import { color, font, fontSize, media, space } from "../../theme/tokens";
import { Picture } from "../picture";

type Props = { image: Queries.LensFragment; board: Queries.ValleyFragment["board"]; scaleNote: string };

/** A round, enlarged picture of the board inside the drawn device. */
export function Lens({ image, board, scaleNote }: Props) {
  return (
    <figure css={[inkColors, styles.lens]}>
      <Picture
        image={image}
        sizes={`${wideCondition} min(29vw, 30rem), min(53vw, 19rem)`}
        priority
        css={styles.picture}
      />
      <figcaption css={styles.caption}>
        {board && (
          <div>
            <b css={styles.boardName}>{board.word}</b> <span css={styles.signals}>{board.signals}</span>
          </div>
        )}
        {image.caption && <p css={styles.note}>{image.caption}</p>}
        <p css={styles.note}>{scaleNote}</p>
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment Lens on Picture {
    alt
    caption
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [320, 450, 640, 840, 1000])
      }
    }
  }
`;

const styles = {
  lens: css({
    position: "relative",
    gridArea: "3 / 1",
    alignSelf: "start",
    marginBlockStart: "calc(0.585 * var(--scene) + var(--lens-radius) - 4.75rem)",
    [media.wideScreen]: { display: "contents" },
  }),
  picture: css({
    position: "absolute",
    insetBlockEnd: "100%",
    insetInlineEnd: 0,
    inlineSize: "calc(2 * var(--lens-radius))",
    borderRadius: "50%",
    overflow: "hidden",
    border: `2px solid ${color.text}`,
    background: color.surface,
    [media.wideScreen]: {
      insetBlockEnd: "auto",
      insetBlockStart: "calc(0.65 * var(--scene) - var(--lens-radius))",
      insetInlineEnd: `max(-0.5 * ${space.gutter}, -3rem)`,
    },
    // On phones, extends beyond the viewport's right edge.
    [media.narrow]: { maxInlineSize: "none", insetInlineEnd: "max(-16vw, -4.5rem)" },
    "& img": { scale: "1.12", translate: "5% 0", aspectRatio: "1", objectFit: "cover" },
  }),
  caption: css({
    background: color.background,
    textAlign: "end",
    lineHeight: 1.3,
    [media.stacked]: { margin: `0.25rem 0 0 ${space.trace}` },
    [media.wideScreen]: { gridArea: "2 / 3 / 4", alignSelf: "end", marginInlineStart: space.s },
  }),
  boardName: css({ fontSize: fontSize.small, fontWeight: 600 }),
  signals: css({
    font: `450 ${fontSize.label}/1.3 ${font.monospace}`,
    wordSpacing: "-0.25em",
    display: "inline-block",
  }),
  note: css({
    color: color.textMuted,
    fontSize: fontSize.label,
    display: "inline-block",
    "p + &": { marginInlineStart: space.m },
  }),
};
