import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { TwinBoardsDrawing } from "../components/drawings/twin-boards-drawing";
import { FounderCard } from "../components/founder-card";
import { ValueList } from "../components/home/value-list";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { Sheet } from "../components/sheet";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  const { nextSteps } = useSite();
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro {...page} drawing={<TwinBoardsDrawing />} />
      <Sheet>
        {page.founders.map((founder) => (
          <FounderCard key={founder.email} {...founder} emailLabel={page.emailLabel} />
        ))}
      </Sheet>
      <Section title={page.habits.title} titleColumns={5}>
        <ValueList values={page.habits.items} />
      </Section>
      <CallToAction {...page.contact} nextSteps={nextSteps} />
    </>
  );
}

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
        facts {
          label
          text
        }
        photo {
          alt
          src {
            childImageSharp {
              gatsbyImageData(width: 448, aspectRatio: 1)
            }
          }
        }
      }
      emailLabel
      habits {
        title
        items {
          title
          description
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
