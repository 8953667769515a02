import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { BenchDrawing } from "../components/drawings/bench-drawing";
import { HalfBoardDrawing } from "../components/drawings/half-board-drawing";
import { FounderCard } from "../components/founder-card";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { ValueList } from "../components/value-list";
import { PageHead } from "../seo/page-head";
import { half, sheet, twelveColumns } from "../theme/sheet";
import { media, space } from "../theme/tokens";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro label={page.label} title={page.title} lead={page.lead} />
      <div css={[sheet, twelveColumns, styles.founders]}>
        {page.founders.map((founder, index) => (
          <FounderCard
            key={founder.email}
            founder={founder}
            emailLabel={page.emailLabel}
            drawing={<HalfBoardDrawing side={index === 0 ? "measure" : "relay"} />}
            css={index === 0 ? styles.left : styles.right}
          />
        ))}
      </div>
      <Section title={page.habits.title} titleColumns={5}>
        <div css={styles.habits}>
          <ValueList values={page.habits.items} />
        </div>
        <div css={styles.bench}>
          <BenchDrawing />
        </div>
      </Section>
      <CallToAction invitation={page.contact} />
    </>
  );
}

/** The outer edges of the board's two halves are those of the text; side by side, they touch over the gap between them. */
const halfBoard = {
  inlineSize: "103.7%",
  maxInlineSize: "none",
  [media.wide]: { inlineSize: `calc(103.6% + ${space.l} / 2)` },
};

const styles = {
  habits: css({ [media.wide]: { gridColumn: half.right, gridRow: "1 / span 2", alignSelf: "end" } }),
  bench: css({ [media.wide]: { gridColumn: half.left } }),
  founders: css({ gap: `${space.xxl} ${space.l}` }),
  left: css({
    "& > svg": { ...halfBoard, marginInlineStart: "-3.7%" },
    [media.wide]: { gridColumn: half.left },
  }),
  right: css({
    "& > svg": halfBoard,
    [media.wide]: { gridColumn: half.right, "& > svg": { marginInlineStart: `calc(${space.l} / -2)` } },
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
