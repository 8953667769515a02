import { css } from "@emotion/react";
import { memo } from "react";
import { type Quantity, quantities } from "../../network/model";
import { numberRing } from "../../theme/number-ring";
import { color, font, fontSize, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { initialChoice } from "./choice";
import { whenNarrow, whenWide } from "./layout";
import { textOnCopper } from "./sensor-number";

type Props = {
  view: Queries.LiveViewFragment;
  onSelect: (quantity: Quantity) => void;
};

/** Three questions, radio buttons that look like tabs; the browser updates them before hydration. */
export const Tabs = memo(function Tabs({ view, onSelect }: Props) {
  return (
    <fieldset css={styles.tabs} className="needs-script">
      <legend css={visuallyHidden}>{view.questions}</legend>
      {quantities.map((quantity, index) => {
        const { question, name: sensorName, input: signal } = view.quantities[quantity];
        return (
          <label key={quantity} css={styles.tab}>
            <input
              type="radio"
              name="question"
              value={quantity}
              defaultChecked={quantity === initialChoice.quantity}
              // Not "change", so that clicking the selected tab applies its preset again.
              onClick={() => onSelect(quantity)}
            />
            <i css={numberRing} aria-hidden="true">
              {index + 1}
            </i>
            <span css={styles.texts}>
              <b>{question}</b>
              <span css={styles.sensor}>
                {sensorName} <span css={styles.signal}>{signal}</span>
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
});

const styles = {
  tabs: css({
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    [whenNarrow]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(6rem, 100%), 1fr))" },
  }),
  // The input covers the label, and draws its border and background behind the text.
  tab: css({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.s,
    minBlockSize: "4rem",
    padding: `${space.xs} ${space.m}`,
    [whenWide]: { paddingInline: space.l },
    color: color.textMuted,
    cursor: "pointer",
    "& input": {
      appearance: "none",
      position: "absolute",
      inset: 0,
      margin: 0,
      background: color.background,
      borderBlockEnd: `1px solid ${color.line}`,
      cursor: "pointer",
      outlineOffset: "-4px",
    },
    "& ~ & input": { borderInlineStart: `1px solid ${color.line}` },
    "& input:checked": {
      background: color.surface,
      borderBlockEndColor: color.surface,
      borderBlockStart: `3px solid ${color.copper}`,
    },
    "& input ~ *": { position: "relative", pointerEvents: "none" },
    "&:hover, & input:checked ~ *": { color: color.text },
    "& input:checked ~ i": { background: color.copper, color: textOnCopper },
    [whenNarrow]: { justifyContent: "center", gap: "0.3rem", minBlockSize: "3rem", padding: 0 },
  }),
  texts: css({
    display: "grid",
    "& b": {
      fontSize: fontSize.small,
      fontWeight: 600,
      lineHeight: 1.25,
      textWrap: "balance",
      // Narrow layouts show only the selected tab's question, below the tabs (answer.tsx).
      [whenNarrow]: visuallyHidden,
    },
  }),
  sensor: css({ fontSize: "0.9375rem", lineHeight: 1.3 }),
  signal: css({ font: `450 ${fontSize.label}/1 ${font.monospace}`, [whenNarrow]: { display: "none" } }),
};
