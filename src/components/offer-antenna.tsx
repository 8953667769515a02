import { css } from "@emotion/react";
import { labelStyle } from "../theme/label";
import { sheet, twelveColumns } from "../theme/sheet";
import { color, space } from "../theme/tokens";
import { AntennaDrawing } from "./drawings/chamber-drawing";
import { radio, threadLine } from "./drawings/trace";
import { chamberPlace } from "./offer-looks";

type Props = {
  label: string;
  /** Where its signal goes. */
  view: string | undefined;
};

/** The antenna above the product's chamber; its signal goes up into the dashboard of the offer before. */
export function OfferAntenna({ label, view }: Props) {
  return (
    <div css={[sheet, twelveColumns, styles.sheet]}>
      <div css={[chamberPlace, styles.place]}>
        {view && <p css={[labelStyle, styles.view]}>{view}</p>}
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
  view: css({
    position: "relative",
    paddingInlineEnd: `calc(2.3% + ${space.m})`,
    textAlign: "end",
    // Above the pole; behind the dashboard, where it ends.
    "&::before": {
      ...threadLine,
      zIndex: -1,
      insetBlockEnd: 0,
      insetInlineEnd: "calc(2.3% - 1.5px)",
      blockSize: "20rem",
      borderInlineEnd: radio,
    },
  }),
  // Left of the pole, with a leader to it.
  label: css({
    position: "relative",
    alignSelf: "end",
    paddingBlockEnd: space.l,
    paddingInlineEnd: "9.8%",
    textAlign: "end",
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "0.65em",
      insetInlineEnd: "3%",
      inlineSize: "5.7%",
      borderBlockStart: `1px solid ${color.text}`,
    },
  }),
};
