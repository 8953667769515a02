import { css } from "@emotion/react";
import { labelStyle } from "../theme/label";
import { sheet, twelveColumns } from "../theme/sheet";
import { color, space } from "../theme/tokens";
import { AntennaDrawing } from "./drawings/chamber-drawing";
import { chamberPlace } from "./offer-looks";

type Props = {
  label: string;
  /** The label of the browser window. */
  view: string | undefined;
};

/** The antenna above the product's chamber, and the browser that its signal goes to. */
export function OfferAntenna({ label, view }: Props) {
  return (
    <div css={[sheet, twelveColumns, styles.sheet]}>
      <div css={[chamberPlace, styles.place]}>
        {view && <p css={labelStyle}>{view}</p>}
        <AntennaDrawing />
        <p css={[labelStyle, styles.label]}>{label}</p>
      </div>
    </div>
  );
}

const styles = {
  sheet: css({ columnGap: space.l }),
  place: css({
    display: "grid",
    "& > svg, & > svg + p": { gridArea: "2 / 1" },
    "& > svg": { overflow: "visible" },
  }),
  // Left of the pole, with a leader to it.
  label: css({
    position: "relative",
    alignSelf: "end",
    paddingBlockEnd: space.l,
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
