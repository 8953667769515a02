import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { fill } from "../content/fill";
import { color, font, fontSize, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { EmailLink } from "./email-link";
import { FactList } from "./fact-list";
import { Portrait } from "./portrait";

type Props = {
  founder: Queries.FounderCardFragment;
  /** «Écrire à {name}» */
  emailLabel: string;
  /** The name of the chip that frames the portrait: «U1». */
  part: string;
};

/** A founder on the firm's board: the portrait in the frame of a chip, and under it what there is to know. */
export function FounderCard({ founder, emailLabel, part }: Props) {
  const { name, initials, role, email, bio, facts, photo } = founder;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} css={styles.card}>
      <div className="screen-only" css={styles.chip}>
        <p aria-hidden="true" css={styles.part}>
          {part}
        </p>
        <Portrait
          photo={photo}
          initials={initials}
          sizes="(min-width: 80rem) 10.5rem, 9.5rem"
          css={styles.portrait}
        />
      </div>
      <header css={styles.head}>
        <h2 id={titleId} css={styles.name}>
          {name}
        </h2>
        <p css={styles.role}>{role}</p>
      </header>
      <p css={styles.bio}>{bio}</p>
      <FactList facts={facts} />
      <p css={styles.contact}>
        <ButtonLink link={{ label: fill(emailLabel, { name }), to: `mailto:${email}` }} look="outlined" />
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

/** Where the chip stands beside name and biography. */
const besideChip = `${media.tablet}, screen and (min-width: 80rem)`;

const styles = {
  // Side by side, both share their rows.
  card: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space.l,
    [media.wide]: { gridRow: "span 5", gridTemplateRows: "subgrid" },
    [media.tablet]: {
      gridTemplate: "auto 1fr / auto minmax(0, 1fr)",
      "& > *": { gridColumn: "1 / -1" },
    },
    // The words beside the chip, as far as they have room.
    [media.wideScreen]: {
      gridRow: "span 4",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      "& > *": { gridColumn: "1 / -1" },
    },
    // Facts stand on the axis of the words.
    [media.mediumScreen]: { "& dl dt": { flexBasis: `calc(var(--chip) + ${space.l} - ${space.m})` } },
  }),
  // `--chip` and what is wired to it: templates/founders.tsx.
  chip: css({
    position: "relative",
    [media.wideScreen]: { gridArea: "1 / 1" },
    [besideChip]: { gridArea: "1 / 1 / span 2 / auto" },
    inlineSize: "var(--chip)",
    aspectRatio: "1",
    padding: 8,
    border: `1.5px solid ${color.text}`,
    background: color.surface,
    fontSize: "calc(var(--chip) * 0.34)",
  }),
  part: css({
    position: "absolute",
    insetBlockEnd: "calc(100% + 0.25rem)",
    insetInlineStart: 0,
    color: color.textMuted,
    font: `450 ${fontSize.label}/1.4 ${font.figure}`,
  }),
  portrait: css({ blockSize: "100%", "& img": { blockSize: "100%", objectFit: "cover" } }),
  head: css({
    display: "grid",
    alignContent: "start",
    gap: "0.25rem",
    [media.mediumScreen]: { gridArea: "1 / 2" },
    // At the chip's foot, where the biography stands below both.
    [media.desk]: { alignContent: "end" },
  }),
  name: css({ fontSize: "clamp(1.75rem, 1.5rem + 0.7vw, 2rem)" }),
  role: css({ color: color.textMuted, fontSize: fontSize.small }),
  bio: css({ maxInlineSize: size.measure, [besideChip]: { gridArea: "2 / 2" } }),
  contact: css({
    display: "grid",
    justifyItems: "start",
    // However many lines the other's address takes.
    alignContent: "start",
    gap: space.m,
    // On paper the address is enough.
    [media.print]: { "& > a:first-of-type": { display: "none !important" } },
  }),
};
