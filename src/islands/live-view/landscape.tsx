import { css } from "@emotion/react";
import { memo } from "react";
import { color } from "../../theme/tokens";
import { At, Stretched, yOfPressure } from "./stretched";
import { isNarrow, isWide } from "./widths";

/** Along the valley: the top of the village, the chamber, the reservoir. */
export const places = { village: 184, chamber: 556, reservoir: 901, reservoirEnd: 1029 };
export const tankFloor = 104.6;

const ground =
  "M0 276C70 276 140 268 184 276S300 302 360 314 430 331 480 332H610C650 332 668 316 690 282S760 165 784 128 830 66 866 58 990 51 1050 45 1120 33 1156 24";
const pipe =
  "M901 98C870 98 850 100 832 114S752 215 728 247 690 310 672 338 640 363 620 363H480C430 358 400 347 370 340S250 308 184 296 110 288 70 288";
/** The spring's pipe, and those into the houses. */
const services = "M1156 56C1120 58 1070 71 1029 71M70 288V274M234 307V287M314 327V305M350 335V312";

/** Each house's place on the ground and its outline; every second one is left out of a narrow drawing. */
const houses = [
  [70, 274, "M-22 40V-22L0-36 22-22V40"],
  [234, 287, "M-19 40V-19L0-31 19-19V40"],
  [314, 304.5, "M-18 40V-18L0-29 18-18V40"],
  [350, 312, "M-13 40V-13L0-22 13-13V40"],
  [274, 296, "M-8 40V-36L0-64 8-36V40"],
] as const;

/** Places along the pipes with the direction of flow: in a narrow drawing, and in a wide one. */
const arrows = [
  [758, 206, 110, 124],
  [432, 355.5, 190, 188],
  [262, 315, 200, 193],
  [1096, 62, 180, 176],
] as const;

const sensors = [
  [places.village, 270],
  [places.chamber, 314],
  [980, 36],
] as const;

/** The network in section: the part that never changes. */
export const Landscape = memo(function Landscape() {
  return (
    <>
      {houses.map(([x, y, outline], index) => (
        <At key={x} x={x} y={y} css={index % 2 === 1 && styles.spare}>
          <path className="paper" css={styles.house} d={outline} />
        </At>
      ))}
      <Stretched>
        <path css={styles.earth} d={`${ground}V402H0Z`} />
        <path css={styles.hachures} d={ground} />
        <path d={ground} />
        <path className="paper" d={`M896 61H1034V109.6H896ZM901 66H1029V${tankFloor}H901Z`} />
      </Stretched>
      <At x={places.chamber} y={332} height={50}>
        <rect className="paper" x="-35" width="57" height="100%" />
        <path strokeWidth="3" d="M-40 0H27" />
      </At>
      <Stretched>
        <path css={styles.pipe} d={pipe} />
        <path className="brand" d={services} />
        <path className="fine" d={`M${places.village} 52V230`} />
        <path className="signal" d="M184 256V296M556 318V352M980 40V97" />
      </Stretched>
      {arrows.map(([x, y, narrow, wide], index) => (
        <At key={x} x={x} y={y} css={index % 2 === 1 && styles.spare}>
          <path
            className="brand"
            css={{ rotate: `${narrow}deg`, [isWide]: { rotate: `${wide}deg` } }}
            d="M-6-6 3 0-6 6"
          />
        </At>
      ))}
      <At x={places.chamber} y={363}>
        <path className="paper" d="M-31-7V7l18-14V7Z" />
        <circle className="paper" r="11" />
        <text css={styles.meter} y="5">
          Q
        </text>
      </At>
      {[6, 5.5, 5, 4.5, 4].map((bar) => (
        <At key={bar} x={places.village} y={yOfPressure(bar)}>
          <path className="fine" d="M0 0H-8" />
          {bar % 1 === 0 && (
            <text className="end" x="-13" y="5">
              {bar}
            </text>
          )}
        </At>
      ))}
      {/* Heights are to scale between 4 and 6 bar only. */}
      <At x={places.village} y={243}>
        <path className="signal" d="M-8 1 8-7M-8 9 8 1M0-13V-3M0 5V13" />
      </At>
      {sensors.map(([x, y], index) => (
        <At key={x} x={x} y={y}>
          <circle css={styles.sensor} />
          <text css={styles.digit} dy="0.35em">
            {index + 1}
          </text>
        </At>
      ))}
    </>
  );
});

const styles = {
  spare: css({ [isNarrow]: { display: "none" } }),
  house: css({ scale: "0.6", [isWide]: { scale: "1" } }),
  earth: css({ fill: color.surface, stroke: "none" }),
  /** Dashes across a wide line: the strokes that a map draws down a slope. */
  hachures: css({ stroke: color.controlLine, strokeWidth: 12, strokeDasharray: "1 17", translate: "0 6px" }),
  pipe: css({ stroke: color.brand, strokeWidth: 3 }),
  meter: css({ "&&": { fill: color.text, fontSize: 14, fontWeight: 700 } }),
  sensor: css({ r: "min(0.8rem, 5cqi)", fill: color.background, stroke: color.copper, strokeWidth: 2 }),
  digit: css({ "&&": { fill: color.copperText, fontSize: "min(0.875rem, 5.5cqi)", fontWeight: 700 } }),
};
