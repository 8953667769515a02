import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageIntro } from "../components/page-intro";
import { Antenna, Chamber } from "../components/solutions/chamber";
import { DayWindow } from "../components/solutions/day-window";
import { Layers } from "../components/solutions/layers";
import { Offer } from "../components/solutions/offer";
import { Trades } from "../components/solutions/trades";
import { PageHead } from "../seo/page-head";
import { sheet, twelveColumns } from "../theme/sheet";

export default function SolutionsPage({ data: { page, home } }: PageProps<Queries.SolutionsPageQuery>) {
  const { note, antenna, sources } = page.drawings;
  const figures = {
    board: (details: readonly string[]) => <Trades sources={sources} details={details} />,
    link: (details: readonly string[]) => <Layers details={details} />,
    data: (details: readonly string[]) => (
      <DayWindow words={home.aqualink.liveView.quantities} details={details} note={note} />
    ),
    water: (details: readonly string[]) => <Chamber details={details} />,
  };
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} offers={page.offers} />
      <PageIntro title={page.title} lead={page.lead} />
      {page.offers.flatMap((offer) => [
        offer.icon === "water" && (
          <div key="antenna" css={antennaBand}>
            <Antenna label={antenna} />
          </div>
        ),
        <Offer key={offer.id} offer={offer}>
          {figures[offer.icon](offer.details)}
        </Offer>,
      ])}
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
        note
        antenna
        sources {
          ...SignalSource
        }
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

const antennaBand = css(sheet, twelveColumns, { marginBlockStart: "-1rem" });
