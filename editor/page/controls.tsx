import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { color, font, media, size, space } from "../../src/theme/tokens";

type ButtonProps = Omit<ComponentProps<"button">, "disabled"> & {
  /** Keeps the focus where it is, unlike `disabled`. */
  isOff?: boolean | undefined;
  isFilled?: boolean;
};

export function Button({ isOff = false, isFilled = false, onClick, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      css={[styles.button, isFilled && styles.filled]}
      onClick={isOff ? undefined : onClick}
      {...attributes}
    />
  );
}

/** A field to type in. */
export const controlStyle = css({
  display: "block",
  inlineSize: "100%",
  minBlockSize: size.target,
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.controlLine}`,
  borderRadius: size.radius,
  background: color.surface,
  color: color.text,
  font: `400 1rem/1.45 ${font.text}`,
  "&[aria-invalid]": { borderColor: color.danger, boxShadow: `inset 4px 0 0 ${color.danger}` },
});

/** A button that reads as a link, within a sentence. */
export const linkStyle = css({
  padding: 0,
  border: 0,
  background: "none",
  color: color.brand,
  font: "inherit",
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});

/** What lies over the page: a refusal, the dialogue of pictures. */
export const floatingStyle = css({
  padding: space.l,
  border: `1px solid ${color.controlLine}`,
  borderRadius: size.radius,
  background: color.surface,
  color: color.text,
});

const styles = {
  button: css({
    minBlockSize: size.target,
    minInlineSize: size.target,
    padding: `${space.xs} ${space.m}`,
    border: `1px solid ${color.brand}`,
    borderRadius: size.radius,
    background: color.surface,
    color: color.brand,
    font: `600 1rem/1.3 ${font.text}`,
    cursor: "pointer",
    [media.hover]: { "&:hover": { borderColor: color.text } },
    "&[aria-disabled]": { borderColor: color.line, color: color.textMuted, cursor: "default" },
  }),
  filled: css({
    "&:not([aria-disabled])": { background: color.brandFill, color: color.onBrand },
  }),
};
