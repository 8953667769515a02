import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { fill } from "../fill";
import { card } from "../theme/card";
import { labelStyle } from "../theme/label";
import { color, font, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { Picture } from "./picture";

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
        {photo ? (
          <Picture image={photo} sizes="9rem" css={styles.portrait} />
        ) : (
          <p aria-hidden="true" css={[card.raised, styles.portrait, styles.initials]}>
            {initials}
          </p>
        )}
        <div css={styles.title}>
          <p css={labelStyle}>{role}</p>
          <h2 id={titleId} css={styles.name}>
            {name}
          </h2>
        </div>
      </header>
      <p css={styles.bio}>{bio}</p>
      <dl css={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} css={styles.fact}>
            <dt css={labelStyle}>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <p css={styles.contact}>
        <ButtonLink link={{ label: fill(emailLabel, { name }), to: `mailto:${email}` }} />
        <a href={`mailto:${email}`} css={styles.email}>
          {email}
        </a>
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
      label
      text
    }
    photo {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 288, aspectRatio: 1)
        }
      }
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
  header: css({ display: "flex", alignItems: "end", gap: space.l }),
  portrait: css({
    flex: "none",
    inlineSize: "6rem",
    aspectRatio: "1",
    [media.medium]: { inlineSize: "9rem" },
    [media.print]: { inlineSize: "5rem" },
  }),
  initials: css({
    display: "grid",
    placeItems: "center",
    backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
    backgroundSize: "20% 20%",
    backgroundPosition: "-1px -1px",
    color: color.brand,
    font: `500 2rem/1 ${font.label}`,
    [media.medium]: { fontSize: "3rem" },
  }),
  title: css({ display: "grid", gap: space.xs }),
  name: css({ fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)" }),
  bio: css({ maxInlineSize: size.measure }),
  facts: css({
    borderBlockStart: `1px solid ${color.text}`,
    [media.print]: { marginBlock: 0 },
  }),
  fact: css({
    display: "grid",
    gridTemplateColumns: "8rem 1fr",
    alignItems: "baseline",
    gap: space.m,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.print]: { paddingBlock: 0 },
  }),
  contact: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.xs} ${space.l}`,
    // Nothing to press on paper; the address says the same.
    [media.print]: { "& > a:first-of-type": { display: "none !important" } },
  }),
  email: css({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.target,
    overflowWrap: "anywhere",
  }),
};
