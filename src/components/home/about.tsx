import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { background } from "../../theme/background";
import { container, half, twelveColumns } from "../../theme/container";
import { media, size, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { sectionPadding } from "../section";
import { ValueList } from "../value-list";

type Props = { about: Queries.AboutFragment };

export function About({ about: { title, text, values, link } }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-background="paper" css={background.paper}>
      <div css={[container, twelveColumns, sectionPadding, styles.container]}>
        <div css={styles.text}>
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
          <ButtonLink link={link} variant="outlined" />
        </div>
        <ValueList values={values} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment About on HomeJsonAbout {
    title
    text
    values {
      ...Value
    }
    link {
      ...Link
    }
  }
`;

const styles = {
  container: css({ gap: space.l, [media.wide]: { alignItems: "baseline" } }),
  text: css({
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: space.m,
    [media.medium]: { gap: space.l },
    maxInlineSize: size.measure,
    [media.wide]: { gridColumn: half.left },
  }),
};
