import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { ContactPeople } from "../components/contact-people";
import { PanelDrawing } from "../components/drawings/panel-drawing";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { Sheet } from "../components/sheet";
import { PageHead } from "../seo/page-head";

export default function PartnersPage({ data: { page, founders } }: PageProps<Queries.PartnersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro label={page.label} title={page.title} lead={page.lead} drawing={<PanelDrawing />} />
      <Sheet gap="xl">
        {page.categories.map((category, index) => (
          <PartnerCategory
            key={category.title}
            category={category}
            labels={page.words}
            pins={index + fewestPins}
          />
        ))}
      </Sheet>
      <CallToAction invitation={page.contact}>
        <ContactPeople people={founders.founders} />
      </CallToAction>
    </>
  );
}

/** Of the first category's plug. */
const fewestPins = 2;

export const query = graphql`
  query PartnersPage {
    page: partnersContent {
      ...PageHead
      ...PageIntro
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
    founders: foundersContent {
      founders {
        ...ContactPerson
      }
    }
  }
`;
