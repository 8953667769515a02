import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { background as backgrounds } from "../theme/background";
import { container, twelveColumns } from "../theme/container";
import { labelStyle } from "../theme/label";
import { color, fontSize, media, space } from "../theme/tokens";
import { traceStyle } from "./drawings/trace";

type Props = {
  /** Where links to the page may lead. */
  id?: string;
  label?: string;
  title: string;
  lead?: string;
  ground?: keyof typeof backgrounds;
  /** How many of the twelve columns the title takes. */
  titleColumns?: number;
  /** The page's great question: a larger title, the lead small beside it. */
  isFeature?: boolean;
  /** How the home page's copper trace meets it: it runs down all of it, or down to its content. */
  trace?: "through" | "into";
  children: ReactNode;
};

/** A band of the page: its label, its title, its content on the twelve-column sheet. */
export function Section({
  id,
  label,
  title,
  lead,
  ground = "paper",
  titleColumns = 9,
  isFeature,
  trace,
  children,
}: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-background={ground}
      css={[backgrounds[ground], isFeature && styles.landing, trace === "into" && traceStyle.into]}
    >
      <div
        css={[
          container,
          twelveColumns,
          styles.sheet,
          trace && traceStyle.room,
          trace === "through" && traceStyle.through,
        ]}
      >
        <header
          css={[
            styles.header,
            isFeature ? styles.feature : { [media.wide]: { gridColumn: `1 / span ${titleColumns}` } },
          ]}
        >
          {label && <p css={[labelStyle, trace && traceStyle.via]}>{label}</p>}
          <h2 id={titleId}>{title}</h2>
          {lead && <p css={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

/** The room above and below a section's content. */
export const sectionPadding = css({
  paddingBlock: space.section,
  // After a section on the same ground, which is always paper, both share one gap.
  "[data-background=paper] + [data-background=paper] > &": { paddingBlockStart: 0 },
});

const styles = {
  sheet: css(sectionPadding, {
    position: "relative",
    gap: space.l,
    [media.medium]: { rowGap: space.xl },
  }),
  header: css({ display: "grid", alignContent: "start", gap: space.s }),
  /** Who comes by its anchor sees it whole: without the room above it, in a low window without its title. */
  landing: css({
    scrollMarginBlockStart: `calc(-1 * ${space.section} - ${space.s})`,
    [media.wideScreen]: {
      [media.short]: { scrollMarginBlockStart: `calc(-1 * ${space.section} - 8.5rem)` },
    },
  }),
  feature: css({
    "& h2": {
      fontSize: "clamp(2.25rem, 1.35rem + 4.4vw, 5.25rem)",
      [media.wide]: { textWrap: "initial", alignSelf: "last baseline" },
    },
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      "& > *": { gridColumn: "1 / 3" },
      "& > p:last-of-type": {
        gridArea: "1 / 3 / span 2",
        alignSelf: ["end", "last baseline"],
        fontSize: "clamp(1rem, 0.55rem + 0.6vw, 1.25rem)",
        textWrap: "balance",
      },
    },
    [media.wideScreen]: {
      [media.short]: {
        marginBlockEnd: `calc(${space.l} - ${space.xl})`,
        "& h2": { fontSize: "3.5625rem" },
      },
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
