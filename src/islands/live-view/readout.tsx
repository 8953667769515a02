import { css } from "@emotion/react";
import { type Leak, quantities, stateAt } from "../../network/model";
import { shown } from "../../network/words";
import { color, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { hasLegend, isPhone, isSmall, isWide } from "./widths";

type Props = { view: Queries.LiveViewFragment; leak: Leak; minutes: number };

/** What the three sensors show, and beside it what they would show without the leak. */
export function Readout({ view, leak, minutes }: Props) {
  const [now, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  return (
    <dl css={styles.readout}>
      {quantities.map((name, index) => {
        const [value, expected] = [shown(name, now[name]), shown(name, calm[name])];
        return (
          <div key={name} className={value === expected ? name : `${name} differs`}>
            <dt>
              <i aria-hidden="true">{index + 1}</i>
              {view.quantities[name].name}
            </dt>
            {/* An element for each text that changes: where a translation has replaced it, React still finds it. */}
            <dd>
              <b>{value}</b> {view.quantities[name].unit}
            </dd>
            <dd className="calm" hidden={leak === "none"}>
              <span css={styles.word}>{`${view.leak.calm} `}</span>
              <b>{expected}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The dashes before the figures of a day without leak, as its curves are drawn. */
export const dashes = {
  content: '""',
  display: "inline-block",
  inlineSize: "1rem",
  marginInlineEnd: "0.3rem",
  verticalAlign: "middle",
  borderBlockStart: "1.5px dashed",
};

/** Where three of them side by side have just enough of it. */
const isTight = "@container (max-width: 19.5rem)";

const styles = {
  readout: css({
    display: "grid",
    gridTemplateColumns: "24fr 27fr 19.5fr",
    gap: space.m,
    padding: `${space.s} ${space.s} 0`,
    [isPhone]: { gap: space.s },
    [isTight]: { gap: "0.25rem", paddingInline: space.xs },
    [isWide]: { padding: 0 },
    // One style for all of it: it is rendered in every frame that the cursor moves in.
    // On the smallest telephone, or in large letters, a line for each.
    [isSmall]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: `${space.xs} ${space.xs} 0`,
      gap: "0.25rem",
    },
    "& > div": {
      [isSmall]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "0.25rem" },
      [isWide]: { position: "absolute", zIndex: 1 },
    },
    "& .pressure": { [isWide]: { insetInlineStart: space.l, insetBlockStart: "26%" } },
    "& .flow": { [isWide]: { insetInlineStart: "45.5%", insetBlockStart: "45%" } },
    "& .level": { [isWide]: { insetInlineStart: "78%", insetBlockStart: "38%" } },
    "& dt": {
      display: "flex",
      alignItems: "center",
      gap: "0.25rem",
      color: color.textMuted,
      whiteSpace: "nowrap",
      [isSmall]: { flex: "0 0 5.8rem" },
    },
    "& i": {
      flex: "none",
      inlineSize: "1.3rem",
      border: `2px solid ${color.copper}`,
      borderRadius: "50%",
      color: color.copperText,
      font: "inherit",
      fontWeight: 700,
      lineHeight: "calc(1.3rem - 4px)",
      textAlign: "center",
      [isWide]: { display: "none" },
    },
    "& b": { fontWeight: "inherit" },
    "& dt + dd b": {
      fontSize: "1.5rem",
      lineHeight: 1.2,
      [isTight]: { fontSize: "1.375rem" },
      [isSmall]: { fontSize: "0.9375rem" },
      [isWide]: { fontSize: "2.125rem" },
    },
    "& dt + dd": {
      whiteSpace: "nowrap",
      [isSmall]: { flex: "0 0 5.2rem" },
      [isWide]: { fontSize: "1.0625rem" },
    },
    "& .differs dt + dd": { color: color.danger },
    "& .calm": {
      color: color.textMuted,
      // Its room is reserved.
      "&[hidden]": { display: "block", visibility: "hidden" },
      "&::before": { ...dashes, [isSmall]: { inlineSize: "0.5rem" } },
    },
  }),
  word: css({ [hasLegend]: visuallyHidden }),
};
