import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";

type Common = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Why the field was refused, in the visitor's words. */
  error?: string | undefined;
};

type TextFieldProps = Common & Omit<ComponentProps<"input">, "ref">;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <div css={styles.field}>
      <label htmlFor={input.name} css={styles.label}>
        {label}
      </label>
      <input
        id={input.name}
        type="text"
        css={styles.control}
        {...described(input.name, hint, error)}
        {...input}
      />
      <Help name={input.name} hint={hint} error={error} />
    </div>
  );
}

type TextAreaProps = Common & Omit<ComponentProps<"textarea">, "ref">;

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <div css={[styles.field, styles.whole]}>
      <label htmlFor={area.name} css={styles.label}>
        {label}
      </label>
      <textarea
        id={area.name}
        css={[styles.control, styles.area]}
        {...described(area.name, hint, error)}
        {...area}
      />
      <Help name={area.name} hint={hint} error={error} />
    </div>
  );
}

type CheckboxProps = Common & Omit<ComponentProps<"input">, "ref" | "type">;

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  return (
    <div css={[styles.field, styles.whole]}>
      <label css={styles.choice}>
        <input
          id={input.name}
          type="checkbox"
          css={styles.box}
          {...described(input.name, hint, error)}
          {...input}
        />
        <span>{label}</span>
      </label>
      <Help name={input.name} hint={hint} error={error} />
    </div>
  );
}

function Help({ name, hint, error }: Pick<Common, "name" | "hint" | "error">) {
  return (
    <>
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
    </>
  );
}

/** Ties a control to its help and to its error (WCAG 3.3.1). */
function described(name: string, hint?: string, error?: string) {
  const ids = [error && `${name}-erreur`, hint && `${name}-aide`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

const styles = {
  field: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "0.35rem",
  }),
  whole: css({ gridColumn: "1 / -1" }),
  label: css({ fontWeight: 600, fontSize: fontSize.small }),
  control: css({
    inlineSize: "100%",
    minBlockSize: "3rem",
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    color: color.text,
    font: `400 1.0625rem/1.4 ${font.text}`,
    "&[aria-invalid]": {
      borderColor: color.danger,
      boxShadow: `inset 4px 0 0 ${color.danger}`,
      paddingInlineStart: space.m,
    },
    [media.hover]: { "&:hover": { borderColor: color.text } },
  }),
  area: css({ minBlockSize: "11rem", resize: "vertical" }),
  choice: css({
    display: "flex",
    alignItems: "flex-start",
    gap: space.s,
    minBlockSize: size.target,
    paddingBlock: space.xs,
    lineHeight: "1.5rem",
    cursor: "pointer",
  }),
  box: css({
    flex: "none",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
    margin: 0,
    appearance: "none",
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    cursor: "pointer",
    // A tick made of two borders, which stay in forced colours.
    "&:checked": { borderColor: color.brand, background: color.brandFill },
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
    "&[aria-invalid]": { outline: `2px solid ${color.danger}`, outlineOffset: 2 },
    "&[aria-invalid]:focus-visible": { outline: `3px solid ${color.copper}` },
  }),
  hint: css({ color: color.textMuted, fontSize: fontSize.small }),
  error: css({ color: color.danger, fontWeight: 600, fontSize: fontSize.small }),
};
