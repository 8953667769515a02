import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { operable, served } from "../../components/solutions/measured";
import { Ruler } from "../../components/solutions/ruler";
import { firstPressure } from "../../network/measurement";
import { media, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { scripts } from "../island";
import { operateKnob } from "./knob";
import { operate } from "./operate";

type Props = {
  words: Queries.MeasurementFragment;
  /** The offers along which the measurement travels. */
  children: ReactNode;
};

/**
 * A measurement that visitors push through the whole chain. React renders it, and a small script operates it: React
 * itself would weigh thirty times as much.
 */
export function Measurement({ words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // In develop and in the editor's preview. A built page is not hydrated: its scripts call the same functions.
  useEffect(() => {
    if (!root.current) return;
    const stops = [operateKnob(root.current), operate(root.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div ref={root} data-measurement="" data-loop={served.loop} css={styles.root}>
      <div
        data-island="measurement"
        data-src={scripts?.measurement}
        className="operated"
        css={[styles.rail, operable]}
      >
        <Ruler words={words} />
        <p
          role="status"
          data-cut={words.spoken.cut}
          data-restored={words.spoken.restored}
          css={visuallyHidden}
        />
      </div>
      {children}
    </div>
  );
}

const styles = {
  root: css({
    // The header, which is before it in the document, stays on top of the ruler.
    isolation: "isolate",
    position: "relative",
    "--bar": String(firstPressure),
    "--shown": String(firstPressure),
    "--current": String(served.current),
    // The ruler does not cover what has the focus.
    "& a": { scrollMarginBlockEnd: "7rem" },
    // Where the ruler comes to rest.
    paddingBlockEnd: "5.75rem",
    [media.print]: { paddingBlockEnd: space.l },
  }),
  /** The ruler is at the window's lower edge from the first drawing to the last. */
  rail: css({
    position: "absolute",
    inset: 0,
    zIndex: 2,
    display: "grid",
    alignItems: "end",
    pointerEvents: "none",
    [media.narrow]: { insetBlockStart: "28rem" },
  }),
};
