import { touchTargetInText } from "../theme/touch-target";

/** A telephone number, dialled without the spaces that it is read with. */
export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`} css={touchTargetInText}>
      {number}
    </a>
  );
}
