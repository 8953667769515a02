import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { TwinBoardsDrawing } from "../components/drawings/twin-boards-drawing";
import { FounderCard } from "../components/founder-card";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { Sheet } from "../components/sheet";
import { ValueList } from "../components/value-list";
import { PageHead } from "../seo/page-head";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro label={page.label} title={page.title} lead={page.lead} drawing={<TwinBoardsDrawing />} />
      <Sheet>
        {page.founders.map((founder) => (
          <FounderCard key={founder.email} founder={founder} emailLabel={page.emailLabel} />
        ))}
      </Sheet>
      <Section title={page.habits.title} titleColumns={5}>
        <ValueList values={page.habits.items} />
      </Section>
      <CallToAction invitation={page.contact} />
    </>
  );
}

export const query = graphql`
  query FoundersPage {
    page: foundersContent {
      ...PageHead
      ...PageIntro
      founders {
        ...FounderCard
      }
      emailLabel
      habits {
        title
        items {
          ...Value
        }
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
