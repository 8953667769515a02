import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Drawing } from "../components/drawings/drawing";
import { nonScalingStrokes } from "../components/drawings/drawing-styles";
import { bentLine, marginCentre, outerWire } from "../components/drawings/trace";
import { PageIntro } from "../components/page-intro";
import { board, PartnerCategory } from "../components/partner-category";
import chip from "../drawings/partner-chip.svg";
import edge from "../drawings/partner-edge.svg";
import header from "../drawings/partner-header.svg";
import terminal from "../drawings/partner-terminal.svg";
import { PageHead } from "../seo/page-head";
import { container } from "../theme/container";
import { color, media } from "../theme/tokens";

/** Parts in the order of the categories; the last is the chip. */
const parts = [header, terminal];

export default function PartnersPage({ data: { page } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} promise={page.promise} />
      <div css={styles.wired}>
        <div css={container}>
          <div css={styles.board}>
            {page.categories.map((category, index) => (
              <PartnerCategory
                key={category.title}
                part={parts[index] ?? chip}
                category={category}
                labels={page.words}
              />
            ))}
          </div>
          <div css={styles.edge}>
            <Drawing file={edge} css={nonScalingStrokes} />
          </div>
        </div>
      </div>
      <CallToAction invitation={page.contact} wires={2} />
    </>
  );
}

const styles = {
  // Clips the socket's wire where the button's begins.
  wired: css({ overflow: "clip" }),
  board: css({ border: `1.5px solid ${color.text}`, borderRadius: 12, background: color.surface }),
  edge: css({
    position: "relative",
    display: "flex",
    paddingInlineStart: `calc(${board.margin} + 1.5px)`,
    "& > svg": { flex: "none", inlineSize: board.part },
    "&::after": {
      ...bentLine("Start", "End", "wire"),
      ...outerWire,
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
