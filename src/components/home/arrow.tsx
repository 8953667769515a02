import { css } from "@emotion/react";
import { color } from "../../theme/tokens";

/** An arrow at the end of a block that is a link. */
export function Arrow({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 20" aria-hidden="true" className={`screen-only ${className}`} css={arrowStyle}>
      <path d="M0 10h26M17 1l9 9-9 9" />
    </svg>
  );
}

const arrowStyle = css({ inlineSize: 28, fill: "none", stroke: color.copper, strokeWidth: 2 });
