import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { media, space } from "../../theme/tokens";
import { EmailLink } from "../email-link";
import { Portrait } from "../portrait";

type Props = { people: readonly Queries.PersonFragment[] };

/** Who answers: face or initials, name, field and address. */
export function PeopleList({ people }: Props) {
  return (
    <ul css={styles.list}>
      {people.map(({ name, initials, role, email, photo }) => (
        <li key={email} css={styles.person}>
          <Portrait photo={photo} initials={initials} sizes="6rem" css={styles.portrait} />
          <div>
            <h3 css={styles.name}>{name}</h3>
            <p css={labelStyle}>{role}</p>
            <EmailLink address={email} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Person on FoundersJsonFounders {
    name
    initials
    role
    email
    photo {
      ...Portrait
    }
  }
`;

const styles = {
  list: css({ display: "grid", gap: space.l, marginBlock: space.m }),
  person: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    [media.tight]: { gridTemplateColumns: "minmax(0, 1fr)" },
    alignItems: "center",
    gap: space.l,
  }),
  portrait: css({ inlineSize: "clamp(4.5rem, 10vw, 6rem)", fontSize: "1.75rem" }),
  name: css({ marginBlockEnd: "0.2em" }),
};
