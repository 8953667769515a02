import { css } from "@emotion/react";
import { color } from "../../theme/tokens";

const pads = Array.from({ length: 9 }, (_, index) => 40 + index * 26);

/** A part's place on a board, before the part is there: outline, pads, corner marks. Fills what it is laid over. */
export function FootprintDrawing() {
  return (
    <svg viewBox="0 0 288 112" preserveAspectRatio="none" aria-hidden="true" css={styles.drawing}>
      <path className="outline" d="M14 14h260v84H14z" />
      <path className="corner" d="M1 12V1h11M276 1h11v11M287 100v11h-11M12 111H1v-11" />
      <path className="pad" d={pads.map((x) => `M${x} 5v18M${x} 89v18`).join("")} />
    </svg>
  );
}

const styles = {
  drawing: css({
    fill: "none",
    stroke: color.controlLine,
    "& path": { vectorEffect: "non-scaling-stroke" },
    "& .outline": { strokeDasharray: "6 5" },
    "& .corner": { stroke: color.text },
    "& .pad": { stroke: color.copper, strokeWidth: 7 },
  }),
};
