import { touchTargetInText } from "../theme/touch-target";

/** A `tel:` link without the spaces of the displayed number. */
export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`} css={touchTargetInText}>
      {number}
    </a>
  );
}
