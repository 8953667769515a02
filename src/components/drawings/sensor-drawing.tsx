import { css } from "@emotion/react";
import { media } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";
import { Cable, Hatching } from "./primitives";

/** How wide it is drawn, and where its cable comes down: the board of the first offer has its terminal there. */
export const sensor = { width: 620, cable: 196 };

/** A sensor screwed into a pipe in section. Its cable and the pipe run on as far as the drawing is shown. */
export function SensorDrawing() {
  return (
    <LineDrawing width={sensor.width} height={400}>
      <Hatching id="wall" />
      <g className="desk">
        <Cable d={`M366 168H${sensor.cable + 46}a46 46 0 0 0-46 46V2000`} />
      </g>
      <g className="phone">
        <Cable d={`M178 168h-44a43 43 0 0 0 0 86h18a44 44 0 0 1 44 44V2000`} />
      </g>
      <g css={styles.sensor}>
        <path className="tint" stroke="none" d="M532-400h76V378q-19-2-38 7-19 9-38 3z" />
        <path fill="url(#wall)" className="brand" d="M525-400V386l7 2V-400zM608-400V378l7 1V-400z" />
        <path d="M519 383q26 14 51 2t51-4" />
        <path className="paper" css={styles.cut} d="M519 8q26 14 51 2t51-4V-99H519" />
        <path className="axis" d="M570-400V400M340 168H620" />
        <path className="brand" d="M570 240v70M563 297l7 13 7-13" />
        <path fill="url(#wall)" d="M502 136h23v64h-23z" />
        <path
          className="paper"
          d="M478 148h64v40h-64zM456 138h22v60h-22zM382 145h74v46h-74zM356 152h26v32h-26z"
        />
        <path className="fine" d="M390 145v46M448 145v46M364 152v32M373 152v32M488 148v40" />
      </g>
    </LineDrawing>
  );
}

const styles = {
  // In a wide window the pipe comes down from the header.
  cut: css({ [media.wide]: { display: "none" } }),
  /** On a telephone, where the drawing is shown as wide as the board alone, the pipe stands nearer. */
  sensor: css({ [media.narrow]: { translate: "-208px" } }),
};
