import { css } from "@emotion/react";
import { formatValue } from "../../network/format";
import { type Leak, quantities, stateAt } from "../../network/model";
import { color, font, fontSize, space } from "../../theme/tokens";
import { whenNarrow, whenTiny } from "./layout";

type Props = { view: Queries.LiveViewFragment; leak: Leak; minutes: number };

const placeKeys = { pressure: "village", flow: "chamber", level: "reservoir" } as const;

/** Each sensor's place and value, below its number on the drawn pipe; during a leak, also the value without one. */
export function Readout({ view, leak, minutes }: Props) {
  const [state, stateWithoutLeak] = [stateAt(leak, minutes), stateAt("none", minutes)];
  return (
    <dl css={styles.readout}>
      {quantities.map((quantity) => {
        const value = formatValue(quantity, state[quantity]);
        const valueWithoutLeak = formatValue(quantity, stateWithoutLeak[quantity]);
        return (
          <div key={quantity} className={value === valueWithoutLeak ? undefined : "differs"}>
            <dt>{view.places[placeKeys[quantity]]}</dt>
            {/* Separate elements let React find each text after the browser has translated the page. */}
            <dd>
              <b>{value}</b> <span>{view.quantities[quantity].unit}</span>
            </dd>
            <dd className="without-leak" hidden={state.leakFlow === 0}>
              <span css={styles.withoutLeakLabel}>{`${view.leak.calm} `}</span>
              <b>{valueWithoutLeak}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export const dashStyle = {
  content: '""',
  display: "inline-block",
  inlineSize: "1rem",
  marginInlineEnd: "0.35rem",
  verticalAlign: "middle",
  borderBlockStart: "1.5px dashed",
};

const monospaceFont = (size: string) => `450 ${size}/1.2 ${font.monospace}`;

const styles = {
  // One `css` prop for the whole list: each takes time, and the list renders in every frame while the slider moves.
  readout: css({
    display: "grid",
    // Matches the sensors' distances on the drawn pipe (profile.tsx).
    gridTemplateColumns: "3fr 3fr minmax(min-content, 2fr)",
    marginBlockStart: "1.125rem",
    fontSize: fontSize.small,
    lineHeight: 1.2,
    [whenTiny]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs },
    [whenNarrow]: { fontSize: "0.9375rem" },
    "& dt": { color: color.textMuted, overflowWrap: "break-word" },
    "& b": { font: monospaceFont("1.0625rem") },
    "& dt + dd b": { font: monospaceFont("clamp(1.125rem, 6.5cqi, 2.125rem)") },
    "& dt + dd span": { font: monospaceFont(fontSize.label) },
    "& .differs dt + dd": { color: color.danger },
    "& .without-leak": {
      whiteSpace: "nowrap",
      color: color.textMuted,
      // Keeps its space while hidden.
      "&[hidden]": { display: "block", visibility: "hidden" },
      "&::before": dashStyle,
    },
  }),
  withoutLeakLabel: css({ [whenNarrow]: { display: "none" } }),
};
