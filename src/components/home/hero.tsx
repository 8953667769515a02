import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { background } from "../../theme/background";
import { mediumCondition } from "../../theme/breakpoints";
import { container } from "../../theme/container";
import { smallHeadingStyle } from "../../theme/small-heading";
import { color, media, space } from "../../theme/tokens";
import { ButtonLink, buttonRow } from "../button-link";
import { Audience } from "./audience";
import { FlowReading } from "./flow-reading";
import { Lens } from "./lens";
import { Valley } from "./valley";

type Props = {
  hero: Queries.HeroFragment;
  /** Texts of the live view that the valley shares. */
  view: Queries.LiveViewFragment;
};

/** The top of the home page: a valley in cross-section; two radio buttons toggle its leak, by CSS alone. */
export function Hero({ hero, view }: Props) {
  const { label, title, lead, primary, secondary, audience, image, valley } = hero;
  return (
    <header css={[background.paper, styles.hero]}>
      <div css={[container, styles.container]}>
        <div css={styles.grid}>
          <div css={styles.heading}>
            <p css={[smallHeadingStyle, styles.label]}>{label}</p>
            <h1 css={styles.title}>{title}</h1>
          </div>
          <p css={styles.lead}>{lead}</p>
          <Valley valley={valley} view={view} />
          <Lens image={image} board={valley.board} scaleNote={valley.scale} />
          <FlowReading valley={valley} view={view} />
          <p css={[background.ink, buttonRow, styles.actions]}>
            <ButtonLink link={primary} />
            <ButtonLink link={secondary} variant="outlined" />
          </p>
        </div>
        <Audience audience={audience} />
      </div>
    </header>
  );
}

export const fragment = graphql`
  fragment Hero on HomeJsonHero {
    label
    title
    lead
    primary {
      ...Link
    }
    secondary {
      ...Link
    }
    audience {
      ...AudienceGroup
    }
    image {
      ...Lens
    }
    valley {
      ...Valley
    }
  }
`;

const styles = {
  hero: css({
    position: "relative",
    overflow: "clip",
    isolation: "isolate",
    // Minimum height of this header; height of the valley's drawing, radius of the lens, size of the title.
    "--height": "clamp(22rem, 98vw, 32.5rem)",
    "--scene": "var(--height)",
    "--lens-radius": "clamp(4.5rem, 23.5vw, 7.25rem)",
    [media.print]: { "--height": "44rem" },
    [media.wideScreen]: {
      "--height": "clamp(36.75rem, min(100svh - 9.75rem, 64vw), 54rem)",
      "--scene": "calc((var(--height) - 12.125rem) * 1.3)",
      "--lens-radius": "min(max(10cqi, 26cqi - 7rem), 0.31 * var(--scene), 15rem)",
      "--title": "min(0.15 * var(--scene), 9.1cqi)",
    },
    // Toggles the leak; without `:has()`, the leak is shown.
    "& .without-leak, &:has([value=without]:checked) .with-leak": { visibility: "hidden" },
    "&:has([value=without]:checked) .without-leak": { visibility: "visible" },
  }),
  container: css({ containerType: "inline-size" }),
  grid: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlockStart: "1.25rem",
    // The moon, at night; on phones, it would look like a button.
    [`@media screen and ${mediumCondition} and (prefers-color-scheme: dark)`]: {
      "&::before": {
        content: '""',
        position: "absolute",
        zIndex: -1,
        insetBlockStart: "5rem",
        insetInlineEnd: "9%",
        inlineSize: "3.5rem",
        aspectRatio: "1",
        borderRadius: "50%",
        background: color.textMuted,
      },
    },
    [media.wideScreen]: {
      gridTemplate: "minmax(calc(0.77 * var(--scene)), 1fr) auto auto / 52.12% auto minmax(min-content, 1fr)",
      minBlockSize: "var(--height)",
      gap: "1.125rem 0",
      padding: "0 0 1rem",
    },
  }),
  heading: css({
    gridArea: "1 / 1",
    paddingInlineStart: space.trace,
    // Ends just above the valley's line of the pressure without a leak.
    [media.wideScreen]: {
      gridColumn: "1 / -1",
      display: "grid",
      alignContent: "end",
      alignSelf: "start",
      minBlockSize: "calc(0.275 * var(--scene) - 0.26 * var(--title) - 0.15rem)",
    },
  }),
  label: css({
    paddingInlineEnd: "1.75rem",
    [media.wideScreen]: { fontSize: "clamp(1.0625rem, 0.033 * var(--scene), 1.5rem)" },
  }),
  title: css({
    fontSize: "clamp(2.25rem, 19.5vw, 8rem)",
    lineHeight: 0.97,
    letterSpacing: "-0.04em",
    // Cancels the side bearings of «à» and «D», so that both lines begin below the label's first letter.
    margin: "0.1em 0 0 -0.025em",
    textIndent: "-0.03em",
    maxInlineSize: "8ch",
    [media.wideScreen]: { maxInlineSize: "none", fontSize: "var(--title)" },
  }),
  lead: css({
    gridRow: 2,
    marginInlineStart: space.trace,
    marginBlockStart: space.l,
    maxInlineSize: "34rem",
    fontSize: "1.1875rem",
    lineHeight: 1.35,
    textWrap: "balance",
    [media.tablet]: { fontSize: "1.375rem" },
    [media.wideScreen]: css(background.ink, {
      marginBlockStart: 0,
      maxInlineSize: "25em",
      fontSize: "max(1.125rem, min(1.9cqi, 0.04 * var(--scene)))",
    }),
  }),
  actions: css({
    gridRow: 5,
    margin: `0 0 ${space.l} ${space.trace}`,
    [media.narrow]: { "& > a": { flexGrow: 1 } },
    [media.wideScreen]: { gridRow: 3, marginBlock: 0 },
  }),
};
