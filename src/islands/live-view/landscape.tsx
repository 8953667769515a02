import { css } from "@emotion/react";
import { memo } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { evenLines } from "../../components/drawings/drawing-styles";
import valley from "../../drawings/valley.svg";
import chamber from "../../drawings/valley-chamber.svg";
import church from "../../drawings/valley-church.svg";
import house from "../../drawings/valley-house.svg";
import { type Quantity, quantities } from "../../network/model";
import { media } from "../../theme/tokens";
import { sensorStyle } from "./disc";
import { At, Stretched, yOfPressure } from "./stretched";
import { whenNarrow, whenSmall, whenWide } from "./widths";

/** Along the valley: the top of the village, the chamber, the reservoir. */
export const places = { village: 184, chamber: 556, reservoir: 901, reservoirEnd: 1029 };
export const tankFloor = 104.6;

/** Where on the ground each house stands, and its size; a narrow drawing has room for one. */
const houses = [
  [64, 269, 1],
  [241, 273, 0.8],
  [352, 311, 0.6],
  [426, 327, 0.75],
] as const;

/** Places along the pipes with the direction of flow: in a narrow drawing, and in a wide one. */
const arrows = [
  [758, 206, 110, 124],
  [296, 321, 200, 194],
  [400, 346, 190, 188],
  [1096, 62, 180, 176],
] as const;

const sensors = [
  [places.village, 264],
  [places.chamber, 312],
  [980, 34],
] as const;

/** The network in section, as far as the hour does not change it. */
export const Landscape = memo(function Landscape({ marked }: { marked: Quantity }) {
  return (
    <>
      {houses.map(([x, y, scale], index) => (
        <At key={x} x={x} y={y} css={index > 0 && styles.spare}>
          <g css={styles.scaled}>
            <Drawing
              file={house}
              x={-22 * scale}
              y={-37 * scale}
              width={44 * scale}
              height={57 * scale}
              css={styles.part}
            />
          </g>
        </At>
      ))}
      <At x={292} y={295}>
        <g css={[styles.scaled, styles.church]}>
          <Drawing file={church} x={-14} y={-58} width={58} height={82} css={styles.part} />
        </g>
      </At>
      <Drawing file={valley} preserveAspectRatio="none" width="100%" height="100%" css={evenLines} />
      <At x={places.chamber} y={332} height={50}>
        <g css={styles.scaledAcross}>
          <rect className="paper" x="-58" width="116" height="100%" />
          <path strokeWidth="3" d="M-63 0H63" />
        </g>
      </At>
      <At x={places.chamber} y={363}>
        <g css={styles.scaled}>
          <Drawing file={chamber} x={-60} y={-20} width={120} height={40} css={styles.part} />
        </g>
      </At>
      <Stretched>
        <path className="fine" d={`M${places.village} 52V230`} />
        <path className="signal" d="M184 256V290M556 318V351M980 40V97" />
      </Stretched>
      {arrows.map(([x, y, narrow, wide], index) => (
        <At key={x} x={x} y={y} css={index === 1 && styles.spare}>
          <path
            className="brand"
            css={{ rotate: `${narrow}deg`, [whenWide]: { rotate: `${wide}deg` } }}
            d="M-6-6 3 0-6 6"
          />
        </At>
      ))}
      {[6, 5.5, 5, 4.5, 4].map((bar) => (
        <At key={bar} x={places.village} y={yOfPressure(bar)}>
          <path className="fine" d="M0 0H-8" />
          {bar % 1 === 0 && (
            <text className="figure end" x="-13" y="5">
              {bar}
            </text>
          )}
        </At>
      ))}
      {/* Heights are to scale between 4 and 6 bar only. */}
      <At x={places.village} y={238}>
        <path className="signal" d="M-8 1 8-7M-8 9 8 1M0-13V-3M0 5V13" />
      </At>
      {sensors.map(([x, y], index) => (
        <At key={x} x={x} y={y}>
          <g
            css={[sensorStyle, index === 0 && styles.lower]}
            className={quantities[index] === marked ? "chosen" : undefined}
          >
            <circle />
            <text dy="0.35em">{index + 1}</text>
          </g>
        </At>
      ))}
    </>
  );
});

const styles = {
  spare: css({ [whenNarrow]: { display: "none" }, [media.print]: { display: "none" } }),
  scaled: css({ scale: "0.6", [whenSmall]: { scale: "0.5" }, [whenWide]: { scale: "1" } }),
  // Clear of the leak's line, and of the break in the axis.
  church: css({ translate: "-12px -6px", [whenWide]: { translate: "none" } }),
  lower: css({ translate: "0 9px", [whenWide]: { translate: "none" } }),
  scaledAcross: css({ scale: "0.6 1", [whenSmall]: { scale: "0.5 1" }, [whenWide]: { scale: "1" } }),
  /** In the size that its attributes say. */
  part: css({
    inlineSize: "auto",
    maxInlineSize: "none",
    overflow: "visible",
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
};
