import { css } from "@emotion/react";
import { labelStyle } from "../theme/label";
import { sheet, twelveColumns } from "../theme/sheet";
import { color, space } from "../theme/tokens";
import { AntennaDrawing } from "./drawings/chamber-drawing";
import { chamberPlace } from "./offer-looks";

type Props = { label: string };

/** What stands on the ground above the product's chamber. */
export function OfferAntenna({ label }: Props) {
  return (
    <div css={[sheet, twelveColumns]}>
      <div css={[chamberPlace, styles.place]}>
        <AntennaDrawing />
        <p css={[labelStyle, styles.label]}>{label}</p>
      </div>
    </div>
  );
}

const styles = {
  place: css({ display: "grid", "& > *": { gridArea: "1 / 1" }, "& > svg": { overflow: "visible" } }),
  // Left of the pole, with a leader to it.
  label: css({
    position: "relative",
    alignSelf: "end",
    paddingBlockEnd: space.xl,
    paddingInlineEnd: "13.5%",
    textAlign: "end",
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "0.65em",
      insetInlineEnd: "6.7%",
      inlineSize: "5.7%",
      borderBlockStart: `1px solid ${color.text}`,
    },
  }),
};
