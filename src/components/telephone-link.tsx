import { touchTargetInText } from "../theme/touch-target";

export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`} css={touchTargetInText}>
      {number}
    </a>
  );
}
