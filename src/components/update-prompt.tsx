import { css } from "@emotion/react";
import { color, media, size, space } from "../theme/tokens";
import { buttonStyle } from "./button-link";

type Props = { words: { readonly newVersion: string; readonly reload: string } };

/** Asks the visitor to agree to a later build; shown by the worker's page side (offline/page.ts) when one waits. */
export function UpdatePrompt({ words }: Props) {
  return (
    <div role="status" data-update-prompt="" css={prompt}>
      <p hidden suppressHydrationWarning>
        {words.newVersion}
        <button type="button" css={buttonStyle.filled}>
          {words.reload}
        </button>
      </p>
    </div>
  );
}

const prompt = css({
  position: "fixed",
  insetBlockEnd: space.m,
  insetInline: space.m,
  zIndex: 2,
  inlineSize: "fit-content",
  marginInline: "auto",
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: "0 12px 32px rgb(6 23 27 / 0.22)",
  "& > p:not([hidden])": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.m },
  "& > p": {
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: "inherit",
  },
  [media.print]: { display: "none" },
});
