import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageIntro } from "../components/page-intro";
import { boardMargin, PartnerCategory } from "../components/partner-category";
import chip from "../drawings/partner-chip.svg";
import header from "../drawings/partner-header.svg";
import terminal from "../drawings/partner-terminal.svg";
import { PageHead } from "../seo/page-head";
import { sheet } from "../theme/sheet";
import { boardColors, color, media, space } from "../theme/tokens";

/** What is not yet on the board, in the order of the categories. */
const parts = [header, terminal, chip];

export default function PartnersPage({ data: { page } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} />
      <div css={[sheet, styles.sheet]}>
        <div css={styles.board}>
          {parts.map((part, index) => {
            const category = page.categories[index];
            return (
              category && (
                <PartnerCategory key={category.title} part={part} category={category} labels={page.words} />
              )
            );
          })}
        </div>
      </div>
      <CallToAction invitation={page.contact} />
    </>
  );
}

/** A hole for a screw in a corner of the board: the page shows through. */
const screwHole = `radial-gradient(closest-side, ${color.background} 46%, var(--mask) 49% 56%, var(--land) 59% 76%, #0000 79%)`;

const [near, far] = [space.s, `calc(100% - ${space.s})`];
const holesAt = (...places: string[]) =>
  [
    ...places.map((place) => `${screwHole} ${place} / var(--hole) var(--hole) no-repeat`),
    "var(--mask)",
  ].join();
const above = [`${near} ${near}`, `${far} ${near}`];

const styles = {
  sheet: css({
    "--below-board": space.xxl,
    [media.medium]: { "--below-board": "5.5rem" },
    paddingBlockEnd: "var(--below-board)",
  }),
  board: css({
    ...boardColors,
    "--hole": "1.75rem",
    "--part": "clamp(5rem, 26vw - 2.6rem, 15.5rem)",
    [media.narrow]: { "--part": "clamp(3.25rem, 34vw - 4.35rem, 6rem)" },
    display: "grid",
    borderRadius: 12,
    // The contacts take the corner on the left.
    background: holesAt(...above, `calc(${boardMargin} + var(--part) + ${space.s}) ${far}`, `${far} ${far}`),
    color: "var(--silk)",
    // Clear of the holes.
    paddingBlockStart: space.xl,
    [media.medium]: { paddingBlockStart: space.m },
    // Where they leave room for it.
    [media.wide]: { background: holesAt(...above, `${near} ${far}`, `${far} ${far}`) },
    [media.print]: {
      "--mask": "none",
      "--silk": color.text,
      "--buried": color.line,
      border: `1px solid ${color.text}`,
    },
    [media.forcedColors]: {
      "--mask": "Canvas",
      "--silk": "CanvasText",
      "--land": "CanvasText",
      "--buried": "CanvasText",
      border: "1px solid CanvasText",
    },
  }),
};

export const query = graphql`
  query PartnersPage {
    page: partnersContent {
      ...PageHead
      ...PageIntro
      words {
        ...PartnerLabels
      }
      categories {
        ...PartnerCategory
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
