import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Dossier } from "../components/dossier";
import { Drawing } from "../components/drawings/drawing";
import { IntroText, spaceAboveTitle } from "../components/page-intro";
import { ProjectCard } from "../components/project-card";
import yourDevice from "../drawings/your-device.svg";
import { PageHead } from "../seo/page-head";
import { container, innerContainer, twelveColumns } from "../theme/container";
import { fontSize, media, space } from "../theme/tokens";

export default function ProjectsPage({ data: { page } }: PageProps<Queries.ProjectsPageQuery>) {
  const [first, ...others] = page.projects;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <div css={[container, twelveColumns, styles.intro]}>
        <header css={styles.introText}>
          <IntroText title={page.title} lead={page.lead} />
        </header>
        {first && <ProjectCard project={first} isFirst />}
      </div>
      {others.length > 0 && (
        <div css={[innerContainer, styles.others]}>
          {others.map((project) => (
            <ProjectCard key={project.title} project={project} />
          ))}
        </div>
      )}
      <Dossier dossier={page.dossier} />
      <CallToAction content={page.contact}>
        <Drawing svg={yourDevice} css={styles.yourDevice}>
          <text className="ink lid-name" transform="matrix(0.829 0.173 0 0.951 762 244)">
            {page.nameplate}
          </text>
        </Drawing>
      </CallToAction>
    </>
  );
}

const styles = {
  intro: css({
    gap: `min(${space.xl}, 4svh) ${space.l}`,
    [media.stacked]: { paddingBlockEnd: space.section },
    [media.wide]: {
      gridTemplateRows: "auto 1fr",
      // Keeps the first card's button in view in short viewports.
      "& h1": { fontSize: `min(${fontSize.heading1}, max(2.5rem, 11svh - 1.2rem))` },
    },
  }),
  others: css({ [media.wide]: { paddingBlockStart: space.section } }),
  introText: css({
    display: "grid",
    alignContent: "start",
    gap: space.l,
    paddingBlockStart: spaceAboveTitle,
    [media.wide]: { gridColumn: "1 / 6" },
  }),
  yourDevice: css({ "& .lid-name": { fontSize: 44 } }),
};

export const query = graphql`
  query ProjectsPage {
    page: projectsContent {
      ...PageHead
      ...PageIntro
      projects {
        ...ProjectCard
      }
      dossier {
        ...Dossier
      }
      nameplate
      contact {
        ...CallToAction
      }
    }
  }
`;
