import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { ProbesDrawing } from "../components/drawings/probes-drawing";
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
      <PageIntro label={page.label} title={page.title} lead={page.lead} />
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
            <ProbesDrawing />
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
/** What holds them together: over their edges, with holes to break it along. */
const bridge = {
  ...piece,
  zIndex: 1,
  background: color.surface,
  border: `0 dotted ${color.controlLine}`,
  borderBlock: `1.5px solid ${color.text}`,
  borderInlineWidth: 3,
  [media.print]: { display: "none" },
} as const;
/** From a board's upper edge to a pad of its chip. */
const pad = (number: number) => `calc(var(--chip-inset) + var(--chip) * ${(number - 0.5) / 6})`;
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
      ...bridge,
      insetBlockStart: 148,
      blockSize: 64,
      insetInlineStart: "100%",
      inlineSize: slot + 3,
      [media.stacked]: {
        insetBlockStart: "100%",
        blockSize: slot + 3,
        insetInline: "auto 4px",
        inlineSize: 34,
        borderBlock: `3px dotted ${color.controlLine}`,
        borderInline: `1.5px solid ${color.text}`,
      },
    },
    "&::after": {
      ...copper,
      insetBlock: `${pad(5)} 38px`,
      insetInlineEnd: 19,
      [media.stacked]: {
        zIndex: 1,
        insetBlockEnd: `calc(-1 * ${pad(1)} - ${slot + 1}px)`,
      },
    },
  }),
  relay: css({
    [media.wideScreen]: { "&::after": { ...copper, insetBlock: `${pad(5)} 38px`, insetInlineStart: 19 } },
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
    [media.wide]: { gridColumn: half.right, gridRow: "1 / span 2", overflow: "clip" },
    [media.print]: { display: "none" },
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
