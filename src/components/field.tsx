import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { color, font, fontSize, media, size, space } from "../theme/tokens";

type Props = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "required" | "aria-required" | "minLength" | "readOnly"
> & {
  name: string;
  /** A trailing star marks a required field; screen readers announce "required" instead. */
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Makes the field a `<textarea>`. */
  rows?: number;
};

export function Field({ label, hint, error, rows, type = "text", ...attributes }: Props) {
  const { name } = attributes;
  const isCheckbox = type === "checkbox";
  const controlProps = {
    id: name,
    // Blank, so that `:placeholder-shown` matches empty fields (plug.tsx).
    placeholder: isCheckbox ? undefined : " ",
    "aria-invalid": error ? true : undefined,
    "aria-describedby":
      [error && `${name}-erreur`, hint && `${name}-aide`].filter(Boolean).join(" ") || undefined,
    ...attributes,
  };
  const control = rows ? (
    <textarea rows={rows} css={[styles.control, styles.textarea]} {...controlProps} />
  ) : (
    <input type={type} css={isCheckbox ? styles.checkbox : styles.control} {...controlProps} />
  );
  return (
    <div css={[styles.field, (isCheckbox || rows) && styles.fullWidth]}>
      <label htmlFor={isCheckbox ? undefined : name} css={isCheckbox ? styles.checkboxLabel : styles.label}>
        {isCheckbox && control}
        <span>
          {label.replace(/ \*$/, "")}
          {label.endsWith(" *") && <span aria-hidden="true">{"\u00a0*"}</span>}
        </span>
      </label>
      {!isCheckbox && control}
      {hint && (
        <p id={`${name}-aide`} css={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-erreur`} css={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

const styles = {
  field: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "0.35rem",
  }),
  fullWidth: css({ gridColumn: "1 / -1" }),
  label: css({ fontWeight: 600, fontSize: fontSize.small }),
  control: css({
    // Keeps the label above and the error below in view when the browser scrolls to the control.
    scrollMarginBlock: "9.5rem 3rem",
    [media.wide]: { scrollMarginBlockStart: "4.5rem" },
    inlineSize: "100%",
    minBlockSize: "3rem",
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    color: color.text,
    font: `400 1.0625rem/1.4 ${font.text}`,
    "&[aria-invalid=true]": {
      borderColor: color.danger,
      boxShadow: `inset 4px 0 0 ${color.danger}`,
      paddingInlineStart: space.m,
    },
    [media.hover]: { "&:hover:not([aria-invalid=true])": { borderColor: color.text } },
  }),
  textarea: css({ resize: "vertical" }),
  checkboxLabel: css({
    display: "flex",
    alignItems: "flex-start",
    gap: space.s,
    minBlockSize: size.target,
    paddingBlock: space.xs,
    lineHeight: "1.5rem",
    textWrap: "balance",
    cursor: "pointer",
  }),
  checkbox: css({
    flex: "none",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
    margin: 0,
    appearance: "none",
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    cursor: "pointer",
    "&:checked": { borderColor: color.brand, background: color.brand },
    // A tick made of two borders, which forced colours keep.
    "&:checked::before": {
      content: '""',
      display: "block",
      inlineSize: "0.5rem",
      blockSize: "0.9rem",
      margin: "0.1rem auto",
      border: `solid ${color.onBrand}`,
      borderWidth: "0 3px 3px 0",
      rotate: "40deg",
    },
    "&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  }),
  // An error replaces the hint.
  hint: css({ color: color.textMuted, fontSize: fontSize.small, "&:has(+ p)": { display: "none" } }),
  error: css({ color: color.danger, fontWeight: 600, fontSize: fontSize.small }),
};
