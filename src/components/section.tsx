import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { labelStyle } from "../theme/label";
import {
  color,
  fontSize,
  inkGround,
  media,
  paletteProperties,
  printProperties,
  size,
  space,
} from "../theme/tokens";
import { traceStyle } from "./drawings/trace";

type Props = {
  id?: string;
  label?: string;
  title: string;
  lead?: string;
  /** `ink` breaks the paper: a dark band in both schemes. `surface` is a lighter sheet on the paper. */
  ground?: "paper" | "surface" | "ink";
  /** Whether the copper trace of the home page runs past this section, and whether it goes into its content. */
  trace?: "through" | "into";
  /** Columns of the sheet that the title takes beside a picture; the widest by default. */
  titleColumns?: number;
  children: ReactNode;
};

/** A band of the page: its label, its title, its content on the twelve-column sheet. */
export function Section({
  id,
  label,
  title,
  lead,
  ground = "paper",
  trace,
  titleColumns = 9,
  children,
}: Props) {
  const titleId = `${id ?? slug(title)}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} css={[styles.section, styles[ground]]}>
      <div css={[styles.sheet, trace && traceStyle[trace]]}>
        <header
          css={[
            styles.header,
            { [media.wide]: { gridColumn: `1 / span ${titleColumns}` } },
            trace === "into" && traceStyle.beside,
          ]}
        >
          {label && <p css={[labelStyle, trace && traceStyle.via]}>{label}</p>}
          <h2 id={titleId} css={styles.title}>
            {title}
          </h2>
          {lead && <p css={styles.lead}>{lead}</p>}
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

const styles = {
  section: css({ background: color.background, color: color.text, breakInside: "avoid" }),
  paper: css({}),
  surface: css({ background: color.surface }),
  ink: css({
    ...paletteProperties("dark"),
    "--background": inkGround,
    colorScheme: "dark",
    [media.print]: { ...printProperties, colorScheme: "light" },
  }),
  sheet: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    [media.medium]: { rowGap: space.xl },
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `${space.section} ${space.gutter}`,
    [media.wide]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
  }),
  header: css({
    display: "grid",
    alignContent: "start",
    gap: space.s,
    gridColumn: "1 / -1",
  }),
  title: css({ fontSize: fontSize.heading2 }),
  lead: css({
    maxInlineSize: "22em",
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
  }),
};
