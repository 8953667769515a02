import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { background } from "../theme/background";
import { container, half, twelveColumns, twelveColumnTemplate } from "../theme/container";
import { color, fontSize, media, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { Drawing } from "./drawings/drawing";
import { bentLine, copperLine, marginCentre, outerWire, pseudoElement, traceStyle } from "./drawings/lines";

type Props = {
  content: Queries.CallToActionFragment;
  /** The target of the header's contact link. */
  id?: string;
  /** Aligns the texts with those beside the home page's copper trace. */
  isIndented?: boolean;
  /** A drawing at the right end of a wire from the button. */
  endDrawing?: string;
  /** A large drawing of a device, which a wire from the button enters from below. */
  children?: ReactNode;
  /** Number of wires that lead from the button to the page's right margin, then up. */
  wires?: 1 | 2;
};

/** The link to the contact form at the end of a page; not printed, because the footer has the addresses. */
export function CallToAction({ content, id, isIndented, endDrawing, children, wires }: Props) {
  const titleId = useId();
  const { title, text, link } = content;
  const layoutStyles = [isIndented && styles.indented, children ? styles.withDrawing : undefined];
  const wireStyles = [endDrawing && styles.wire, wires && styles.marginWire, wires === 2 && styles.outerWire];
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="screen-only"
      css={[background.surface, styles.section]}
    >
      <div css={[container, twelveColumns, styles.container, layoutStyles]}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        {children}
        <div css={styles.textAndButton}>
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
  wire: css({ "&::after": { content: '""', flex: 1, borderBlockStart: copperLine } }),
  endDrawing: css({ overflow: "visible", order: 1, flex: "none", inlineSize: "5rem" }),
  marginWire: css({
    alignItems: "start",
    "&::after": {
      ...bentLine({ block: "End", inline: "End" }),
      position: "static",
      flex: 1,
      // The wire comes from far above and ends at half the button's height.
      marginBlockStart: "calc(1.5rem - 500vh)",
      marginInlineEnd: `calc(-1 * ${marginCentre})`,
    },
  }),
  outerWire: css({ "&::after": outerWire }),
  section: css({ borderBlockStart: `1px solid ${color.line}`, overflow: "clip" }),
  container: css({
    gap: space.l,
    alignItems: "baseline",
    paddingBlock: "clamp(1.5rem, 5vw, 4.5rem)",
    [media.tight]: { "& svg, & p::after": { display: "none" } },
    [media.medium]: { gridTemplateColumns: twelveColumnTemplate },
  }),
  indented: css({ [media.medium]: traceStyle.indent }),
  title: css({ [media.medium]: { gridColumn: half.left } }),
  textAndButton: css({
    [media.medium]: { gridColumn: half.right },
    display: "grid",
    justifyItems: "start",
    gap: space.l,
    color: color.textMuted,
  }),
  text: css({ textWrap: "balance" }),
  // The button's wire enters the drawn device's last gland from below, at 0.277 of its width from its right end.
  withDrawing: css({
    "--drawing-width": "min(90%, 32rem)",
    "--drawing-end": "0%",
    "& > h2": { gridRow: 1, alignSelf: "end", fontSize: fontSize.heading1 },
    "& > svg": {
      zIndex: 1,
      gridArea: "3 / 1",
      alignSelf: "end",
      inlineSize: "var(--drawing-width)",
      margin: `calc(3rem + ${space.l}) var(--drawing-end) ${space.xl} auto`,
    },
    "& > div": { display: "contents" },
    "& > div > p": { gridRow: 2 },
    "& > div > p + p": {
      position: "relative",
      gridArea: "3 / 1 / auto / -1",
      alignSelf: "stretch",
      alignItems: "start",
      "& > a": { zIndex: 1 },
      "&::after": {
        ...pseudoElement,
        insetBlock: "1.5rem 0",
        insetInline: "2rem calc(var(--drawing-end) + 0.277 * var(--drawing-width) - 1px)",
        border: copperLine,
        borderBlockStart: 0,
        borderRadius: "0 0 1.5rem 1.5rem",
        // Hides the upper part of the right side, which ends in the gland; the left side starts at the button.
        clipPath: "polygon(0 0, 50% 0, 50% 40%, 100% 40%, 100% 100%, 0 100%)",
      },
    },
    [media.medium]: {
      "--drawing-width": "min(45%, max(27rem, 22vw))",
      "--drawing-end": "7%",
      gridTemplateRows: `1fr auto auto ${space.xxl}`,
      "& > h2, & > div > :first-of-type": { gridColumn: "1 / 6" },
      "& > svg": { gridArea: "1 / 1 / 5 / -1", marginBlockStart: 0 },
      "& > div > p + p": { gridRow: "3 / 5", "& > a": { maxInlineSize: "41%" } },
    },
    "&:has(a:is(:hover, :focus-visible)) .outline": { strokeDasharray: "none" },
  }),
};
