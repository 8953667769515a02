import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { boardOnPhone, CallToAction, wireAbove } from "../components/call-to-action";
import { ContactPeople } from "../components/contact-people";
import { PartnerModuleDrawing } from "../components/drawings/partner-socket-drawing";
import { copperLine, piece } from "../components/drawings/trace";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { PageHead } from "../seo/page-head";
import { sheet, toWindowEdge } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";

export default function PartnersPage({ data: { page, founders } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} />
      <div css={styles.clipped}>
        <div css={sheet}>
          <div css={styles.board}>
            <div css={styles.rows}>
              {page.categories.map((category, row) => (
                <PartnerCategory key={category.title} category={category} labels={page.words} row={row} />
              ))}
            </div>
            <div css={styles.foot}>
              <PartnerModuleDrawing />
            </div>
          </div>
        </div>
      </div>
      <CallToAction invitation={page.contact} wire="above">
        <ContactPeople people={founders.founders} />
      </CallToAction>
    </>
  );
}

const styles = {
  clipped: css({ overflowX: "clip" }),
  // Its edge is that of the last column; on a telephone there is room for its traces, and what each takes reaches out of it.
  board: css({
    position: "relative",
    "--edge": `calc(100% - ${boardOnPhone})`,
    // With letters so large the words take its room.
    [media.tight]: { "--edge": "100%" },
    [media.medium]: { "--edge": `calc((100% + ${space.l}) / 2)` },
    [media.wide]: { "--edge": `calc((100% + ${space.l}) * 2 / 3)` },
    "&::before": {
      ...piece,
      insetBlock: `0 ${space.xl}`,
      insetInline: `var(--edge) ${toWindowEdge}`,
      border: `2px dashed ${color.controlLine}`,
      borderInlineEnd: 0,
      borderRadius: "10px 0 0 10px",
      background: color.surface,
    },
  }),
  // The traces of each run down to the module.
  rows: css({ overflowY: "clip", paddingBlockEnd: space.m }),
  // What goes on from the module leads to the button below, over that section's edge.
  foot: css({
    position: "relative",
    blockSize: 104,
    "&::after": {
      ...piece,
      insetBlock: "44px -1px",
      insetInlineStart: `calc(var(--edge) + ${wireAbove.board})`,
      [media.medium]: { insetInlineStart: `calc(var(--edge) + ${wireAbove.column})` },
      borderInlineStart: copperLine,
      [media.print]: { display: "none" },
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
    founders: foundersContent {
      founders {
        ...ContactPerson
      }
    }
  }
`;
