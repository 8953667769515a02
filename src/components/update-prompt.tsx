import { css } from "@emotion/react";
import { card } from "../theme/card";
import { media, size, space } from "../theme/tokens";
import { buttonStyle } from "./button-link";

type Props = { words: { readonly newVersion: string; readonly reload: string } };

/** Asks the visitor to agree to a later build; shown by the worker's page side (page.ts) when one waits. */
export function UpdatePrompt({ words }: Props) {
  return (
    <div role="status" data-update-prompt="" css={styles.region}>
      <p hidden suppressHydrationWarning css={[card.floating, styles.prompt]}>
        {words.newVersion}
        <button type="button" css={[buttonStyle.filled, styles.button]}>
          {words.reload}
        </button>
      </p>
    </div>
  );
}

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
