import { targetInText } from "../theme/target";

/** An e-mail address on a line of its own, as high as a touch target. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} css={targetInText}>
      {address}
    </a>
  );
}
