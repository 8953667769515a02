import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { PageHead } from "../seo/page-head";
import { size, space } from "../theme/tokens";

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
  categories: css({
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
