import { css } from "@emotion/react";
import { color, fontSize, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { NextSteps } from "./next-steps";

type Props = {
  title: string;
  text: string;
  link: { readonly label: string; readonly to: string };
  /** What happens then, in three steps. */
  nextSteps: readonly string[];
  /** Different from that of the section before it. */
  ground?: "paper" | "surface";
  /** The id that «Contactez-nous» leads to, on a page that has one. */
  id?: string;
};

/** The link to the contact form at the end of a page, and what happens to a message. */
export function CallToAction({ title, text, link, nextSteps, ground = "surface", id }: Props) {
  const titleId = `${id ?? "suite"}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} css={[styles.band, styles[ground]]}>
      <div css={styles.sheet}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        <div css={styles.aside}>
          <p>{text}</p>
          <ButtonLink link={link} />
        </div>
        <NextSteps steps={nextSteps} />
      </div>
    </section>
  );
}

const styles = {
  band: css({
    breakInside: "avoid",
    borderBlockStart: `1px solid ${color.line}`,
  }),
  paper: css({}),
  surface: css({ background: color.surface }),
  sheet: css({
    display: "grid",
    gap: space.l,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `clamp(2.25rem, 6vw, 6rem) ${space.gutter}`,
    [media.print]: { paddingBlock: space.l },
    [media.wide]: { gridTemplateColumns: "8fr 4fr", gap: `${space.xxl} ${space.xxl}` },
  }),
  title: css({ fontSize: fontSize.heading2 }),
  aside: css({ display: "grid", justifyItems: "start", gap: space.m, color: color.textMuted }),
};
