import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Dossier } from "../components/dossier";
import { aboveTitle, IntroWords } from "../components/page-intro";
import { Pagination } from "../components/pagination";
import { ProjectCard } from "../components/project-card";
import { fill } from "../content/fill";
import { projectPagePath } from "../content/project-pages";
import { PageHead } from "../seo/page-head";
import { innerSheet, sheet, twelveColumns } from "../theme/sheet";
import { media, space } from "../theme/tokens";
import type { ProjectsContext } from "./page-context";

export default function ProjectsPage({
  data: { page },
  pageContext: { number, pages },
}: PageProps<Queries.ProjectsPageQuery, ProjectsContext>) {
  const { first, further, pagination } = page;
  const isFirst = number === 1;
  const isAlone = further.length === 0 && pages === 1;
  const path = projectPagePath(page.path, number);
  const listPage = {
    first: isFirst ? undefined : { name: page.breadcrumb, path: page.path },
    previous: isFirst ? undefined : projectPagePath(page.path, number - 1),
    next: number < pages ? projectPagePath(page.path, number + 1) : undefined,
  };
  const furtherSeo = {
    title: fill(pagination.pageTitle, { title: page.seo.title, page: number }),
    description: fill(pagination.description, { page: number, pages }),
  };
  return (
    <>
      <PageHead
        seo={isFirst ? page.seo : furtherSeo}
        path={path}
        breadcrumb={isFirst ? page.breadcrumb : fill(pagination.page, { page: number })}
        listPage={listPage}
      />
      <div css={[sheet, twelveColumns, styles.opening, isAlone && styles.onDossier]}>
        <header css={styles.words}>
          <IntroWords
            title={isFirst ? page.title : fill(pagination.pageTitle, { title: page.title, page: number })}
            lead={page.lead}
          />
        </header>
        {first.map((project) => (
          <ProjectCard key={project.title} project={project} isFirst />
        ))}
      </div>
      {!isAlone && (
        <div css={innerSheet}>
          {further.map((project) => (
            <ProjectCard key={project.title} project={project} />
          ))}
          <Pagination
            current={number}
            paths={Array.from({ length: pages }, (_, index) => projectPagePath(page.path, index + 1))}
            labels={pagination}
          />
        </div>
      )}
      {isFirst && <Dossier dossier={page.dossier} />}
      <CallToAction invitation={page.contact} />
    </>
  );
}

const styles = {
  opening: css({
    gap: `${space.xl} ${space.l}`,
    paddingBlockEnd: space.section,
    [media.wide]: {
      gridTemplateRows: "auto 1fr",
      // What can be pressed is in the first screen of a low window, too.
      [media.lowest]: { rowGap: space.l, "& h1": { fontSize: "min(5.5vw, 9svh)" } },
    },
  }),
  // The picture stands on the edge of what shows it from inside.
  onDossier: css({ [media.wide]: { paddingBlockEnd: 0 } }),
  words: css({
    display: "grid",
    alignContent: "start",
    gap: space.l,
    paddingBlockStart: aboveTitle,
    [media.wide]: { gridColumn: "1 / 6" },
  }),
};

export const query = graphql`
  query ProjectsPage($number: Int!, $firstFormats: [ImageFormat]) {
    page: projectsContent {
      ...PageHead
      ...PageIntro
      first(number: $number) {
        ...FirstProject
      }
      further(number: $number) {
        ...FurtherProject
      }
      dossier {
        ...Dossier
      }
      pagination {
        ...Pagination
        pageTitle
        description
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
