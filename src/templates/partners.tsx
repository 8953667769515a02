import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { PageHead } from "../seo/page-head";
import { media, size, space } from "../theme/tokens";

export default function PartnersPage({ data: { page } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro {...page} />
      <div css={styles.categories}>
        {page.categories.map((category) => (
          <PartnerCategory key={category.title} {...category} />
        ))}
      </div>
      <CallToAction {...page.contact} />
    </>
  );
}

const styles = {
  // The first category has the sheet's width, the others share it.
  categories: css({
    display: "grid",
    gap: `${space.xxl} ${space.xl}`,
    [media.wide]: {
      gridTemplateColumns: "7fr 5fr",
      "& > :first-of-type": { gridColumn: "1 / -1", gridTemplateColumns: "5fr 7fr" },
    },
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `0 ${space.gutter} ${space.section}`,
  }),
};

export const query = graphql`
  query PartnersPage {
    page: partnersContent {
      path
      breadcrumb
      seo {
        title
        description
      }
      label
      title
      lead
      categories {
        title
        description
        notice
      }
      contact {
        title
        text
        link {
          label
          to
        }
      }
    }
  }
`;
