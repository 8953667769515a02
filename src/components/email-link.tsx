import { css } from "@emotion/react";
import { size } from "../theme/tokens";

/** An e-mail address on a line of its own, high enough for a finger. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} css={style}>
      {address}
    </a>
  );
}

const style = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  overflowWrap: "anywhere",
});
