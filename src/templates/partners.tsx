import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction, wireAbove } from "../components/call-to-action";
import { ContactPeople } from "../components/contact-people";
import { PartnerModuleDrawing } from "../components/drawings/partner-socket-drawing";
import { copperLine, inMargin, piece } from "../components/drawings/trace";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { PageHead } from "../seo/page-head";
import { sheet, toWindowEdge } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";

export default function PartnersPage({ data: { page, founders } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro label={page.label} title={page.title} lead={page.lead} />
      <div css={styles.clipped}>
        <div css={sheet}>
          <div css={styles.board}>
            {page.categories.map((category, row) => (
              <PartnerCategory key={category.title} category={category} labels={page.words} row={row} />
            ))}
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
  clipped: css({ overflow: "clip" }),
  // Its edge is that of the last third; on a telephone there is room for its traces beside the words.
  board: css({
    position: "relative",
    "--edge": "calc(100% - 60px)",
    [media.wide]: { "--edge": `calc((100% + ${space.l}) * 2 / 3)` },
    "&::before": {
      ...piece,
      insetBlock: `0 ${space.xl}`,
      insetInline: `var(--edge) ${toWindowEdge}`,
      border: `2px dashed ${color.controlLine}`,
      borderInlineEnd: 0,
      borderStartStartRadius: "10px",
      borderEndStartRadius: "10px",
      background: color.surface,
    },
  }),
  // What goes on from the module: into the margin, or down to the button below it.
  foot: css({
    position: "relative",
    blockSize: 144,
    "&::after": {
      ...piece,
      insetBlock: "62px 0",
      insetInline: `calc(var(--edge) + 70px) calc(-1 * ${inMargin})`,
      borderBlockStart: copperLine,
      borderInlineEnd: copperLine,
      [media.wideScreen]: {
        insetBlock: "84px 0",
        insetInline: `calc(var(--edge) + ${wireAbove} - 1px) auto`,
        borderInlineEnd: 0,
        borderBlockStart: 0,
        borderInlineStart: copperLine,
      },
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
