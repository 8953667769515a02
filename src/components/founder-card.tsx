import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { fill } from "../content/fill";
import { labelStyle } from "../theme/label";
import { color, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { BusSide, chipSizes, InputSide, RadioSide } from "./drawings/chip-sides";
import { EmailLink } from "./email-link";
import { FactList } from "./fact-list";
import { Portrait } from "./portrait";

type Props = {
  founder: Queries.FounderCardFragment;
  /** «Écrire à {name}» */
  emailLabel: string;
  /** Which half of the twin board the founder is on. */
  half?: keyof typeof halves;
  className?: string;
};

/** Between a board's edge and its texts: room for a trace. */
const margin = 28;

/** The circuit on both sides of each chip: one half measures, the other relays. */
const halves = {
  measure: {
    part: "U1",
    left: <InputSide />,
    right: <BusSide from="left" />,
    columns: `minmax(0, 1fr) auto ${margin}px`,
  },
  relay: {
    part: "U2",
    left: <BusSide from="right" />,
    right: <RadioSide />,
    columns: `${margin}px auto minmax(0, 1fr)`,
  },
};

export function FounderCard({ founder, emailLabel, half = "measure", className }: Props) {
  const { name, initials, role, email, bio, facts, photo } = founder;
  const titleId = useId();
  const { part, left, right, columns } = halves[half];
  return (
    <article aria-labelledby={titleId} css={styles.card} className={className}>
      <div css={[{ gridTemplateColumns: columns }, styles.chip]}>
        {left}
        <div css={styles.body}>
          <p css={[labelStyle, styles.part]} aria-hidden="true">
            {part}
          </p>
          <Portrait
            photo={photo}
            initials={initials}
            sizes="(min-width: 42rem) 13rem, 9rem"
            css={styles.portrait}
          />
        </div>
        {right}
      </div>
      <header css={styles.title}>
        <p css={labelStyle}>{role}</p>
        <h2 id={titleId} css={styles.name}>
          {name}
        </h2>
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
  card: css(chipSizes, {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space.l,
    // An outline, not a border: browsers round a border's width, and what is drawn from the edges would be off.
    outline: `1.5px solid ${color.text}`,
    outlineOffset: "-1.5px",
    borderRadius: "4px",
    background: color.surface,
    padding: `var(--chip-inset) ${margin}px ${space.xxl}`,
    [media.tight]: { paddingInline: space.s },
    // Side by side, both cards share their rows.
    [media.wide]: { gridRow: "span 5", gridTemplateRows: "subgrid" },
    [media.print]: { padding: space.m },
  }),
  // Its sides reach the board's edges.
  chip: css({
    display: "grid",
    blockSize: "var(--chip)",
    gridTemplateRows: "100%",
    marginInline: -margin,
    // In very large text there is room for the chip only.
    [media.tight]: {
      gridTemplateColumns: "auto",
      justifyContent: "start",
      marginInline: 0,
      "& > svg": { display: "none" },
    },
    [media.print]: { "&": { display: "none" } },
  }),
  body: css({
    position: "relative",
    aspectRatio: "1",
    padding: "8px",
    border: `1.5px solid ${color.text}`,
    fontSize: "calc(var(--chip) * 0.38)",
  }),
  part: css({
    position: "absolute",
    insetBlockEnd: "calc(100% + 0.25rem)",
    insetInlineStart: 0,
    "&&": { color: color.textMuted },
  }),
  portrait: css({ blockSize: "100%", "& img": { blockSize: "100%", objectFit: "cover" } }),
  title: css({ display: "grid", gap: space.xs }),
  name: css({ fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)" }),
  bio: css({ maxInlineSize: size.measure }),
  contact: css({
    display: "grid",
    justifyItems: "start",
    gap: space.m,
    // On paper the address is enough.
    [media.print]: { "& > a:first-of-type": { display: "none !important" } },
  }),
};
