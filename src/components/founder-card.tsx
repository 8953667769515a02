import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { fill } from "../content/fill";
import { labelStyle } from "../theme/label";
import { media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { EmailLink } from "./email-link";
import { FactList } from "./fact-list";
import { Portrait } from "./portrait";

type Props = {
  founder: Queries.FounderCardFragment;
  /** «Écrire à {name}» */
  emailLabel: string;
  /** What the founder is in charge of, drawn above. */
  drawing?: ReactNode;
  className?: string;
};

export function FounderCard({ founder, emailLabel, drawing, className }: Props) {
  const { name, initials, role, email, bio, facts, photo } = founder;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} css={styles.card} className={className}>
      {drawing}
      <header css={styles.header}>
        <Portrait photo={photo} initials={initials} sizes="9rem" css={styles.portrait} />
        <div css={styles.title}>
          <p css={labelStyle}>{role}</p>
          <h2 id={titleId} css={styles.name}>
            {name}
          </h2>
        </div>
      </header>
      <p css={styles.bio}>{bio}</p>
      <FactList facts={facts} />
      <p css={styles.contact}>
        <ButtonLink link={{ label: fill(emailLabel, { name }), to: `mailto:${email}` }} />
        <EmailLink address={email} />
      </p>
    </article>
  );
}

export const fragment = graphql`
  fragment FounderCard on FoundersJsonFounders {
    name
    initials
    role
    email
    bio
    # Training, career, and what one likes to draw.
    facts {
      ...Fact
    }
    photo {
      ...Portrait
    }
  }
`;

const styles = {
  card: css({
    display: "grid",
    alignContent: "start",
    gap: space.l,
    // Side by side, what is said of both is on the same lines.
    [media.wide]: { gridRow: "span 5", gridTemplateRows: "subgrid" },
  }),
  header: css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.l }),
  portrait: css({
    flex: "none",
    inlineSize: "6rem",
    fontSize: "2rem",
    [media.medium]: { inlineSize: "9rem", fontSize: "3rem" },
    [media.print]: { inlineSize: "5rem" },
  }),
  // Beside the portrait, or under it where letters are large.
  title: css({ flex: "1 1 8rem", display: "grid", gap: space.xs }),
  name: css({ fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)" }),
  bio: css({ maxInlineSize: size.measure }),
  contact: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.xs} ${space.l}`,
    // Nothing to press on paper; the address says the same.
    [media.print]: { "& > a:first-of-type": { display: "none !important" } },
  }),
};
