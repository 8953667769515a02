import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PanelDrawing } from "../components/drawings/panel-drawing";
import { ScopeDrawing } from "../components/drawings/scope-drawing";
import { bentLine, copperLine, inMargin, piece, threadLine } from "../components/drawings/trace";
import { FounderCard } from "../components/founder-card";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { ValueList } from "../components/value-list";
import { PageHead } from "../seo/page-head";
import { half, sheet } from "../theme/sheet";
import { color, media, size, space } from "../theme/tokens";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} />
      <div css={styles.founders}>
        <div css={sheet}>
          <div css={styles.board}>
            {page.founders.map((founder, index) => (
              <FounderCard
                key={founder.email}
                founder={founder}
                emailLabel={page.emailLabel}
                half={index === 0 ? "measure" : "relay"}
                css={index === 0 ? styles.measure : styles.relay}
              />
            ))}
            <PanelDrawing />
          </div>
        </div>
      </div>
      <div css={styles.wired}>
        <Section title={page.habits.title} titleColumns={6}>
          <div css={styles.habits}>
            <ValueList values={page.habits.items} />
          </div>
          <div css={styles.bench}>
            <ScopeDrawing />
          </div>
        </Section>
      </div>
      <CallToAction invitation={page.contact} wire="beside" />
    </>
  );
}

/** Between the two boards. */
const slot = 14;
/** From a board's upper edge to a pad of its chip. */
const pad = (number: number) => `calc(var(--chip-inset) + var(--chip) * ${(number - 0.5) / 6})`;
/** What a trace down the board's edge leaves above and below, where it bends. */
const toTestPoint = `calc(${pad(5)} + 8px) 46px`;
const copper = { ...threadLine, blockSize: "auto", borderInlineStart: copperLine } as const;

const styles = {
  // Cut at its foot is what runs on in the next section. Above it stands an antenna, beside the words of the head.
  founders: css({
    overflow: "clip",
    marginBlockStart: -128,
    paddingBlock: `152px ${space.section}`,
    pointerEvents: "none",
    "& > div": { pointerEvents: "auto" },
    [media.narrow]: { marginBlockStart: 0, paddingBlockStart: space.s },
  }),
  board: css({
    position: "relative",
    display: "grid",
    gap: slot,
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
  // Side by side, both lead to the probes below; one above the other, the first leads to the second.
  measure: css({
    "&::before": {
      [media.stacked]: {
        ...piece,
        zIndex: 1,
        insetBlockStart: "calc(100% - 1.5px)",
        insetInlineEnd: 3,
        inlineSize: 18,
        blockSize: slot + 3,
        borderInline: `1.5px solid ${color.text}`,
        background: color.surface,
      },
    },
    "&::after": {
      ...copper,
      insetBlock: toTestPoint,
      insetInlineEnd: 11,
      [media.stacked]: { zIndex: 1, insetBlockEnd: `calc(8px - ${pad(1)} - ${slot}px)` },
    },
  }),
  relay: css({
    [media.wideScreen]: { "&::after": { ...copper, insetBlock: toTestPoint, insetInlineStart: 11 } },
    "&::before": {
      ...bentLine("Start", "End", "wire"),
      insetBlockStart: `calc(${pad(6)} - 1px)`,
      insetInlineStart: "100%",
      inlineSize: inMargin,
    },
  }),
  habits: css({ [media.wide]: { gridColumn: half.left } }),
  // Its cables come from above.
  bench: css({
    display: "none",
    [media.wideScreen]: { display: "block", gridColumn: half.right, gridRow: "1 / span 2", overflow: "clip" },
  }),
  wired: css({
    position: "relative",
    // One gap with the board above.
    "& > section > div": { paddingBlockStart: 0 },
    "&::after": {
      ...copper,
      // Over the edge of the section below.
      insetBlock: "0 -1px",
      insetInlineEnd: `calc(max(0px, (100% - ${size.sheet}) / 2) + ${space.gutter} - ${inMargin})`,
    },
  }),
};

export const query = graphql`
  query FoundersPage {
    page: foundersContent {
      ...PageHead
      ...PageIntro
      founders {
        ...FounderCard
      }
      emailLabel
      habits {
        title
        items {
          ...Value
        }
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
