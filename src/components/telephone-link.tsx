import { css } from "@emotion/react";
import { size } from "../theme/tokens";

/** A telephone number, dialled without the spaces that it is read with. */
export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`} css={style}>
      {number}
    </a>
  );
}

const style = css({ display: "inline-flex", alignItems: "center", minBlockSize: size.target });
