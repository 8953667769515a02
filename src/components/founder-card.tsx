import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { smallHeadingStyle } from "../theme/small-heading";
import { color, font, media, size, space } from "../theme/tokens";
import { benchLength, phoneCrop } from "./bench";
import { copperLine, marginCentre, pseudoElement, viaStyle } from "./drawings/lines";
import { EmailLink } from "./email-link";
import { FactList } from "./fact-list";
import { Picture } from "./picture";

/** A founder's card below the workbench; the initials are placed on the founder's drawn coat (bench.tsx). */
export function FounderCard({ founder }: { founder: Queries.FounderCardFragment }) {
  const { name, initials, role, email, bio, facts, photo } = founder;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} css={styles.card}>
      <header css={[styles.header, photo && styles.headerWithPhoto]}>
        {photo && <Picture image={photo} sizes="9rem" css={styles.photo} />}
        <h2 id={titleId} css={styles.name}>
          {name}
        </h2>
        <p css={smallHeadingStyle}>{role}</p>
      </header>
      <p css={styles.initials}>{initials}</p>
      <p css={styles.bio}>{bio}</p>
      {facts && <FactList facts={facts} />}
      <p>
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
    # Training, career, and a favourite thing to draw.
    facts {
      ...Fact
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

const textIndent = "2.75rem";
/** y of the initials on the drawn coats, in units of bench.svg. */
const initialsY = 284;
/** x of the wire from the drawn bench to the card, relative to the card's text. */
const wireInset = `calc(${benchLength(7)} - 1px - ${textIndent})`;
const wireInsetOnPhone = `calc(${benchLength(15, phoneCrop.scale)} - 1px - ${textIndent})`;

const styles = {
  card: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space.l,
    paddingInline: `${textIndent} ${space.m}`,
    [media.medium]: { gridRow: "2 / span 4", gridTemplateRows: "subgrid" },
    [media.tight]: { paddingInlineStart: 0, "& > header": { "&::before, &::after": { display: "none" } } },
    // On phones, the second card is below the first, so its wire comes from the margin instead of the bench.
    [media.narrow]: {
      paddingInlineEnd: 0,
      "& + &": { marginBlockStart: space.xl },
      "& + & > header::after": {
        insetInlineEnd: `calc(-1 * ${marginCentre})`,
        borderBlockStart: copperLine,
        borderStartStartRadius: "1rem",
      },
    },
  }),
  header: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "0.25rem",
    "&::after": {
      ...pseudoElement,
      insetInlineStart: wireInset,
      insetBlockStart: `calc(-1 * ${space.l})`,
      blockSize: "2.2rem",
      borderInlineStart: copperLine,
      [media.narrow]: { insetInlineStart: wireInsetOnPhone },
    },
    "&::before": {
      ...viaStyle(wireInset),
      insetBlockStart: "0.6rem",
      [media.narrow]: { insetInlineStart: `calc(${wireInsetOnPhone} - 6px)` },
    },
  }),
  headerWithPhoto: css({
    [media.wide]: { gridTemplate: "1fr auto / 9rem minmax(0, 1fr)", columnGap: space.l },
  }),
  photo: css({
    inlineSize: "min(9rem, 100%)",
    marginBlockEnd: space.s,
    [media.wide]: { gridRow: "1 / 3", marginBlockEnd: 0 },
  }),
  name: css({ alignSelf: "end", fontSize: "clamp(1.75rem, 1.5rem + 0.7vw, 2rem)" }),
  initials: css({
    position: "absolute",
    insetInlineStart: "var(--initials-x)",
    insetBlockStart: benchLength(initialsY),
    transform: "translate(-50%, -50%)",
    color: color.brand,
    font: `600 1.8cqi/1 ${font.text}`,
    letterSpacing: "-0.02em",
    [media.narrow]: { insetBlockStart: benchLength(initialsY, phoneCrop.scale), fontSize: "3.2cqi" },
  }),
  bio: css({ maxInlineSize: size.measure, [media.narrow]: { paddingInlineEnd: space.s } }),
};
