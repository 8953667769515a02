import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageIntro } from "../components/page-intro";
import { Antenna, Chamber } from "../components/solutions/chamber";
import { DayWindow } from "../components/solutions/day-window";
import { Layers } from "../components/solutions/layers";
import { Offer } from "../components/solutions/offer";
import { Trades } from "../components/solutions/trades";
import pencil from "../drawings/end-pencil.svg";
import { Measurement } from "../islands/measurement/measurement";
import { PageHead } from "../seo/page-head";

export default function SolutionsPage({ data: { page, home } }: PageProps<Queries.SolutionsPageQuery>) {
  const { drawings, measurement: labels } = page;
  const { quantities } = home.aqualink.liveView;
  const drawingOf = ({ icon, details }: Queries.OfferFragment) =>
    ({
      board: <Trades {...drawings} details={details} labels={labels} />,
      link: <Layers details={details} />,
      data: <DayWindow labels={quantities} note={drawings.note} noSignal={labels.lost} details={details} />,
      water: <Chamber details={details} />,
    })[icon];
  const isProduct = ({ icon }: Queries.OfferFragment) => icon === "water"; // AquaLink, drawn below the services
  const renderOffer = (offer: Queries.OfferFragment) => (
    <Offer
      key={offer.id}
      offer={offer}
      drawingAboveGround={isProduct(offer) && <Antenna label={drawings.antenna} />}
    >
      {drawingOf(offer)}
    </Offer>
  );
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} services={page.offers} />
      <PageIntro title={page.title} lead={page.lead} />
      <Measurement labels={labels}>
        {page.offers.filter((offer) => !isProduct(offer)).map(renderOffer)}
      </Measurement>
      {page.offers.filter(isProduct).map(renderOffer)}
      <CallToAction content={page.contact} endDrawing={pencil} />
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
        note
        antenna
        sources {
          ...SignalSource
        }
      }
      measurement {
        ...Measurement
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
