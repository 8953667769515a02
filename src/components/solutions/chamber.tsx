import { css } from "@emotion/react";
import antenna from "../../drawings/antenna.svg";
import chamber from "../../drawings/chamber.svg";
import { container, twelveColumns } from "../../theme/container";
import { color, font, fontSize, media, space } from "../../theme/tokens";
import { type Anchor, CalloutNumbers, Callouts } from "../drawings/callouts";
import { Drawing } from "../drawings/drawing";
import { NoWrapTerms } from "../no-wrap-terms";

/** A valve chamber in cross-section, below the ground: the drawing's upper edge is at ground level. */
export function Chamber({ details }: { details: readonly string[] }) {
  return (
    <Callouts
      width={768}
      height={608}
      anchors={anchors}
      items={details.map((detail) => ({ key: detail, label: <NoWrapTerms>{detail}</NoWrapTerms> }))}
    >
      <Drawing svg={chamber} css={styles.drawing}>
        <g css={styles.numbers}>
          <CalloutNumbers points={anchors.slice(0, details.length).map(({ target }) => target)} radius={26} />
        </g>
      </Drawing>
    </Callouts>
  );
}

/** The antenna above the chamber, at ground level. */
export function Antenna({ label }: { label: string }) {
  return (
    <div css={[container, twelveColumns]}>
      <p css={styles.antenna}>
        <span>{label}</span>
        <Drawing svg={antenna} css={phoneStrokes} />
      </p>
    </div>
  );
}

/** Grid column and width of both the chamber and the antenna above it. */
export const chamberColumn = {
  inlineSize: "100%",
  maxInlineSize: "48rem",
  marginInlineStart: "auto",
  [media.large]: { gridColumn: "6 / -1", maxInlineSize: "none" },
};

const anchors: readonly Anchor[] = [
  { target: [400, 308], labelPosition: [434, 274], side: "right", labelWidth: 176 },
  { target: [229, 340], labelPosition: [258, 340], side: "right", labelWidth: 172 },
  { target: [340, 186], labelPosition: [400, 186], side: "right", labelWidth: 200 },
];

/** On phones, makes lines as thick as those of the board's drawing (trades.tsx). */
const phoneStrokes = {
  [media.narrow]: { strokeWidth: 2.75, ".fine": { strokeWidth: 1.75 }, ".brand": { strokeWidth: 3.25 } },
};

const styles = {
  drawing: css(phoneStrokes, {
    overflow: "visible",
    text: { fontSize: 24 },
    // While the loop of the measurement above is cut.
    "[data-loop=cut] ~ * & .sensed": { stroke: color.controlLine },
  }),
  numbers: css({ [media.medium]: { display: "none" }, "& text": { fontSize: 32 } }),
  antenna: css(chamberColumn, {
    position: "relative",
    "& > span": {
      position: "absolute",
      insetInlineEnd: "9.5%",
      insetBlockEnd: space.m,
      font: `500 ${fontSize.small}/1.35 ${font.text}`,
    },
  }),
};
