import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { card } from "../theme/card";
import { media, size, space } from "../theme/tokens";
import { buttonStyle } from "./button-link";

type Props = { labels: Queries.UpdatePromptFragment["interface"] };

/** Asks the visitor to agree to a later build; shown by the worker's page side (page.ts) when one waits. */
export function UpdatePrompt({ labels }: Props) {
  return (
    <div role="status" data-update-prompt="" css={styles.region}>
      <p hidden suppressHydrationWarning css={[card.floating, styles.prompt]}>
        {labels.newVersion}
        <button type="button" css={[buttonStyle.filled, styles.button]}>
          {labels.reload}
        </button>
      </p>
    </div>
  );
}

export const fragment = graphql`
  fragment UpdatePrompt on SiteJson {
    interface {
      newVersion
      reload
    }
  }
`;

const styles = {
  region: css({
    position: "fixed",
    insetBlockEnd: space.m,
    insetInline: space.m,
    zIndex: 2,
    display: "grid",
    justifyItems: "center",
    pointerEvents: "none",
    [media.print]: { display: "none" },
  }),
  prompt: css({
    "&:not([hidden])": { display: "flex" },
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.m,
    padding: `${space.s} ${space.m}`,
    pointerEvents: "auto",
  }),
  button: css({ minBlockSize: size.target }),
};
