import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { ground } from "../theme/ground";
import { half, sheet, twelve, twelveColumns } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { useTrace } from "./copper-trace";
import { bentLine, inMargin, traceStyle } from "./drawings/trace";

type Props = {
  invitation: Queries.CallToActionFragment;
  /** The id that «Contactez-nous» leads to, on a page that has one. */
  id?: string;
  /** The wire in the page's margin ends in the button. */
  isWired?: boolean;
};

/** The link to the contact form at the end of a page. */
export function CallToAction({ invitation, id, isWired }: Props) {
  const titleId = useId();
  const trace = useTrace();
  const { title, text, link } = invitation;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      css={[ground.surface, styles.band, isWired && styles.clipped, trace === "past" && traceStyle.over]}
    >
      <div css={[sheet, twelveColumns, styles.sheet, trace === "through" && traceStyle.room]}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        <div css={styles.aside}>
          <p css={styles.text}>{text}</p>
          <p css={isWired && styles.wire}>
            <ButtonLink link={link} />
          </p>
        </div>
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
  wire: css({
    display: "flex",
    inlineSize: "100%",
    "&::after": {
      ...bentLine("End", "End", "wire"),
      position: "static",
      flex: 1,
      // From above down to half the button's height.
      marginBlockStart: "calc(1.5rem - 500vh)",
      marginInlineEnd: `calc(-1 * ${inMargin})`,
    },
  }),
  band: css({ borderBlockStart: `1px solid ${color.line}` }),
  sheet: css({
    gap: space.l,
    alignItems: "baseline",
    paddingBlock: "clamp(1.5rem, 5vw, 4.5rem)",
    [media.print]: { paddingBlock: space.l },
    [media.medium]: { gridTemplateColumns: twelve },
  }),
  clipped: css({ overflow: "clip" }),
  title: css({
    [media.medium]: { gridColumn: half.left },
    // Chromium would keep the footer with it, and break that.
    [media.print]: { breakAfter: "auto" },
  }),
  aside: css({
    [media.medium]: { gridColumn: half.right },
    display: "grid",
    justifyItems: "start",
    gap: space.l,
    color: color.textMuted,
  }),
  text: css({ textWrap: "balance" }),
};
