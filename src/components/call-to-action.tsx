import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { background } from "../theme/background";
import { container, half, twelveColumns, twelveColumnTemplate } from "../theme/container";
import { color, fontSize, media, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { Drawing } from "./drawings/drawing";
import { bentLine, copperLine, marginCentre, outerWire } from "./drawings/trace";

type Props = {
  invitation: Queries.CallToActionFragment;
  /** The target of the header's contact link on the home page. */
  id?: string;
  /** A file of src/drawings, at the right end of a wire from the button. */
  endDrawing?: string;
  /** A large drawing, which the wire from the button enters from below. */
  children?: ReactNode;
  /** Number of wires between the button and the page's margin or the drawing. */
  wires?: 1 | 2;
};

/** The link to the contact form at the end of a page; not printed, because the footer has the addresses. */
export function CallToAction({ invitation, id, endDrawing, children, wires }: Props) {
  const titleId = useId();
  const { title, text, link } = invitation;
  const wireStyles = [endDrawing && styles.wire, wires && styles.marginWire, wires === 2 && styles.outerWire];
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="screen-only"
      css={[background.surface, styles.band]}
    >
      <div css={[container, twelveColumns, styles.container, children ? styles.withPicture : undefined]}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        {children}
        <div css={styles.aside}>
          <p css={styles.text}>{text}</p>
          <p css={[styles.button, wireStyles]}>
            <ButtonLink link={link} />
            {endDrawing && <Drawing svg={endDrawing} css={styles.endDrawing} />}
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
  button: css({ display: "flex", alignItems: "center", inlineSize: "100%" }),
  wire: css({
    "&::after": { content: '""', flex: 1, borderBlockStart: copperLine },
    [media.tight]: { "&::after": { display: "none" } },
  }),
  endDrawing: css({
    overflow: "visible",
    order: 1,
    flex: "none",
    inlineSize: "5rem",
  }),
  marginWire: css({
    alignItems: "start",
    "&::after": {
      ...bentLine("End", "End", "wire"),
      position: "static",
      flex: 1,
      blockSize: "var(--wire-length, 500vh)",
      // Starts far above, ends at half the button's height.
      marginBlockStart: "calc(1.5rem - var(--wire-length, 500vh))",
      marginInlineEnd: `var(--wire-end, calc(-1 * ${marginCentre}))`,
    },
  }),
  outerWire: css({ "&::after": outerWire }),
  band: css({ borderBlockStart: `1px solid ${color.line}`, overflow: "clip" }),
  container: css({
    gap: space.l,
    alignItems: "baseline",
    paddingBlock: "clamp(1.5rem, 5vw, 4.5rem)",
    [media.tight]: { "& svg": { display: "none" } },
    [media.medium]: { gridTemplateColumns: twelveColumnTemplate },
  }),
  title: css({ [media.medium]: { gridColumn: half.left } }),
  aside: css({
    [media.medium]: { gridColumn: half.right },
    display: "grid",
    justifyItems: "start",
    gap: space.l,
    color: color.textMuted,
  }),
  text: css({ textWrap: "balance" }),
  // The button is below the picture, which its wire enters from there.
  withPicture: css({
    "--picture": "min(100%, max(28rem, 22vw))",
    "--wire-end": "calc(0.295 * var(--picture) - 1px)",
    "--wire-length": "8rem",
    gridTemplateRows: "1fr auto",
    alignItems: "end",
    "& > h2": { fontSize: fontSize.heading1 },
    "& > svg": { zIndex: 1, order: 1, justifySelf: "end", inlineSize: "var(--picture)" },
    "& > div": { display: "contents" },
    "& > div > p + p": { gridColumn: "1 / -1", order: 2 },
    [media.medium]: {
      "& > h2, & > div > :first-of-type": { gridColumn: "1 / 6" },
      "& > svg": { gridArea: "1 / 6 / 3 / -1" },
    },
    "&:has(a:is(:hover, :focus-visible)) .outline": { strokeDasharray: "none" },
  }),
};
