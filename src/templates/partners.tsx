import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Drawing } from "../components/drawings/drawing";
import { nonScalingStrokes } from "../components/drawings/drawing-styles";
import { bentLine, marginCentre } from "../components/drawings/trace";
import { PageIntro } from "../components/page-intro";
import { board, PartnerCategory } from "../components/partner-category";
import chip from "../drawings/partner-chip.svg";
import edge from "../drawings/partner-edge.svg";
import header from "../drawings/partner-header.svg";
import terminal from "../drawings/partner-terminal.svg";
import { PageHead } from "../seo/page-head";
import { container } from "../theme/container";
import { color, media, space } from "../theme/tokens";

/** Parts in the order of the categories. */
const parts = [header, terminal, chip];

export default function PartnersPage({ data: { page } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} />
      <div css={styles.wired}>
        <div css={container}>
          <p css={styles.promise}>{page.promise}</p>
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
          <div css={styles.edge}>
            <Drawing file={edge} css={nonScalingStrokes} />
          </div>
        </div>
      </div>
      <CallToAction invitation={page.contact} isWired />
    </>
  );
}

const styles = {
  // Clips the socket's wire where the button's begins.
  wired: css({ overflow: "clip" }),
  promise: css({ marginBlockEnd: space.l, fontWeight: 600, textWrap: "balance" }),
  board: css({ border: `1.5px solid ${color.text}`, borderRadius: 12, background: color.surface }),
  edge: css({
    position: "relative",
    display: "flex",
    paddingInlineStart: `calc(${board.margin} + 1.5px)`,
    "& > svg": { flex: "none", inlineSize: board.part },
    "&::after": {
      ...bentLine("Start", "End", "wire"),
      insetBlockStart: "79%",
      insetInline: `calc(${board.margin} + 1.03 * ${board.part}) calc(-1 * ${marginCentre})`,
    },
    [media.tight]: { display: "none" },
  }),
};

export const query = graphql`
  query PartnersPage {
    page: partnersContent {
      ...PageHead
      ...PageIntro
      promise
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
