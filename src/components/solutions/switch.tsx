import { css } from "@emotion/react";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";

const checkboxId = "fil";
const textId = "fil-texte";

type Props = {
  labels: Pick<Queries.MeasurementFragment, "cut" | "lost">;
  /** Renders only a second label, in the drawing, of the checkbox in the ruler; hidden from screen readers. */
  isLabelOnly?: boolean;
};

/** The switch that cuts the current loop. `cut` names this action; `lost` names the state while the loop is cut. */
export function Switch({ labels, isLabelOnly }: Props) {
  return (
    <label htmlFor={isLabelOnly ? checkboxId : undefined} aria-hidden={isLabelOnly} css={styles.label}>
      {!isLabelOnly && <input type="checkbox" id={checkboxId} aria-labelledby={textId} css={styles.input} />}
      {/* The symbol of a switch, open while the loop is cut. */}
      <svg aria-hidden="true" viewBox="0 0 30 16" css={styles.symbol}>
        <path d="M0 11H5M25 11H30" />
        <path d="M5 11H25" css={styles.blade} />
        <path d="M5 11h.01M25 11h.01" css={styles.poles} />
      </svg>
      <span id={isLabelOnly ? undefined : textId} css={styles.texts}>
        <span>{labels.cut}</span>
        <span>{labels.lost}</span>
      </span>
    </label>
  );
}

/** Unlike `whenCut`, works before the island's script has loaded. */
const whenChecked = "[data-measurement]:has([type=checkbox]:checked) &";

const styles = {
  label: css({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: size.target,
    padding: `0.3rem ${space.s}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.background,
    color: color.text,
    font: `600 ${fontSize.small}/1.2 ${font.text}`,
    cursor: "pointer",
    [media.hover]: { "&:hover": { borderColor: color.text } },
    [whenChecked]: { background: color.text, color: color.background },
    "[data-measurement]:has([type=checkbox]:focus-visible) &[aria-hidden]": {
      outline: `3px solid ${color.copper}`,
      outlineOffset: 3,
    },
    [media.stacked]: {
      inlineSize: "100%",
      justifyContent: "center",
      padding: "0 0.3rem",
    },
  }),
  input: css({ position: "absolute", inset: 0, margin: 0, appearance: "none", cursor: "inherit" }),
  // Overlays both texts, so that the switch is always as wide as the longer one.
  texts: css({
    display: "grid",
    textAlign: "center",
    "& > *": { gridArea: "1 / 1", "&::first-letter": { textTransform: "uppercase" } },
    [`& > :last-child, ${whenChecked} > :first-of-type`]: { visibility: "hidden" },
    [`${whenChecked} > :last-child`]: { visibility: "visible" },
  }),
  symbol: css({
    display: "none",
    flex: "none",
    inlineSize: 30,
    blockSize: 16,
    fill: "none",
    stroke: "currentcolor",
    strokeWidth: 2,
    [media.large]: { display: "block" },
  }),
  poles: css({ strokeWidth: 5, strokeLinecap: "round" }),
  blade: css({
    transformOrigin: "5px 11px",
    [media.motion]: { transition: "rotate 120ms" },
    [whenChecked]: { rotate: "-28deg" },
  }),
};
