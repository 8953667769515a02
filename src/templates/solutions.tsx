import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { OfferDrawing } from "../components/drawings/offer-drawing";
import { ThreadDrawing } from "../components/drawings/thread-drawing";
import { Offer } from "../components/offer";
import { PageIntro } from "../components/page-intro";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";

export default function SolutionsPage({ data: { page, home } }: PageProps<Queries.SolutionsPageQuery>) {
  const { nextSteps } = useSite();
  const { pressure, flow } = home.aqualink.chart;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} offers={page.offers} />
      <PageIntro {...page} drawing={<ThreadDrawing />} />
      {page.offers.map((offer, index) => (
        <Offer
          key={offer.id}
          {...offer}
          number={index + 1}
          drawing={<OfferDrawing name={offer.icon} {...page.drawings} day={[pressure, flow]} />}
        />
      ))}
      <CallToAction {...page.contact} nextSteps={nextSteps} />
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
        more {
          label
          to
        }
      }
      drawings {
        note
        chain
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
    home: homeContent {
      aqualink {
        chart {
          pressure {
            name
            unit
            lowest
            highest
            hourly
          }
          flow {
            name
            unit
            lowest
            highest
            hourly
          }
        }
      }
    }
  }
`;
