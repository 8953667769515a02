import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Ruler, reservedRulerHeight } from "../../components/solutions/ruler";
import { hiddenWithoutScript } from "../../components/solutions/shared-styles";
import { initialMeasurement, initialPressure } from "../../network/measurement";
import { media, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { scriptUrls } from "../island";
import { bindMeasurement } from "./bind-measurement";
import { bindDrawingControls } from "./drawing-controls";

type Props = {
  labels: Queries.MeasurementFragment;
  /** The offers whose drawings show the measurement. */
  children: ReactNode;
};

/** React renders the measurement at build time; a script of a thirtieth of React's size updates it. */
export function Measurement({ labels, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // For develop and the editor's preview; built pages are not hydrated, and their scripts call the same functions.
  useEffect(() => {
    if (!root.current) return;
    const cleanups = [bindDrawingControls(root.current), bindMeasurement(root.current)];
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  }, []);
  return (
    <div ref={root} data-measurement="" data-loop={initialMeasurement.loopState} css={styles.root}>
      <div
        data-island="measurement"
        data-src={scriptUrls?.measurement}
        className="needs-script"
        css={[styles.rulerTrack, hiddenWithoutScript]}
      >
        <Ruler labels={labels} />
        <p
          role="status"
          data-cut={labels.spoken.cut}
          data-restored={labels.spoken.restored}
          css={visuallyHidden}
        />
      </div>
      {children}
    </div>
  );
}

/** Top of the ruler's track in stacked layouts: below the machines, which are 250 units high in a drawing 500 wide. */
const trackTopIfStacked = `calc(250 / 500 * (100vw - 2 * ${space.gutter}))`;

/** Top of the track on wide screens: a viewport's height below the dial; the ruler appears as the dial scrolls away. */
const trackTopIfWide = "min(14vw + 100vh, 100% - 7rem)";

const styles = {
  root: css({
    position: "relative",
    // Raises the drawing towards the page's lead, most in large viewports, where the drawing's left part begins lower.
    marginBlockStart: "clamp(max(-3.5rem, -1rem - 5svh), 3rem - 8vw, -1.25rem)",
    "--pressure": String(initialPressure),
    "--displayed-pressure": String(initialPressure),
    "--current": String(initialMeasurement.current),
    // Keeps focused links clear of the ruler.
    "& a": { scrollMarginBlockEnd: "7rem" },
    paddingBlockEnd: reservedRulerHeight,
    [media.stacked]: { paddingBlockEnd: "6.5rem" },
    [media.print]: { marginBlockStart: 0, paddingBlockEnd: space.l },
  }),
  // The box in which the ruler sticks to the viewport's lower edge; it never rises above the box's top.
  rulerTrack: css({
    position: "absolute",
    inset: 0,
    zIndex: 2,
    display: "grid",
    alignItems: "end",
    pointerEvents: "none",
    [media.stacked]: { insetBlock: `${trackTopIfStacked} ${space.s}` },
    [media.wideScreen]: { "&:not(:has(:focus-visible, :hover))": { insetBlockStart: trackTopIfWide } },
  }),
};
