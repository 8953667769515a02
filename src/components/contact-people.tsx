import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../theme/label";
import { color, media, space } from "../theme/tokens";
import { EmailLink } from "./email-link";

type Props = { people: readonly Queries.ContactPersonFragment[] };

/** Whom to write to directly, and about what. */
export function ContactPeople({ people }: Props) {
  return (
    <ul css={styles.people}>
      {people.map(({ name, role, email }) => (
        <li key={email} css={styles.person}>
          <p css={labelStyle}>{role}</p>
          <p css={styles.name}>{name}</p>
          <EmailLink address={email} />
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ContactPerson on FoundersJsonFounders {
    name
    role
    email
  }
`;

const styles = {
  people: css({
    display: "grid",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
  person: css({ paddingBlockStart: space.s, borderBlockStart: `1px solid ${color.text}` }),
  name: css({ marginBlockStart: space.xs, fontWeight: 600 }),
};
