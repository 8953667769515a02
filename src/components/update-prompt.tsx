import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, shade, size, space } from "../theme/tokens";
import { buttonStyle } from "./button-link";

/** Asks the visitor to reload for a new build; shown by offline/register-worker.ts. */
export function UpdatePrompt({ labels }: { labels: Queries.UpdatePromptFragment["interface"] }) {
  return (
    <div role="status" data-update-prompt="" className="screen-only" css={promptStyle}>
      <p hidden suppressHydrationWarning>
        {labels.newVersion}
        <button type="button" css={buttonStyle.filled}>
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

const promptStyle = css({
  position: "fixed",
  insetBlockEnd: space.m,
  insetInline: space.m,
  zIndex: 2,
  inlineSize: "fit-content",
  marginInline: "auto",
  "& > p:not([hidden])": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.m },
  "& > p": {
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    boxShadow: shade.floating,
  },
});
