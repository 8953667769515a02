import { css } from "@emotion/react";
import type { ReactNode } from "react";
import bench from "../drawings/bench.svg";
import { container } from "../theme/container";
import { media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { copperLine, marginCentre, marginLine, revealFromLeft } from "./drawings/lines";

type Props = {
  /** The label on the drawn room's window. */
  locality: string;
  /** The two founders' cards, one below each workplace. */
  children: ReactNode;
};

/** The founders at their workbench, with a wire that leads from the laptop into the page's margin. */
export function Bench({ locality, children }: Props) {
  return (
    <div css={[container, styles.container]}>
      <div css={styles.scene}>
        <Drawing svg={bench} css={[nonScalingStrokes, styles.drawing]}>
          <text className="copper end window" x="1234" y="-368">
            {locality}
          </text>
        </Drawing>
        {children}
      </div>
    </div>
  );
}

/** A length in bench.svg, which is 1228 units wide, as CSS. */
export const benchLength = (length: number, scale = 1) => `${((100 * scale * length) / 1228).toFixed(2)}cqi`;
/** On phones, the drawing is enlarged, and cropped on the left at `startX`. */
export const phoneCrop = { scale: 1.7, startX: 253 };

/** Sets x of the initials on a founder's drawn coat (founder-card.tsx); on phones, the drawn founder is elsewhere. */
const initialsStyle = (x: number, xOnPhone: number) => ({
  "--initials-x": benchLength(x),
  [media.narrow]: { "--initials-x": benchLength(xOnPhone - phoneCrop.startX, phoneCrop.scale) },
});

const styles = {
  container: css({
    paddingBlockEnd: `min(${space.section}, ${space.xxl})`,
    marginBlockStart: space.m,
    // Raises the drawing beside the page's lead.
    [media.wide]: { marginBlockStart: "-3.25rem" },
    [media.narrow]: { marginBlockStart: `calc(24vw + ${space.m})` },
  }),
  scene: css({
    position: "relative",
    containerType: "inline-size",
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    rowGap: space.l,
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > svg": { gridColumn: "1 / -1" },
    "& > article:first-of-type": initialsStyle(290, 435),
    "& > article:last-of-type": initialsStyle(880, 772),
    // The wire into the page's margin.
    "&::after": {
      ...marginLine,
      zIndex: 1,
      insetBlockStart: `calc(${benchLength(290)} - 1px)`,
      insetInline: `${benchLength(1075)} calc(-1 * ${marginCentre})`,
      borderBlockStart: copperLine,
      borderInlineEnd: copperLine,
      borderStartEndRadius: "1rem",
      [media.narrow]: {
        insetBlockStart: `calc(${benchLength(290, phoneCrop.scale)} - 1px)`,
        insetInlineStart: benchLength(890 - phoneCrop.startX, phoneCrop.scale),
      },
    },
  }),
  drawing: css({
    maxInlineSize: "none",
    "& text": { fontSize: 19, [media.tablet]: { fontSize: 26 }, [media.narrow]: { fontSize: 33 } },
    "& .drawer": { fontSize: 13, [media.tablet]: { fontSize: 20 } },
    // On tablets, this label's larger text would overlap the dotted line.
    ".link": { fontSize: 16, [media.tablet]: { display: "none" } },
    ".radio": { strokeDasharray: "0 6", strokeLinecap: "round" },
    // Hides parts by `visibility`, because a change of `display` would restart the animations.
    ".phone-only": { visibility: "hidden" },
    [media.narrow]: {
      inlineSize: `${100 * phoneCrop.scale}%`,
      marginInlineStart: benchLength(-phoneCrop.startX, phoneCrop.scale),
      ".wide-only": { visibility: "hidden" },
      ".phone-only": { visibility: "visible" },
      ".window": { transform: "translate(-460px, -52px)" },
      ".scope": { transform: "translateX(255px)" },
      ".first": { transform: "translateX(145px)" },
      ".device": { transform: "translateX(-45px)" },
      ".second": { transform: "translateX(-108px)" },
      ".laptop": { transform: "translateX(-185px)" },
    },
    ".via": { strokeWidth: 2 },
    [media.motion]: {
      ".scope .signal": { animation: `${revealFromLeft} 0.6s` },
      ".radio": { animation: `${revealFromLeft} 0.4s 0.3s backwards` },
      ".laptop .signal": { animation: `${revealFromLeft} 0.5s 0.6s backwards` },
    },
  }),
};
