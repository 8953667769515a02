import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Offer } from "../components/offer";
import { PageIntro } from "../components/page-intro";
import { PageHead } from "../seo/page-head";

export default function SolutionsPage({ data: { page } }: PageProps<Queries.SolutionsPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} offers={page.offers} />
      <PageIntro {...page} />
      {page.offers.map((offer, index) => (
        <Offer key={offer.id} {...offer} number={index + 1} />
      ))}
      <CallToAction {...page.contact} />
    </>
  );
}

export const query = graphql`
  query SolutionsPage {
    page: solutionsContent {
      path
      breadcrumb
      seo {
        title
        description
      }
      label
      title
      lead
      offers {
        id
        icon
        title
        description
        details
        image {
          alt
          src {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 720, 1080, 1440])
            }
          }
        }
        link {
          label
          to
        }
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
