import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSite } from "../site";
import { labelStyle } from "../theme/label";
import { fontSize, media, space } from "../theme/tokens";
import { copperLine, piece, via } from "./drawings/trace";

type Props = {
  /** In a narrow column the steps run down in any window. */
  isNarrow?: boolean;
};

/** What happens to a message, as steps on a trace: down on a telephone, across elsewhere. */
export function NextSteps({ isNarrow = false }: Props) {
  const { nextSteps } = useSite();
  return (
    <ol css={[styles.steps, !isNarrow && styles.across]}>
      {nextSteps.map((step, index) => (
        <li key={step} css={[styles.step, !isNarrow && styles.stepAcross]}>
          <span css={[labelStyle, styles.number]} aria-hidden="true">
            {index + 1}
          </span>{" "}
          {step}
        </li>
      ))}
    </ol>
  );
}

export const fragment = graphql`
  fragment NextSteps on SiteJson {
    nextSteps
  }
`;

const styles = {
  steps: css({
    display: "grid",
    gap: space.s,
    fontSize: fontSize.small,
    [media.print]: { display: "none" },
  }),
  across: css({
    [media.medium]: { gridTemplateColumns: "repeat(3, 1fr)", gap: `0 ${space.l}` },
  }),
  step: css({
    position: "relative",
    paddingInlineStart: space.l,
    "&::before": { ...via("7px"), insetBlockStart: "0.3em" },
    "&:not(:last-of-type)::after": {
      ...piece,
      insetBlock: "1.1em -1.25rem",
      insetInlineStart: 7,
      borderInlineStart: copperLine,
    },
  }),
  number: css({ marginInlineEnd: "0.4em" }),
  stepAcross: css({
    [media.medium]: {
      padding: `${space.l} ${space.m} 0 0`,
      "&::before": { ...via("6px"), insetBlockStart: -7 },
      "&:not(:last-of-type)::after": {
        insetBlock: "-1px auto",
        insetInlineStart: 14,
        inlineSize: `calc(100% + ${space.l} - 14px)`,
        borderInlineStart: 0,
        borderBlockStart: copperLine,
      },
    },
  }),
};
