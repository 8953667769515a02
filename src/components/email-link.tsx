import { css } from "@emotion/react";
import { touchTargetInText } from "../theme/touch-target";

/** An e-mail address that can break only before its @, as tall as a touch target. */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const atIndex = address.indexOf("@");
  return (
    // Without the label, screen readers would announce the two inline blocks as two words.
    <a href={`mailto:${address}`} aria-label={address} css={touchTargetInText} className={className}>
      <span css={unbroken}>{address.slice(0, atIndex)}</span>
      <span css={unbroken}>{address.slice(atIndex)}</span>
    </a>
  );
}

const unbroken = css({ display: "inline-block", maxInlineSize: "100%", textDecoration: "inherit" });
