import { css } from "@emotion/react";
import { targetInText } from "../theme/target";

/** An e-mail address on a line of its own, as high as a touch target. Where it needs two, the second begins with the @. */
export function EmailLink({ address }: { address: string }) {
  const at = address.indexOf("@");
  return (
    <a href={`mailto:${address}`} css={targetInText}>
      <span css={whole}>{address.slice(0, at)}</span>
      <span css={whole}>{address.slice(at)}</span>
    </a>
  );
}

/** Its own hyphens break no line. */
const whole = css({ display: "inline-block", maxInlineSize: "100%", textDecoration: "inherit" });
