import { targetInText } from "../theme/target";

/** An e-mail address on a line of its own, high enough for a finger. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} css={targetInText}>
      {address}
    </a>
  );
}
