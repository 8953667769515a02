import { css } from "@emotion/react";
import { font, fontSize } from "../../theme/tokens";

type Props = { sentences: Queries.MeasurementFragment["sentences"] };

/** Explains either end of the scale, and a cut loop. */
export function Sentences({ sentences }: Props) {
  return (
    <p css={styles}>
      <span data-when="zero">{sentences.zero}</span>
      <span data-when="full">{sentences.full}</span>
      <span data-when="cut">{sentences.cut}</span>
    </p>
  );
}

const shownSelectors = ["zero", "full", "cut"].map((loop) => `[data-loop=${loop}] & > [data-when=${loop}]`);

const styles = css({
  font: `600 ${fontSize.small}/1.35 ${font.text}`,
  textWrap: "balance",
  "& > span": { display: "none" },
  [shownSelectors.join(",")]: { display: "inline" },
});
