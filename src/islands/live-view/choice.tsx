import { css } from "@emotion/react";
import { memo, type RefObject } from "react";
import { type Leak, leaks } from "../../network/model";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { dashes } from "./readout";
import { hasLegend, isNarrow, isPhone, isSmall, isWide } from "./widths";

type Props = {
  field: RefObject<HTMLFieldSetElement | null>;
  words: Queries.LiveViewFragment["leak"];
  isLeaking: boolean;
  onChoose: (leak: Leak) => void;
};

/** Where the network leaks. The browser marks what is chosen by itself, before React is there. */
export const Choice = memo(function Choice({ field, words, isLeaking, onChoose }: Props) {
  return (
    <fieldset ref={field} css={styles.choice} className="operated">
      <legend css={styles.legend}>{`${words.label}\u202f:`}</legend>
      {leaks.map((leak) => (
        <label key={leak} css={styles.segment} className={leak}>
          <input
            type="radio"
            name="leak"
            value={leak}
            defaultChecked={leak === "none"}
            onChange={() => onChoose(leak)}
          />
          <span>{words[leak]}</span>
        </label>
      ))}
      {isLeaking && (
        <span aria-hidden="true" css={styles.key}>
          {words.calm}
        </span>
      )}
    </fieldset>
  );
});

const styles = {
  choice: css({
    display: "flex",
    alignItems: "stretch",
    // The segments overlap; nothing of them lies over the page.
    position: "relative",
    isolation: "isolate",
    minInlineSize: 0,
    font: `600 ${fontSize.small}/1.15 ${font.text}`,
    overflowWrap: "break-word",
    padding: `0.375rem ${space.s} 0.375rem 0`,
    [isWide]: { paddingInlineEnd: "3.11cqi" },
    alignSelf: "center",
    [isNarrow]: {
      gridColumn: "1 / -1",
      alignSelf: "stretch",
      padding: 0,
      borderBlockStart: `1px solid ${color.line}`,
      fontSize: "1rem",
    },
    [isPhone]: { flexWrap: "wrap" },
    [isSmall]: { flexDirection: "column" },
  }),
  legend: css({
    // Out of the field's edge, where browsers draw it.
    float: "left",
    alignSelf: "center",
    padding: 0,
    marginInlineEnd: space.s,
    whiteSpace: "nowrap",
    [isNarrow]: { marginInlineStart: space.s },
    [isPhone]: { inlineSize: "100%", paddingBlock: space.xs, marginInlineEnd: 0 },
  }),
  /** On a telephone, what the dashes stand for. */
  key: css({
    display: "none",
    position: "absolute",
    insetBlockStart: space.xs,
    insetInlineEnd: space.s,
    color: color.textMuted,
    font: `500 ${fontSize.label}/1.3 ${font.label}`,
    "&::before": dashes,
    [hasLegend]: { display: "block" },
  }),
  /** The input is the segment, its edge and its ground; the words stand on it. */
  segment: css({
    position: "relative",
    display: "flex",
    alignItems: "center",
    flex: "0 1 auto",
    minBlockSize: size.target,
    paddingInline: space.m,
    color: color.textMuted,
    cursor: "pointer",
    "--chosen": color.danger,
    "&.none": { "--chosen": color.text },
    "& + &": { marginInlineStart: -1 },
    "& input": {
      appearance: "none",
      position: "absolute",
      inset: 0,
      margin: 0,
      border: `1px solid ${color.controlLine}`,
      borderRadius: 0,
      cursor: "pointer",
    },
    "& input:checked": { zIndex: 1, borderColor: "var(--chosen)", background: color.background },
    "& input:focus-visible": { zIndex: 2, outlineOffset: "-4px" },
    "& span": {
      position: "relative",
      zIndex: 3,
      display: "flex",
      alignItems: "center",
      gap: space.xs,
      pointerEvents: "none",
    },
    "& span::before": {
      content: '""',
      flex: "none",
      inlineSize: "0.875rem",
      blockSize: "0.875rem",
      border: `2px solid ${color.controlLine}`,
      borderRadius: "50%",
      [media.motion]: { transition: "border-width 120ms" },
    },
    "& input:checked + span": { color: "var(--chosen)" },
    "& input:checked + span::before": { borderColor: "currentcolor", borderWidth: "0.3rem" },
    [isNarrow]: {
      flex: "1 1 auto",
      minBlockSize: "3.25rem",
      paddingInline: space.xs,
      "& + &": { marginInlineStart: 0 },
      "& input": { borderWidth: "0 0 0 1px", borderColor: color.line },
      "& input:checked": { borderBlockEndWidth: 3 },
      "& span": { gap: "0.3rem" },
    },
    [isPhone]: {
      flexBasis: 0,
      justifyContent: "center",
      paddingInline: "0.3rem",
      "& input": { borderBlockStartWidth: 1 },
      "&.none input": { borderInlineStartWidth: 0 },
    },
    [isSmall]: {
      flexBasis: "auto",
      justifyContent: "start",
      paddingInline: space.s,
      minBlockSize: size.target,
    },
  }),
};
