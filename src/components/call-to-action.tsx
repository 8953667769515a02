import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { ground as grounds } from "../theme/ground";
import { sheet } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { NextSteps } from "./next-steps";

type Props = {
  invitation: Queries.CallToActionFragment;
  /** Different from that of the section before it. */
  ground?: "paper" | "surface";
  /** The id that «Contactez-nous» leads to, on a page that has one. */
  id?: string;
};

/** The link to the contact form at the end of a page, and what happens to a message. */
export function CallToAction({ invitation, ground = "surface", id }: Props) {
  const titleId = useId();
  const { title, text, link } = invitation;
  return (
    <section id={id} aria-labelledby={titleId} css={[grounds[ground], styles.band]}>
      <div css={[sheet, styles.sheet]}>
        <h2 id={titleId}>{title}</h2>
        <div css={styles.aside}>
          <p>{text}</p>
          <ButtonLink link={link} />
        </div>
        <NextSteps />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text
    link {
      ...Link
    }
  }
`;

const styles = {
  band: css({ borderBlockStart: `1px solid ${color.line}` }),
  sheet: css({
    gap: space.l,
    paddingBlock: "clamp(2.25rem, 6vw, 6rem)",
    [media.print]: { paddingBlock: space.l },
    [media.wide]: { gridTemplateColumns: "8fr 4fr", gap: `${space.xxl} ${space.xxl}` },
  }),
  aside: css({ display: "grid", justifyItems: "start", gap: space.m, color: color.textMuted }),
};
