import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, fontSize, media, size, space } from "../theme/tokens";

type Props = {
  link: Queries.LinkFragment;
  /** `filled` for a section's main action, `outlined` for all others. */
  variant?: keyof typeof buttonStyle;
};

export function ButtonLink({ link, variant = "filled" }: Props) {
  return (
    <a href={link.to} css={buttonStyle[variant]}>
      {link.label}
    </a>
  );
}

export const fragment = graphql`
  fragment Link on Link {
    label
    to
  }
`;

const baseStyle = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3rem",
  padding: `0.4rem ${space.l}`,
  border: "1px solid",
  borderRadius: size.radius,
  font: `600 ${fontSize.small}/1.2 ${font.text}`,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  [media.motion]: { transition: "background-color 120ms, color 120ms, border-color 120ms" },
} as const;

export const buttonRow = css({ display: "flex", flexWrap: "wrap", gap: space.s });

export const buttonStyle = {
  filled: css({
    ...baseStyle,
    borderColor: color.brand,
    background: color.brand,
    color: color.onBrand,
    // Browsers do not print backgrounds.
    [media.print]: { background: "none", color: color.text },
    [media.hover]: {
      "&:hover": { borderColor: color.text, background: color.text, color: color.background },
    },
  }),
  outlined: css({
    ...baseStyle,
    borderColor: color.controlLine,
    background: "none",
    color: color.text,
    [media.hover]: { "&:hover": { borderColor: color.text, background: color.surface } },
  }),
};
