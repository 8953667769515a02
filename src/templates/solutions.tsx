import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { OfferDrawing } from "../components/drawings/offer-drawing";
import { SensorDrawing } from "../components/drawings/sensor-drawing";
import { Offer } from "../components/offer";
import { PageIntro } from "../components/page-intro";
import { quantities } from "../network/model";
import { PageHead } from "../seo/page-head";

export default function SolutionsPage({ data: { page, home } }: PageProps<Queries.SolutionsPageQuery>) {
  const { quantities: words } = home.aqualink.liveView;
  const day = quantities.map((name) => ({ ...words[name], quantity: name }));
  const offers = page.offers.map((offer, index) => (
    <Offer
      key={offer.id}
      offer={offer}
      number={index + 1}
      antenna={page.drawings.antenna}
      drawing={<OfferDrawing icon={offer.icon} labels={page.drawings} day={day} />}
    />
  ));
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} offers={page.offers} />
      <PageIntro title={page.title} lead={page.lead} drawing={<SensorDrawing />} isJoined />
      {offers}
      <CallToAction invitation={page.contact} />
    </>
  );
}

export const query = graphql`
  query SolutionsPage {
    page: solutionsContent {
      ...PageHead
      ...PageIntro
      offers {
        ...Offer
      }
      drawings {
        ...OfferDrawing
        antenna
      }
      contact {
        ...CallToAction
      }
    }
    home: homeContent {
      aqualink {
        liveView {
          quantities {
            ...Quantities
          }
        }
      }
    }
  }
`;
