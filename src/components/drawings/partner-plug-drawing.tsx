import { css } from "@emotion/react";
import { lineDrawing } from "./line-drawing";

type Props = {
  /** Each kind of partner brings a plug of its own. */
  pins: number;
};

/** Between two pins, in pixels: the drawing is never scaled. */
export const pinPitch = 14;

/** A plug whose pins end at the drawing's right edge; its cable comes from the left, however far away that is. */
export function PartnerPlugDrawing({ pins }: Props) {
  const half = (pins * pinPitch) / 2;
  const body = half + 10;
  const wire = half - 2;
  const heights = Array.from({ length: pins }, (_, index) => (index + 0.5) * pinPitch - half);
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
      <svg aria-hidden="true" x="100%" y="50%" overflow="visible">
        <path d={`M-1500 ${-wire}H-104M-1500 ${wire}H-104`} />
        <path className="paper" d={`M-104 ${-body}h48v${2 * body}h-48z`} />
        <path className="fine" d={[-92, -80, -68].map((x) => `M${x} ${-body}v${2 * body}`).join("")} />
        <path d={`M-56 ${3 - body}h28v${2 * body - 6}h-28z`} />
        <path className="signal" d={heights.map((y) => `M-28 ${y}h28`).join("")} />
      </svg>
    </svg>
  );
}

const styles = { drawing: css({ display: "block", blockSize: "6rem", overflow: "visible" }) };
