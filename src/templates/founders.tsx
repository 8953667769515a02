import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Bench } from "../components/bench";
import { CallToAction } from "../components/call-to-action";
import { FounderCard } from "../components/founder-card";
import { HabitList } from "../components/habit-list";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";
import { media } from "../theme/tokens";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  const { locality } = useSite().business.address;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <div css={styles.wired}>
        <div css={styles.intro}>
          <PageIntro title={page.title} lead={page.lead} />
        </div>
        <Bench locality={locality}>
          {page.founders.map((founder) => (
            <FounderCard key={founder.email} founder={founder} emailLabel={page.emailLabel} />
          ))}
        </Bench>
        <Section title={page.habits.title} background="ink">
          <HabitList habits={page.habits.items} />
        </Section>
      </div>
      <CallToAction invitation={page.contact} wires={1} />
    </>
  );
}

const styles = {
  // Ends the bench's wire at the section's edge, where the call to action continues it.
  wired: css({
    overflow: "clip",
    // The same copper as the wire in the margin.
    "& > section": { "--copper": "inherit" },
  }),
  // Leaves room for the drawn window, which extends up beside title and lead.
  intro: css({
    position: "relative",
    zIndex: 1,
    "& > header": { paddingBlockEnd: 0 },
    [media.medium]: { "& h1": { maxInlineSize: "74%" }, "& p": { maxInlineSize: "54%" } },
  }),
};

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
