import { css } from "@emotion/react";
import { touchTargetInText } from "../theme/touch-target";

type Props = { address: string; className?: string };

/** An e-mail address on a line of its own, as high as a touch target. Where it needs two, the second begins with the @. */
export function EmailLink({ address, className }: Props) {
  const at = address.indexOf("@");
  return (
    // Its name: of two boxes, browsers would make two words.
    <a href={`mailto:${address}`} aria-label={address} css={touchTargetInText} className={className}>
      <span css={whole}>{address.slice(0, at)}</span>
      <span css={whole}>{address.slice(at)}</span>
    </a>
  );
}

/** Its own hyphens break no line. */
const whole = css({ display: "inline-block", maxInlineSize: "100%", textDecoration: "inherit" });
