import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, media, paletteProperties, size, space } from "../theme/tokens";
import { labelStyle } from "./label";

type Props = {
  id?: string;
  label?: string;
  title: string;
  /** `ink` breaks the paper: a dark band in both schemes. `surface` is a lighter sheet on the paper. */
  ground?: "paper" | "surface" | "ink";
  /** Whether the copper trace of the home page runs past this section, and where it starts or ends. */
  trace?: "through" | "end";
  children: ReactNode;
};

/** A band of the page: its label, its title, its content on the twelve-column sheet. */
export function Section({ id, label, title, ground = "paper", trace, children }: Props) {
  const titleId = `${id ?? slug(title)}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} css={[styles.section, styles[ground]]}>
      <div css={[styles.sheet, trace && styles.traced, trace === "end" && styles.traceEnd]}>
        <header css={styles.header}>
          {label && <p css={[labelStyle, trace && styles.via]}>{label}</p>}
          <h2 id={titleId} css={styles.title}>
            {title}
          </h2>
        </header>
        {children}
      </div>
    </section>
  );
}

/** «Une méthode, en 4 étapes» → `une-methode-en-4-etapes`. */
function slug(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const traceRoom = "clamp(1.75rem, 5vw, 5.5rem)";

const styles = {
  section: css({ background: color.background, color: color.text }),
  paper: css({}),
  surface: css({ background: color.surface }),
  ink: css({
    ...paletteProperties("dark"),
    colorScheme: "dark",
    "@media (prefers-color-scheme: dark)": { background: color.surface },
    [media.print]: { ...paletteProperties("light"), colorScheme: "light" },
  }),
  sheet: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${space.xl} ${space.l}`,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `${space.section} ${space.gutter}`,
    [media.wide]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
    [media.print]: { paddingBlock: space.l },
  }),
  traced: css({
    paddingInlineStart: `calc(${space.gutter} + ${traceRoom})`,
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: space.gutter,
      inlineSize: 2,
      background: color.copper,
    },
  }),
  traceEnd: css({ "&::before": { insetBlockEnd: "auto", blockSize: `calc(${space.section} + 0.6em)` } }),
  via: css({
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: `calc(${space.gutter} - 6px)`,
      inlineSize: 14,
      blockSize: 14,
      marginBlockStart: "0.15em",
      border: `3px solid ${color.copper}`,
      borderRadius: "50%",
      background: color.background,
    },
  }),
  header: css({
    display: "grid",
    gap: space.s,
    gridColumn: "1 / -1",
    [media.wide]: { gridColumn: "1 / span 9" },
  }),
  title: css({ fontSize: "clamp(1.875rem, 1.4rem + 2.1vw, 3.25rem)" }),
};
