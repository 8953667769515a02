import { css } from "@emotion/react";
import { type Leak, type Quantity, quantities, stateAt } from "../../network/model";
import { shown } from "../../network/words";
import { color, font, fontSize, space } from "../../theme/tokens";
import { disc, onCopper } from "./disc";
import { whenLow, whenNarrow, whenSmall, whenTablet, whenWide } from "./widths";

type Props = { view: Queries.LiveViewFragment; leak: Leak; marked: Quantity; minutes: number };

/** What the three sensors show, and beside it what they would show without the leak. */
export function Readout({ view, leak, marked, minutes }: Props) {
  const [now, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  return (
    <dl css={styles.readout}>
      {quantities.map((name, index) => {
        const [value, expected] = [shown(name, now[name]), shown(name, calm[name])];
        return (
          <div key={name} className={value === expected ? name : `${name} differs`}>
            <dt>
              <i css={disc} className={name === marked ? "chosen" : undefined} aria-hidden="true">
                {index + 1}
              </i>
              {view.quantities[name].name}
            </dt>
            {/* An element for each text that changes: where a translation has replaced it, React still finds it. */}
            <dd>
              <b>{value}</b> <span>{view.quantities[name].unit}</span>
            </dd>
            <dd className="calm" hidden={now.lost === 0}>
              <span css={styles.word}>{`${view.leak.calm} `}</span>
              <b>{expected}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The dashes before what belongs to a day without leak, as its curves are drawn. */
export const dashes = {
  content: '""',
  display: "inline-block",
  inlineSize: "1rem",
  marginInlineEnd: "0.35rem",
  verticalAlign: "middle",
  borderBlockStart: "1.5px dashed",
};

const figure = (size: string) => `450 ${size}/1.2 ${font.figure}`;

const styles = {
  // One style for all of it: it is rendered in every frame that the cursor moves in.
  readout: css({
    display: "grid",
    // They stay where they are when their figures change: each below its tab, where there are three beside each other.
    gridTemplateColumns: "repeat(3, minmax(min-content, 1fr))",
    paddingBlockStart: space.s,
    fontSize: fontSize.small,
    [whenNarrow]: { gap: space.xs, padding: `${space.xs} ${space.s} 0` },
    [whenSmall]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [whenWide]: { padding: 0 },
    "& > div": {
      lineHeight: 1.2,
      [whenTablet]: { paddingInlineStart: space.m },
      [whenNarrow]: { padding: 0 },
      [whenSmall]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.xs },
      [whenWide]: { position: "absolute", zIndex: 1 },
    },
    "& .pressure": { [whenWide]: { insetInlineStart: space.l, insetBlockStart: "2.25rem" } },
    "& .flow": { [whenWide]: { insetInlineStart: "45.5%", insetBlockEnd: "calc(22% + 1.1rem)" } },
    "& .level": { [whenWide]: { insetInlineStart: "78%", insetBlockStart: "38.5%" } },
    "& dt": {
      display: "flex",
      alignItems: "center",
      gap: "0.3rem",
      whiteSpace: "nowrap",
      [whenSmall]: { flexBasis: "5.75rem" },
    },
    "& i": {
      [whenWide]: { display: "none" },
      "&.chosen": { background: color.copper, color: onCopper },
    },
    "& b": { font: figure("1.0625rem") },
    "& span": { whiteSpace: "nowrap" },
    "& dt + dd": {
      whiteSpace: "nowrap",
      [whenSmall]: { flexBasis: "5rem" },
      "& b": {
        font: figure("1.625rem"),
        [whenSmall]: { font: figure("1.0625rem") },
        [whenWide]: { font: figure("2.125rem"), [whenLow]: { font: figure("1.875rem") } },
      },
      "& span": { font: figure(fontSize.label) },
    },
    "& .differs dt + dd": { color: color.danger },
    "& .calm": {
      color: color.textMuted,
      // Its room is reserved.
      "&[hidden]": { display: "block", visibility: "hidden" },
      "&::before": dashes,
    },
  }),
  word: css({ [whenNarrow]: { display: "none" } }),
};
