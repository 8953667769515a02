import { css, keyframes } from "@emotion/react";
import { media } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";

const pins = [138, 150, 162, 174];
const knurl = [92, 104, 116, 128];
const hatches = [46, 76, 106, 196, 226, 256];

/**
 * A cable about to be plugged in: two sides getting in touch. It is plugged in once a message has been sent.
 */
export function PlugDrawing() {
  return (
    <LineDrawing height={300}>
      <path className="axis" d="M0 156h480" />
      <g css={styles.plug}>
        <path d="M-80 134H72v44H-80" />
        <path className="fine" d="M44 134v44 M56 134v44 M68 134v44" />
        <rect className="paper" x="80" y="116" width="60" height="80" rx="5" />
        {knurl.map((x) => (
          <path key={x} className="fine" d={`M${x} 116v80`} />
        ))}
        <path d="M72 128h8v56h-8z M140 126h46v60h-46z" />
        <path className="brand" d="M152 126v60" />
        {pins.map((y) => (
          <path key={y} className="signal" d={`M186 ${y}h26`} />
        ))}
      </g>
      <path className="paper" d="M288 122h44v68h-44z M332 104h14v104h-14z M346 118h16v76h-16z" />
      <path className="fine" d="M332 132h14 M332 180h14 M346 156h16" />
      {pins.map((y) => (
        <circle key={y} className="via" cx="288" cy={y} r="3.5" />
      ))}
      <path d="M362 20v272 M378 20v98 M378 194v98" />
      {hatches.map((y) => (
        <path key={y} className="fine" d={`M362 ${y}l16-16`} />
      ))}
      <path
        className="signal"
        css={styles.traces}
        d="M362 138h20l46-46h52 M362 150h26l22-22h70 M362 162h26l22 22h70 M362 174h20l46 46h52"
      />
      {[
        [428, 92],
        [410, 128],
        [410, 184],
        [428, 220],
      ].map(([x, y]) => (
        <circle key={y} className="via" css={styles.traces} cx={x} cy={y} r="5" />
      ))}
    </LineDrawing>
  );
}

const mate = keyframes({ from: { translate: "0" } });

const sent = "html:has([data-contact-form=sent]) &";

const styles = {
  plug: css({
    [sent]: { translate: "76px", [media.motion]: { animation: `${mate} 180ms ease-in` } },
  }),
  // Lit once the plug is in.
  traces: css({ [sent]: { "&&": { strokeWidth: 5 } } }),
};
