import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { ground } from "../theme/ground";
import { half, sheet, third, twelve, twelveColumns } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { useTrace } from "./copper-trace";
import { bentLine, copperLine, inMargin, threadLine, traceStyle, via } from "./drawings/trace";

type Props = {
  invitation: Queries.CallToActionFragment;
  /** The id that «Contactez-nous» leads to, on a page that has one. */
  id?: string;
  /** The wire that ends in the button: the one in the page's margin, or one from above. */
  wire?: keyof typeof wires;
  /** What helps to decide: whom to write to directly, or what happens to a message. */
  children?: ReactNode;
};

/** The link to the contact form at the end of a page. */
export function CallToAction({ invitation, id, wire, children }: Props) {
  const titleId = useId();
  const trace = useTrace();
  const { title, text, link } = invitation;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      css={[ground.surface, styles.band, wire && styles.clipped, trace === "past" && traceStyle.over]}
    >
      <div css={[sheet, twelveColumns, styles.sheet, trace === "through" && traceStyle.room]}>
        <h2 id={titleId} css={[styles.title, wire === "above" && styles.passed]}>
          {title}
        </h2>
        <div css={styles.aside}>
          <p>{text}</p>
          <p css={wire && wires[wire]}>
            <ButtonLink link={link} />
          </p>
        </div>
        {children}
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

/** The wire from above is this far from the last column's left edge, or on a telephone from the board's (Partenaires). */
export const wireAbove = { column: "85px", board: "47px" };
/** On a telephone, the board's left edge is this far from the right. */
export const boardOnPhone = "60px";

const wires = {
  beside: css({
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
  above: css({
    position: "relative",
    order: -1,
    "--wire": wireAbove.column,
    [media.narrow]: {
      display: "grid",
      inlineSize: "100%",
      "--wire": `calc(100% - ${boardOnPhone} + ${wireAbove.board})`,
    },
    "&::before": { ...threadLine, ...via("var(--wire)"), insetBlockStart: -7 },
    "&::after": {
      ...threadLine,
      insetBlockEnd: "100%",
      insetInlineStart: "var(--wire)",
      borderInlineStart: copperLine,
    },
  }),
};

const styles = {
  band: css({ borderBlockStart: `1px solid ${color.line}` }),
  sheet: css({
    gap: space.l,
    paddingBlock: "clamp(2.25rem, 6vw, 6rem)",
    [media.print]: { paddingBlock: space.l },
    [media.medium]: { gridTemplateColumns: twelve, rowGap: space.xl },
    [media.wide]: { rowGap: space.xxl },
  }),
  clipped: css({ overflow: "clip" }),
  title: css({ [media.medium]: { gridColumn: half.left }, [media.wide]: { gridColumn: "1 / 9" } }),
  // Leaves room for the wire from above.
  passed: css({ [media.narrow]: { maxInlineSize: "85%" } }),
  aside: css({
    [media.medium]: { gridColumn: half.right },
    [media.wide]: { gridColumn: third.right },
    display: "grid",
    justifyItems: "start",
    gap: space.m,
    color: color.textMuted,
  }),
};
