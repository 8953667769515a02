import { css } from "@emotion/react";
import { color, fontSize, media, space } from "../theme/tokens";
import { labelStyle } from "./label";

type Props = { steps: readonly { readonly title: string; readonly description: string }[] };

/** The steps of the method, linked by the trace: each starts at its pad. */
export function MethodSteps({ steps }: Props) {
  return (
    <ol css={styles.list}>
      {steps.map((step, index) => (
        <li key={step.title} css={styles.step}>
          <p css={[labelStyle, styles.mark]} aria-hidden="true">
            {String(index + 1).padStart(2, "0")}
          </p>
          <h3 css={styles.title}>{step.title}</h3>
          <p css={styles.description}>{step.description}</p>
        </li>
      ))}
    </ol>
  );
}

/** How far each step stands below the one before it. */
const drop = "2.5rem";

const styles = {
  list: css({
    gridColumn: "1 / -1",
    display: "grid",
    gap: space.xl,
    [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)", gap: 0 },
  }),
  step: css({
    position: "relative",
    breakInside: "avoid",
    display: "grid",
    gap: space.xs,
    alignContent: "start",
    [media.wide]: {
      paddingBlockStart: space.xl,
      paddingInlineEnd: space.l,
      "&::before": {
        content: '""',
        position: "absolute",
        insetBlockStart: -1,
        insetInlineStart: 0,
        inlineSize: `calc(100% - ${drop})`,
        blockSize: 2,
        background: color.copper,
        forcedColorAdjust: "none",
      },
      // The run at 45° down to the next step, as a board is routed.
      "&:not(:last-of-type)::after": {
        content: '""',
        position: "absolute",
        insetBlockStart: -1,
        insetInlineStart: `calc(100% - ${drop})`,
        inlineSize: `calc(${drop} * 1.4142)`,
        blockSize: 2,
        background: color.copper,
        forcedColorAdjust: "none",
        transformOrigin: "0 50%",
        rotate: "45deg",
      },
      "&:nth-of-type(2)": { marginBlockStart: drop },
      "&:nth-of-type(3)": { marginBlockStart: `calc(2 * ${drop})` },
      "&:nth-of-type(4)": { marginBlockStart: `calc(3 * ${drop})` },
    },
  }),
  mark: css({
    [media.wide]: {
      "&::before": {
        content: '""',
        position: "absolute",
        zIndex: 1,
        insetBlockStart: -8,
        insetInlineStart: 0,
        inlineSize: 16,
        blockSize: 16,
        border: `3px solid ${color.copper}`,
        borderRadius: "50%",
        background: color.background,
      },
    },
  }),
  title: css({ fontSize: fontSize.heading3 }),
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
};
