import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { background as backgrounds } from "../theme/background";
import { container, twelveColumns } from "../theme/container";
import { smallHeadingStyle } from "../theme/small-heading";
import { color, fontSize, media, space } from "../theme/tokens";
import { traceStyle } from "./drawings/lines";

type Props = {
  id?: string;
  label?: string;
  title: string;
  lead?: string;
  background?: keyof typeof backgrounds;
  /** A larger title with a small lead beside it. */
  isFeature?: boolean;
  /** Whether the home page's copper trace continues through the section or ends in it. */
  trace?: "continues" | "ends";
  children: ReactNode;
};

export function Section({ id, label, title, lead, background = "paper", isFeature, trace, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-background={background}
      css={[backgrounds[background], isFeature && styles.scrollTarget, trace === "ends" && styles.clipped]}
    >
      <div
        css={[
          container,
          twelveColumns,
          styles.container,
          trace && traceStyle.indent,
          trace === "continues" && traceStyle.line,
        ]}
      >
        <header css={[styles.header, isFeature ? styles.feature : styles.standard]}>
          {label && <p css={[smallHeadingStyle, trace && traceStyle.via]}>{label}</p>}
          <h2 id={titleId}>{title}</h2>
          {lead && <p css={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

export const sectionPadding = css({
  paddingBlock: space.section,
  // Two successive sections on `paper` share one gap.
  "[data-background=paper] + [data-background=paper] > &": { paddingBlockStart: 0 },
});

const styles = {
  // Clips the trace's last piece, which the section's content draws longer than the section.
  clipped: css({ overflow: "clip" }),
  container: css(sectionPadding, {
    position: "relative",
    gap: space.l,
    [media.medium]: { rowGap: space.xl },
  }),
  header: css({ display: "grid", alignContent: "start", gap: space.s }),
  // Links scroll past padding and label, in short viewports also past the title, so that the whole content is in view.
  scrollTarget: css({
    scrollMarginBlockStart: `calc(-1 * ${space.section} - 3rem)`,
    [media.wideScreen]: {
      [media.short]: { scrollMarginBlockStart: `calc(-1 * ${space.section} - 8.5rem)` },
    },
  }),
  standard: css({ [media.wide]: { gridColumn: "1 / span 9" } }),
  feature: css({
    "& h2": {
      fontSize: "clamp(2.25rem, 1.35rem + 4.4vw, 5.25rem)",
      [media.wide]: { textWrap: "initial", alignSelf: "last baseline" },
    },
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      "& > *": { gridColumn: "1 / 3" },
      // The lead.
      "& > p:last-of-type": {
        gridArea: "1 / 3 / span 2",
        alignSelf: ["end", "last baseline"],
        fontSize: "clamp(1rem, 0.55rem + 0.6vw, 1.25rem)",
        textWrap: "balance",
      },
    },
    [media.wideScreen]: {
      marginBlockEnd: `calc(${space.l} - ${space.xl})`,
      [media.short]: { "& h2": { fontSize: "3.5625rem" } },
    },
  }),
  lead: css({
    maxInlineSize: "22em",
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
  }),
};
