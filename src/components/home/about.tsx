import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import bench from "../../drawings/home-bench.svg";
import { background } from "../../theme/background";
import { container, half, twelveColumns } from "../../theme/container";
import { color, media, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { Drawing } from "../drawings/drawing";
import { nonScalingStrokes } from "../drawings/drawing-styles";
import { traceStyle } from "../drawings/lines";
import { sectionPadding } from "../section";

export function About({ about: { title, text, values, link } }: { about: Queries.AboutFragment }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-background="paper" css={[background.paper, styles.about]}>
      <div css={[container, twelveColumns, sectionPadding, traceStyle.indent, styles.container]}>
        <div css={styles.text}>
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
          <ButtonLink link={link} variant="outlined" />
        </div>
        <Drawing svg={bench} css={[nonScalingStrokes, styles.bench]} />
        <ul css={styles.values}>
          {values.map((value) => (
            <li key={value.title} css={styles.value}>
              <h3>{value.title}</h3>
              <p css={styles.description}>{value.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment TitledText on TitledText {
    title
    description
  }

  fragment About on HomeJsonAbout {
    title
    text
    values {
      ...TitledText
    }
    link {
      ...Link
    }
  }
`;

const styles = {
  about: css({ overflow: "clip" }),
  container: css({ columnGap: space.l }),
  text: css({
    display: "grid",
    justifyItems: "start",
    gap: space.m,
    paddingBlockEnd: space.xl,
    // Aligns the button with the end of the wire that is drawn with the bench.
    [media.wide]: {
      gap: space.l,
      gridRow: 1,
      gridColumn: half.right,
      alignSelf: "end",
      paddingBlockEnd: "min(2.46rem, 4.75vw - 1.5rem)",
    },
  }),
  bench: css({
    [media.wide]: {
      gridRow: 1,
      gridColumn: half.left,
      alignSelf: "end",
      justifySelf: "end",
      maxInlineSize: "35.4rem",
      // Clips the drawn wire where the button begins; on the left, the wire comes from the viewport's edge.
      clipPath: `inset(0 calc(-1 * ${space.l}) 0 -100vw)`,
    },
  }),
  values: css({
    [media.stacked]: { paddingBlockStart: space.xl },
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
    },
    [media.wideScreen]: { marginBlockStart: space.xl, borderBlockStart: `1px solid ${color.line}` },
  }),
  value: css({
    display: "grid",
    alignContent: "start",
    gap: space.xs,
    paddingBlock: space.s,
    [media.stacked]: { borderBlockEnd: `1px solid ${color.line}` },
    [media.wideScreen]: { paddingBlock: `${space.l} 0` },
  }),
  description: css({ color: color.textMuted, textWrap: "balance" }),
};
