import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Bench } from "../components/bench";
import { ButtonLink } from "../components/button-link";
import { CallToAction } from "../components/call-to-action";
import { copperLine, marginCentre, marginLine } from "../components/drawings/lines";
import { FounderCard } from "../components/founder-card";
import { HabitList } from "../components/habit-list";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";
import { color, media, space } from "../theme/tokens";

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
            <FounderCard key={founder.email} founder={founder} />
          ))}
        </Bench>
        <Section title={page.habits.title} background="ink">
          <HabitList habits={page.habits.items} initials={page.founders.at(-1)?.initials} />
          {page.habits.partners && (
            <div className="screen-only" css={styles.partners}>
              <p>{page.habits.partners.text}</p>
              <ButtonLink link={page.habits.partners.link} variant="outlined" />
            </div>
          )}
        </Section>
      </div>
      <CallToAction content={page.contact} wires={1} />
    </>
  );
}

const styles = {
  // At the dark section's lower edge, clips the wire from the bench; the call to action continues it.
  wired: css({
    overflow: "clip",
    // Draws the part of that wire beside the dark section again, in the section's shade of copper.
    "& > section > div::after": {
      ...marginLine,
      zIndex: 1,
      insetBlock: 0,
      blockSize: "auto",
      insetInlineEnd: `calc(${space.gutter} - ${marginCentre})`,
      borderInlineEnd: copperLine,
    },
  }),
  partners: css({
    display: "grid",
    justifyItems: "start",
    alignItems: "center",
    gap: `${space.m} ${space.l}`,
    // The columns of the habits.
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", "& > p": { gridColumn: "span 2" } },
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${color.line}`,
  }),
  // Leaves room for the bench's drawn window, which extends up beside title and lead.
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
      habits {
        title
        items {
          ...TitledText
        }
        partners {
          text
          link {
            ...Link
          }
        }
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
