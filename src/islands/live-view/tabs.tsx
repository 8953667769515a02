import { css } from "@emotion/react";
import { memo } from "react";
import { type Quantity, quantities } from "../../network/model";
import { color, font, fontSize, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { firstChoice } from "./choice";
import { whenNarrow, whenWide } from "./layout-queries";
import { onCopper, sensorNumberStyle } from "./sensor-number";

type Props = {
  view: Queries.LiveViewFragment;
  onSelect: (question: Quantity) => void;
};

/** Three questions as radio buttons, which the browser updates before hydration. */
export const Tabs = memo(function Tabs({ view, onSelect }: Props) {
  return (
    <fieldset css={styles.tabs} className="operated">
      <legend css={visuallyHidden}>{view.questions}</legend>
      {quantities.map((name, index) => {
        const { question, name: sensor, input } = view.quantities[name];
        return (
          <label key={name} css={styles.tab}>
            <input
              type="radio"
              name="question"
              value={name}
              defaultChecked={name === firstChoice.question}
              // Not "change", so that clicking the selected tab applies its preset again.
              onClick={() => onSelect(name)}
            />
            <i css={sensorNumberStyle} aria-hidden="true">
              {index + 1}
            </i>
            <span css={styles.words}>
              <b>{question}</b>
              <span css={styles.sensor}>
                {sensor} <span css={styles.input}>{input}</span>
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
    overflowWrap: "anywhere",
    [whenNarrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  }),
  /** The input draws border and background; the label lies on top. */
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
    "& input:checked ~ i": { background: color.copper, color: onCopper },
    [whenNarrow]: {
      minBlockSize: "3rem",
      padding: `0.25rem ${space.s}`,
      "& input, & ~ & input": { borderInlineStart: 0 },
      "& input:checked": { borderBlock: 0, borderInlineStart: `3px solid ${color.copper}` },
    },
  }),
  words: css({
    display: "grid",
    "& b": {
      fontSize: fontSize.small,
      fontWeight: 600,
      lineHeight: 1.25,
      textWrap: "balance",
    },
  }),
  sensor: css({ fontSize: "0.9375rem", lineHeight: 1.3, [whenNarrow]: { display: "none" } }),
  input: css({
    font: `450 ${fontSize.label}/1 ${font.figure}`,
  }),
};
