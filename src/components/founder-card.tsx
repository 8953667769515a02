import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { fill } from "../fill";
import { card } from "../theme/card";
import { labelStyle } from "../theme/label";
import { color, font, media, size, space } from "../theme/tokens";
import { Picture } from "./picture";

type Props = {
  founder: Queries.FounderCardFragment;
  /** «Écrire à {name}» */
  emailLabel: string;
};

export function FounderCard({ founder, emailLabel }: Props) {
  const { name, initials, role, email, bio, facts, photo } = founder;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} css={[card.ruled, styles.card]}>
      {photo ? (
        <Picture image={photo} sizes="14rem" css={styles.portrait} />
      ) : (
        <p aria-hidden="true" css={[card.raised, styles.portrait, styles.initials]}>
          {initials}
        </p>
      )}
      <div css={styles.text}>
        <p css={labelStyle}>{role}</p>
        <h2 id={titleId} css={styles.name}>
          {name}
        </h2>
        <p>{bio}</p>
        <dl css={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} css={styles.fact}>
              <dt css={labelStyle}>{fact.label}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <p css={styles.contact}>
          <span>{fill(emailLabel, { name })}</span>
          <a href={`mailto:${email}`} css={styles.email}>
            {email}
          </a>
        </p>
      </div>
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
          gatsbyImageData(width: 448, aspectRatio: 1)
        }
      }
    }
  }
`;

const styles = {
  card: css({
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "14rem 1fr" },
  }),
  portrait: css({
    inlineSize: "10rem",
    aspectRatio: "1",
    [media.medium]: { inlineSize: "14rem" },
    [media.print]: { inlineSize: "7rem" },
  }),
  initials: css({
    display: "grid",
    placeItems: "center",
    backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
    backgroundSize: "20% 20%",
    color: color.brand,
    font: `500 4rem/1 ${font.label}`,
  }),
  text: css({ display: "grid", gap: space.s }),
  name: css({ fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)" }),
  facts: css({
    borderBlockStart: `1px solid ${color.line}`,
    marginBlock: space.s,
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
  contact: css({ display: "grid", color: color.textMuted }),
  email: css({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.target,
    overflowWrap: "anywhere",
  }),
};
