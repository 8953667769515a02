import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { FounderCard } from "../components/founder-card";
import { PageIntro } from "../components/page-intro";
import { PageHead } from "../seo/page-head";
import { media, size, space } from "../theme/tokens";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro {...page} />
      <div css={styles.founders}>
        {page.founders.map((founder) => (
          <FounderCard key={founder.email} {...founder} emailLabel={page.emailLabel} />
        ))}
      </div>
      <CallToAction {...page.contact} />
    </>
  );
}

const styles = {
  founders: css({
    display: "grid",
    gap: `${space.xl} ${space.xxl}`,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `0 ${space.gutter} ${space.section}`,
    [media.wide]: { gridTemplateColumns: "1fr 1fr" },
  }),
};

export const query = graphql`
  query FoundersPage {
    page: foundersContent {
      path
      breadcrumb
      seo {
        title
        description
      }
      label
      title
      lead
      founders {
        name
        initials
        role
        email
        bio
        photo {
          alt
          src {
            childImageSharp {
              gatsbyImageData(width: 320, aspectRatio: 1)
            }
          }
        }
      }
      emailLabel
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
