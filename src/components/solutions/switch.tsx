import { css } from "@emotion/react";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";

/** Of the ruler's checkbox, which two labels switch. */
export const checkboxId = "fil";

type Props = {
  label: string;
  /** At the cable: the same switch, which a screen reader meets at the ruler. */
  isSecond?: boolean;
  className?: string;
};

export function Switch({ label, isSecond, className }: Props) {
  return (
    <label htmlFor={checkboxId} aria-hidden={isSecond} css={styles} className={className}>
      {label}
    </label>
  );
}

const styles = css({
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
  // The mark is a border, which forced colours keep.
  "&::before": {
    content: '""',
    flex: "none",
    inlineSize: "1.125rem",
    blockSize: "1.125rem",
    border: `1.5px solid ${color.text}`,
  },
  "[data-measurement]:has([type=checkbox]:checked) &::before": {
    borderColor: color.copper,
    borderWidth: "0.5625rem",
  },
  "[data-measurement]:has([type=checkbox]:focus-visible) &": {
    outline: `3px solid ${color.copper}`,
    outlineOffset: 3,
  },
  [media.hover]: { "&:hover": { borderColor: color.text, background: color.surface } },
});
