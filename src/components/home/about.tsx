import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { half } from "../../theme/sheet";
import { media, size, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { Section } from "../section";
import { ValueList } from "../value-list";
import { PeopleList } from "./people-list";

type Props = { about: Queries.AboutFragment; people: readonly Queries.PersonFragment[] };

/** Who the firm is, and the three values that it works by. */
export function About({ about: { label, title, text, values, link }, people }: Props) {
  return (
    <Section label={label} title={title}>
      <div css={styles.text}>
        <p>{text}</p>
        <PeopleList people={people} />
        <ButtonLink link={link} look="outlined" />
      </div>
      <ValueList values={values} />
    </Section>
  );
}

export const fragment = graphql`
  fragment About on HomeJsonAbout {
    label
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
  text: css({
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: space.l,
    maxInlineSize: size.measure,
    [media.wide]: { gridColumn: half.left },
  }),
};
