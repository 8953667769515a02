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

const styles = {
  list: css({
    gridColumn: "1 / -1",
    display: "grid",
    gap: space.xl,
    [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)", gap: 0 },
  }),
  step: css({
    position: "relative",
    display: "grid",
    gap: space.xs,
    alignContent: "start",
    [media.wide]: {
      paddingBlockStart: space.xl,
      paddingInlineEnd: space.l,
      borderBlockStart: `2px solid ${color.copper}`,
      "&::before": {
        content: '""',
        position: "absolute",
        insetBlockStart: -9,
        insetInlineStart: 0,
        inlineSize: 16,
        blockSize: 16,
        border: `3px solid ${color.copper}`,
        borderRadius: "50%",
        background: color.background,
      },
      "&:nth-of-type(2)": { marginBlockStart: space.xl },
      "&:nth-of-type(3)": { marginBlockStart: space.xxl },
      "&:nth-of-type(4)": { marginBlockStart: "6rem" },
    },
  }),
  mark: css({}),
  title: css({ fontSize: fontSize.heading3 }),
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
};
