import { css } from "@emotion/react";
import type { ReactNode } from "react";
import bench from "../drawings/bench.svg";
import { container } from "../theme/container";
import { color, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { copperLine, marginCentre, pseudoElement, revealFromLeft } from "./drawings/trace";

type Props = {
  /** The label on the drawn window. */
  locality: string;
  /** Cards of the two founders, one below each workplace. */
  children: ReactNode;
};

/** The founders at their workbench, with the trace that runs on into the page's margin. */
export function Bench({ locality, children }: Props) {
  return (
    <div css={[container, styles.container]}>
      <div css={styles.scene}>
        <Drawing file={bench} css={[nonScalingStrokes, styles.drawing]}>
          <text className="copper end window" x="1234" y="-368">
            {locality}
          </text>
        </Drawing>
        {children}
      </div>
    </div>
  );
}

/** Converts the drawing's units (1228 wide) to a CSS length; phones show an enlarged crop. */
const units = (length: number, scale = 1) => `${((100 * scale * length) / 1228).toFixed(2)}cqi`;
const phone = { scale: 1.7, from: 253 };

/** Centres a founder's initials on the drawn coat. */
const coat = (x: number, xOnPhone: number) => ({
  "--coat": units(x),
  [media.narrow]: { "--coat": units(xOnPhone - phone.from, phone.scale) },
});

const styles = {
  container: css({
    // Leaves room for the touch target of an address, which is taller than its text.
    paddingBlockEnd: space.s,
    // Raises the drawing beside the lead, except on phones.
    marginBlockStart: space.m,
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
    "& > article:first-of-type": coat(310, 455),
    "& > article:last-of-type": coat(878, 770),
    // The trace from the laptop to the margin.
    "&::after": {
      ...pseudoElement,
      zIndex: 1,
      blockSize: "500vh",
      insetBlockStart: `calc(${units(290)} - 1px)`,
      insetInline: `${units(1075)} calc(-1 * ${marginCentre})`,
      borderBlockStart: copperLine,
      borderInlineEnd: copperLine,
      borderStartEndRadius: "1rem",
      [media.narrow]: {
        insetBlockStart: `calc(${units(290, phone.scale)} - 1px)`,
        insetInlineStart: units(890 - phone.from, phone.scale),
      },
      [media.tight]: { display: "none" },
      [media.print]: { display: "none" },
    },
  }),
  drawing: css({
    maxInlineSize: "none",
    "& text": { fontSize: 19, [media.tablet]: { fontSize: 26 }, [media.narrow]: { fontSize: 33 } },
    "& .drawer": { fontSize: 13, [media.tablet]: { fontSize: 20 } },
    // Larger text would overlap the dotted line.
    ".link": { [media.tablet]: { display: "none" } },
    ".radio": { strokeDasharray: "0 6", strokeLinecap: "round" },
    ".land": { stroke: "none" },
    // Another display would run the animations again.
    ".phone": { visibility: "hidden" },
    [media.narrow]: {
      inlineSize: `${100 * phone.scale}%`,
      marginInlineStart: units(-phone.from, phone.scale),
      ".desk": { visibility: "hidden" },
      ".phone": { visibility: "visible" },
      ".window": { transform: "translate(-460px, -52px)" },
      ".scope": { transform: "translateX(255px)" },
      ".first": { transform: "translateX(145px)" },
      ".device": { transform: "translateX(-45px)" },
      ".second": { transform: "translateX(-108px)" },
      ".laptop": { transform: "translateX(-185px)" },
    },
    ".via": { strokeWidth: 2, stroke: color.copper },
    [media.motion]: {
      ".scope .signal": { animation: `${revealFromLeft} 1s` },
      ".radio": { animation: `${revealFromLeft} 1.2s 0.8s backwards` },
      ".laptop .signal": { animation: `${revealFromLeft} 1s 1.8s backwards` },
    },
  }),
};
