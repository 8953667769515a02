import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, fontSize, media, size, space } from "../theme/tokens";

type Props = {
  link: Queries.LinkFragment;
  /** `filled` for the main action of a section, `outlined` for the others. */
  variant?: keyof typeof buttonStyle;
};

export function ButtonLink({ link, variant: look = "filled" }: Props) {
  return (
    <a href={link.to} css={buttonStyle[look]}>
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

const shape = {
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

/** For several beside each other. */
export const buttonRow = css({ display: "flex", flexWrap: "wrap", gap: space.s });

/** The two looks of a button, for links here and for the form's own button. */
export const buttonStyle = {
  filled: css({
    ...shape,
    borderColor: color.brandFill,
    background: color.brandFill,
    color: color.onBrand,
    // Browsers print no grounds.
    [media.print]: { background: "none", color: color.text },
    [media.hover]: {
      "&:hover": { borderColor: color.text, background: color.text, color: color.background },
    },
  }),
  outlined: css({
    ...shape,
    borderColor: color.controlLine,
    background: "none",
    color: color.text,
    [media.hover]: { "&:hover": { borderColor: color.text, background: color.surface } },
  }),
};
