import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PanelDrawing } from "../components/drawings/panel-drawing";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { Sheet } from "../components/sheet";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";

export default function PartnersPage({ data: { page } }: PageProps<Queries.PartnersPageQuery>) {
  const { nextSteps } = useSite();
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro {...page} drawing={<PanelDrawing />} />
      <Sheet gap="xl">
        {page.categories.map((category) => (
          <PartnerCategory key={category.title} {...category} words={page.words} />
        ))}
      </Sheet>
      <CallToAction {...page.contact} nextSteps={nextSteps} />
    </>
  );
}

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
      words {
        brings
        gets
      }
      categories {
        title
        description
        brings
        gets
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
